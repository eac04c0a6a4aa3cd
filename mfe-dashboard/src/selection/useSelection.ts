import type { PaymentsDate } from '@lavanda/shared/domain/report';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseMonth, writeMonth, type YearMonth } from './month';

export interface Selection extends YearMonth {
  /** Id of the chosen sucursal; '' for all. */
  sucursal: string;
  pagosBy: PaymentsDate;
}

export interface SelectionChange {
  mes?: YearMonth;
  sucursal?: string;
  pagosBy?: PaymentsDate;
}

/** The report's selection, kept in the URL (?mes=2026-11&sucursal=...&pagos=nota). The default is the current month. */
export function useSelection(today: string) {
  const [address, setAddress] = useSearchParams();
  const current = { anio: Number(today.slice(0, 4)), mes: Number(today.slice(5, 7)) };
  const selection: Selection = {
    ...(parseMonth(address.get('mes')) ?? current),
    sucursal: address.get('sucursal') ?? '',
    pagosBy: address.get('pagos') === 'nota' ? 'nota' : 'pago',
  };

  // The same function at each visit, so that the memoized board isn't drawn again.
  const set = useCallback(
    (change: SelectionChange) =>
      setAddress(
        (before) => {
          const parts = new URLSearchParams(before);
          if (change.mes) parts.set('mes', writeMonth(change.mes));
          if (change.sucursal !== undefined) parts.set('sucursal', change.sucursal);
          if (change.pagosBy) parts.set('pagos', change.pagosBy === 'nota' ? 'nota' : '');
          for (const name of ['sucursal', 'pagos']) if (parts.get(name) === '') parts.delete(name);
          return parts;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return { selection, set };
}
