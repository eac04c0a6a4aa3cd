import { holdsMoney } from '@lavanda/shared/domain/voiding';
import { useRef, useState } from 'react';
import type { Sale } from '../sales/sale';
import { moneyOf, UNANSWERED } from './MoneyFields';
import { useRemove } from './useRemove';

/** State of the dialog that voids notas: the reason, what was done with their money, the checks of both, and the call. */
export function useRemoveForm(sales: readonly Sale[], onRemoved: () => void) {
  const remove = useRemove();
  const [reason, setReason] = useState('');
  const [answer, setAnswer] = useState(UNANSWERED);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** True after the first attempt to confirm; missing answers are then marked. */
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const paid = sales.filter((sale) => holdsMoney(sale.money));
  const money = paid.length > 0 ? moneyOf(answer) : null;

  const confirm = async () => {
    setAsked(true);
    if (reason.trim() === '') return field.current?.focus();
    if (paid.length > 0 && money === null) return;
    setBusy(true);
    setError(null);
    const ids = sales.map(({ id }) => id);
    const failure = await remove(ids, { reason: reason.trim(), money });
    setBusy(false);
    if (failure === null) onRemoved();
    else setError(failure);
  };

  return {
    reason,
    setReason,
    answer,
    setAnswer,
    busy,
    error,
    asked,
    /** Ref of the reason's field, which takes the focus when the reason is missing. */
    field,
    /** The notas that hold money. */
    paid,
    confirm,
  };
}
