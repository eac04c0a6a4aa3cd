import type { AppDispatch } from '@lavanda/shared';
import { loadOf } from '@lavanda/shared/domain/capacity';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import AppDialog from '@lavanda/shared/ui/dialogs/AppDialog';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import type { Draft } from '../draft/draft';
import { draftActions } from '../draft/slice';
import type { NoteTotals } from '../draft/totals';
import { lateText, nextWithRoom, noRoomText } from './describe';
import { PROMISE_TEXTS as T } from './texts';
import type { Promises } from './usePromises';

interface PromiseQuestionProps {
  draftKey: string;
  draft: Draft;
  totals: NoteTotals;
  promises: Promises;
  /** Called when the cashier promises `day` in spite of its capacity. */
  onPromised(day: LocalDay): void;
  onSave(): void;
  onClose(): void;
}

/** Asks before saving a nota whose promised day is over the capacity, and says how late its work would end (`lateText`). */
export default function PromiseQuestion(props: PromiseQuestionProps) {
  const { draftKey, draft, totals, promises, onPromised, onSave, onClose } = props;
  const { agenda, answer } = promises;
  const { promiseDate: day } = totals;
  const dispatch = useDispatch<AppDispatch>();
  if (!agenda) return null;
  const own = loadOf(draft.lineas);
  const next = nextWithRoom(agenda, day, own);

  function promiseAnyway() {
    onPromised(day);
    onSave();
  }

  function moveTo(another: LocalDay) {
    dispatch(draftActions.changed({ draftKey, fechaEntrega: another }));
    onSave();
  }

  return (
    <AppDialog
      opened
      title={noRoomText(agenda, day, own)}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" autoFocus={next === null} onClick={promiseAnyway}>
            {T.promise(day)}
          </Button>
          {next !== null && (
            <Button variant="contained" autoFocus onClick={() => moveTo(next)}>
              {T.moveTo(next)}
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>{lateText(agenda, answer?.horario ?? '', day, own)}</Typography>
    </AppDialog>
  );
}
