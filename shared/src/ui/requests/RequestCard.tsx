import Button from '@mui/material/Button';
import type { PickupRequest } from '../../contract/schemas/pickupRequests.ts';
import type { LocalDay } from '../../domain/dates.ts';
import { dayName } from './dayName.ts';
import { RequestPaper } from './RequestPaper.ts';
import { REQUEST_TEXTS as T } from './texts.ts';

interface RequestCardProps {
  request: PickupRequest;
  /** Current day at the request's sucursal. */
  today: LocalDay;
  /** Whether the request's acceptance is being sent. */
  accepting: boolean;
  onAccept(request: PickupRequest): void;
  onDecline(request: PickupRequest): void;
}

/** A cliente's request, with buttons to accept and to decline it. */
export default function RequestCard({ request, today, accepting, onAccept, onDecline }: RequestCardProps) {
  const { cliente_name: name, dia: day, hora_inicio: start, hora_final: end, domicilio, comentario: comment } = request;
  // A request for a past day can only be declined.
  const isPast = day < today;
  return (
    <RequestPaper>
      <p className="asks">{T.asks}</p>
      <h3>{name}</h3>
      <p className="when">{T.when(dayName(day, today), start, end)}</p>
      {isPast && <p className="past">{T.past}</p>}
      <p>{domicilio === '' ? T.noAddress : domicilio}</p>
      {comment !== '' && <p className="comment">{T.comment(comment)}</p>}
      <div className="answers">
        <Button variant="outlined" disabled={accepting} aria-label={T.declineOf(name)} onClick={() => onDecline(request)}>
          {T.decline}
        </Button>
        {!isPast && (
          <Button variant="contained" disabled={accepting} aria-label={T.acceptOf(name)} onClick={() => onAccept(request)}>
            {accepting ? T.accepting : T.accept}
          </Button>
        )}
      </div>
    </RequestPaper>
  );
}
