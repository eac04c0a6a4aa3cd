import type { FinishStop } from '@lavanda/shared/contract/schemas/driver';
import { changeFor } from '@lavanda/shared/domain/cashTaken';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import type { DriverMethod } from '@lavanda/shared/domain/ruta';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';

/** The payment as the user has chosen it in the sheet. */
export interface PaymentChoice {
  /** Payment method; null when the cliente didn't pay. */
  method: DriverMethod | null;
  /** Cash handed over, centavos; 'exact' means the amount due, 'other' the amount in `typed`. */
  handed: Centavos | 'exact' | 'other';
  typed: string;
}

/** The amounts that follow from a payment choice, centavos. */
export interface Payment {
  /** Part of the amount due that is paid; null while the typed text isn't an amount above 0. */
  taken: Centavos | null;
  change: Centavos;
  /** Part of the amount due that stays unpaid; 0 while `taken` is null. */
  missing: Centavos;
}

/** Computes what a payment choice pays, its change, and what stays unpaid. @param due amount due, centavos */
export function paymentOf(due: Centavos, { method, handed, typed }: PaymentChoice): Payment {
  if (method === null || due === 0) return { taken: 0, change: 0, missing: due };
  if (method !== 'Efvo') return { taken: due, change: 0, missing: 0 };
  const cash = handed === 'other' ? parseAmount(typed) : handed === 'exact' ? due : handed;
  if (cash === null || cash === 0) return { taken: null, change: 0, missing: 0 };
  const change = changeFor(due, cash);
  return change === null ? { taken: cash, change: 0, missing: due - cash } : { taken: due, change, missing: 0 };
}

/** The pago as the call takes it; undefined when nothing was paid. */
export function pagoOf(method: DriverMethod | null, taken: Centavos): FinishStop['pago'] {
  return method === null || taken === 0 ? undefined : { _id: newId(), metodo: method, monto: centavosToPesos(taken) };
}
