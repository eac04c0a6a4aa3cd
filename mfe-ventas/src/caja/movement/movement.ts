import type { MoveCash } from '@lavanda/shared/contract/schemas/caja';
import type { ExpenseCategory, MovementKind } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos, MAX_AMOUNT } from '@lavanda/shared/domain/money';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { MOVEMENT_TEXTS as T } from '../texts';

export const MOVEMENT_FIELDS = ['monto', 'categoria', 'detalle'] as const;
export type MovementErrors = Partial<Record<(typeof MOVEMENT_FIELDS)[number], string>>;

/** A movimiento as typed in the form. */
export interface WrittenMovement {
  kind: MovementKind;
  amount: string;
  category: ExpenseCategory | null;
  detail: string;
}

/** Checks a movimiento before it is sent. @returns an error message for each wrong field */
export function movementFaults({ kind, amount, category, detail }: WrittenMovement): MovementErrors {
  const centavos = parseAmount(amount);
  const wrongAmount = amountFailure(amount) ?? (centavos ? null : T.missingAmount);
  const isExpense = kind === 'gasto';
  return {
    ...(wrongAmount !== null && { monto: wrongAmount }),
    ...(centavos !== null && centavos > MAX_AMOUNT && { monto: T.excessive }),
    ...(isExpense && category === null && { categoria: T.missingCategory }),
    ...(isExpense && category === 'otro' && detail.trim() === '' && { detalle: T.missingDetail }),
  };
}

/**
 * The request body of a movimiento.
 * @param centavos the movimiento's amount
 */
export function movementToSend(
  turno: string,
  { kind, category, detail }: WrittenMovement,
  centavos: Centavos,
): Omit<MoveCash, '_id'> {
  return {
    turno,
    tipo: kind,
    monto: centavosToPesos(centavos),
    ...(kind === 'gasto' && category !== null && { categoria: category }),
    ...(detail.trim() !== '' && { detalle: detail.trim() }),
  };
}
