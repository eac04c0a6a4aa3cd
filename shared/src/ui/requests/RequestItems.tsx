import { serverNow } from '@lavanda/shared';
import { dayIn, type LocalDay } from '../../domain/dates.ts';
import RequestCard from './RequestCard.tsx';
import type { Requests } from './useRequests.tsx';

export type RequestItemsProps = Pick<Requests, 'shown' | 'accepting' | 'onAccept' | 'onDecline'> & {
  /** Current day at the user's sucursal, for requests of an older server, which have no time zone. */
  today: LocalDay;
};

/** The cards of the pickup requests as `li` elements; the page that shows them brings the list. */
export function RequestItems({ shown, accepting, today, onAccept, onDecline }: RequestItemsProps) {
  return shown.map((request) => (
    <li key={request._id}>
      <RequestCard
        request={request}
        today={request.zona_horaria === undefined ? today : dayIn(request.zona_horaria, serverNow())}
        accepting={accepting.has(request._id)}
        onAccept={onAccept}
        onDecline={onDecline}
      />
    </li>
  ));
}
