import type { Agenda, Load } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lateText, nextWithRoom, noRoomText } from './describe';
import { PROMISE_TEXTS as T } from './texts';

export interface PromiseQuestionProps {
  day: LocalDay;
  agenda: Agenda;
  own: Load;
  hours: string;
  /** `onAnyway` promises `day` over its capacity; `onMove` promises another day. Both save the nota. */
  onAnyway(): void;
  onMove(day: LocalDay): void;
  onClose(): void;
}

/** Asks before saving a nota whose promised day is over the capacity, and says how late the work of that day would end. */
export default function PromiseQuestion({ day, agenda, own, hours, onAnyway, onMove, onClose }: PromiseQuestionProps) {
  const next = nextWithRoom(agenda, day, own);
  return (
    <AppDialog
      opened
      title={noRoomText(agenda, day, own)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" autoFocus={next === null} onClick={onAnyway}>
            {T.promise(day)}
          </Button>
          {next !== null && (
            <Button variant="contained" autoFocus onClick={() => onMove(next)}>
              {T.moveTo(next)}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{lateText(agenda, hours, day, own)}</Typography>
    </AppDialog>
  );
}
