import { isApiError } from '@lavanda/shared';
import type { CloseTurno, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { type DifferenceReason, withdrawnCash } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { RESULT_TEXTS as T } from '../texts';
import { countedCashOf, questionOf } from './differences';

export const CLOSING_FIELDS = ['motivo', 'fondo', 'detalle'] as const;
export type ClosingErrors = Partial<Record<(typeof CLOSING_FIELDS)[number], string>>;

/** The cashier's input for closing a turno. */
export interface Decided {
  reason: DifferenceReason | null;
  detail: string;
  /** The fondo for the next turno as typed, in pesos. */
  fondo: string;
}

/**
 * Amounts that follow from the input, centavos. While the fondo is invalid, `fondo` and `withdrawn` are null; `withdrawn` is also
 * null while the fondo is more than the counted cash.
 */
export function amountsOf(result: CountResult | null, decided: Decided) {
  const counted: Centavos = result ? countedCashOf(result) : 0;
  const fondo = parseAmount(decided.fondo);
  return { counted, fondo, withdrawn: fondo === null ? null : withdrawnCash(counted, fondo) };
}

/** Error messages that prevent closing a turno, by field. */
export function closingFaults(result: CountResult, decided: Decided): ClosingErrors {
  const { fondo, withdrawn } = amountsOf(result, decided);
  return {
    ...(questionOf(result) !== null && decided.reason === null && { motivo: T.missingReason }),
    ...(fondo === null ? { fondo: T.badFondo } : withdrawn === null && { fondo: T.fondoTooHigh }),
  };
}

/**
 * The request body that closes a turno.
 * @param fondo cash that stays in the caja, centavos
 */
export function closingToSend(result: CountResult, { reason, detail }: Decided, fondo: Centavos): Omit<CloseTurno, '_id'> {
  const differs = questionOf(result) !== null;
  return {
    turno: result.turno,
    conteo: result.conteo,
    registros: result.registros,
    fondo: centavosToPesos(fondo),
    ...(differs && reason !== null && { motivo: reason }),
    ...(differs && detail.trim() !== '' && { detalle: detail.trim() }),
  };
}

/** The newer result that the server sends when a turno changed after its count (409); undefined for any other error. */
export function newerResult(error: unknown): CountResult | undefined {
  return isApiError(error) && error.status === 409 ? (error.problem.resultado as CountResult | undefined) : undefined;
}
