import type { AppDispatch } from '@lavanda/shared';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { DateRange } from '@lavanda/shared/ui/dialogs/DateDialog';
import { useDispatch } from 'react-redux';
import { draftActions } from '../draft/slice';
import { promiseByDefault } from '../draft/totals';
import NotaDates, { type NotaDatesProps } from './NotaDates';

interface DatesDialogProps extends Omit<NotaDatesProps, 'onAccept' | 'onCancel'> {
  draftKey: string;
  /** Called when the cashier promises `day` in spite of the warning that it is over the capacity. */
  onPromised(day: LocalDay): void;
  onClose(): void;
}

/**
 * Changes the draft's date and promised day. For a new nota, today's date and, without an agenda, the usual promised day aren't
 * stored, so that they are computed again when the day or the nota changes.
 */
export default function DatesDialog({ draftKey, onPromised, onClose, ...nota }: DatesDialogProps) {
  const { draft, branchRules, promises } = nota;
  const dispatch = useDispatch<AppDispatch>();

  function setDates({ fecha: date, promiseDate = date }: DateRange, anyway: boolean) {
    // With an agenda, the chosen day is always stored, so that later changes of the nota or other notas don't move it.
    const usual = promises.agenda ? null : promiseByDefault(draft, date, branchRules);
    if (anyway) onPromised(promiseDate);
    dispatch(
      draftActions.changed({
        draftKey,
        fecha: draft.base === null && date === branchRules.today ? null : date,
        fechaEntrega: draft.base === null && promiseDate === usual ? null : promiseDate,
      }),
    );
    onClose();
  }

  return <NotaDates {...nota} onAccept={setDates} onCancel={onClose} />;
}
