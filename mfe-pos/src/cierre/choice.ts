import type { SaveNota } from '@lavanda/shared/contract/sales';
import type { LocalDay } from '@lavanda/shared/domain/dates';
import type { Centavos } from '@lavanda/shared/domain/money';
import { CLOSED, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { notaBody } from '../notas/fromApi';
import type { StoredNota } from '../notas/nota';

/** What is paid when the note closes: nothing, part (centavos), or the balance whatever it is. */
export type Choice = { type: 'sin' } | { type: 'abono'; monto: Centavos } | { type: 'liquidar' };

/** Amount charged now, centavos. */
export function amountOf(choice: Choice, saldo: Centavos): Centavos {
  if (choice.type === 'sin') return 0;
  return choice.type === 'liquidar' ? Math.max(0, saldo) : choice.monto;
}

/** The choice as far as it still fits a balance that has changed: a part larger than what is owed now is asked again. */
export function adjustTo(choice: Choice, saldo: Centavos): Choice {
  return choice.type === 'abono' && choice.monto > saldo ? { type: 'sin' } : choice;
}

export interface Charge {
  /** Made by the client and kept through retries: the same payment sent twice is one. */
  id: string;
  fecha: LocalDay;
  monto: Centavos;
  metodo: PaymentMethod;
}

/** The whole note with status 10 and, when something is charged, its payment (spec 4). */
export function cierreBody(nota: StoredNota, charge: Charge, operationId: string): SaveNota {
  const pagos = charge.monto > 0 ? [...nota.pagos, { ...charge, reversaDe: null }] : nota.pagos;
  return notaBody({ ...nota, pagos, status: CLOSED }, { id: nota.id, version: nota.version, operacion: operationId });
}
