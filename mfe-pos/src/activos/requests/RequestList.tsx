import type { LocalDay } from '@lavanda/shared/domain/dates';
import Box from '@mui/material/Box';
import type { MouseEventHandler } from 'react';
import { GroupTitle } from '../GroupTitle';
import { NoteBoard } from '../NoteBoard';
import { momentIn } from '../useMoment';
import RequestCard from './RequestCard';
import { REQUEST_TEXTS as T } from './texts';
import type { Requests } from './useRequests';

type RequestItemsProps = Pick<Requests, 'shown' | 'accepting' | 'onAccept' | 'onDecline'> & {
  /** Local day of the user's sucursal, for the requests of a server that doesn't tell their zone. */
  today: LocalDay;
};

/** The requests as items of a list, for a column of the board. */
export function RequestItems({ shown, accepting, today, onAccept, onDecline }: RequestItemsProps) {
  return shown.map((request) => (
    <li key={request._id}>
      <RequestCard
        request={request}
        today={request.zona_horaria === undefined ? today : momentIn(request.zona_horaria).today}
        accepting={accepting.has(request._id)}
        onAccept={onAccept}
        onDecline={onDecline}
      />
    </li>
  ));
}

type RequestListProps = RequestItemsProps & {
  /** Sees every click on the requests before their buttons do. */
  onTouch: MouseEventHandler;
};

/** The requests above the days of the list. */
export default function RequestList({ onTouch, ...props }: RequestListProps) {
  return (
    // As far from the first day as the days are from each other.
    <Box component="section" aria-labelledby="grupo-solicitudes" onClickCapture={onTouch} sx={{ mb: { xs: 2, sm: 3.5 } }}>
      <GroupTitle id="grupo-solicitudes">
        <b>{T.title}</b>
        <span>{props.shown.length}</span>
      </GroupTitle>
      <NoteBoard>
        <RequestItems {...props} />
      </NoteBoard>
    </Box>
  );
}
