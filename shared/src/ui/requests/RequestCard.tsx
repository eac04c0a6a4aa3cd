import type { PickupRequest } from '@lavanda/shared/contract/schemas/pickupRequests';
import { addDays, type LocalDay } from '@lavanda/shared/domain/dates';
import Button from '@mui/material/Button';
import { dayLabel } from '../dayLabel';
import { weekdayName } from '../groupNotas';
import { TEXTS } from '../texts';
import { RequestPaper } from './RequestPaper';
import { REQUEST_TEXTS as T } from './texts';

interface RequestCardProps {
  request: PickupRequest;
  /** Local day of the request's sucursal. */
  today: LocalDay;
  /** Whether its acceptance is on its way. */
  accepting: boolean;
  onAccept(request: PickupRequest): void;
  onDecline(request: PickupRequest): void;
}

function dayName(day: LocalDay, today: LocalDay): string {
  if (day === today) return TEXTS.activos.today;
  if (day === addDays(today, 1)) return TEXTS.activos.tomorrow;
  return `${weekdayName(day)} ${dayLabel(day, today)}`;
}

/** What a cliente asks for, with the two answers. */
export default function RequestCard({ request, today, accepting, onAccept, onDecline }: RequestCardProps) {
  const { cliente_name: name, dia: day, hora_inicio: start, hora_final: end, domicilio, comentario: comment } = request;
  // It can only be declined: nobody collects on a day that went by.
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
