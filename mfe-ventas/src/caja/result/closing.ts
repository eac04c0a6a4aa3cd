import { isApiError } from '@lavanda/shared';
import type { CloseTurno, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { type DifferenceReason, withdrawnCash } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { RESULT_TEXTS as T } from '../texts';
import { countedCashOf, questionOf } from './differences';

export const CLOSING_FIELDS = ['motivo', 'fondo', 'detalle'] as const;
export type ClosingErrors = Partial<Record<(typeof CLOSING_FIELDS)[number], string>>;

/** What is decided of a result. */
export interface Decided {
  reason: DifferenceReason | null;
  detail: string;
  /** Text of the float field, as typed. */
  fondo: string;
}

/** What a decision comes to: centavos, null while the fondo can't be read or is more than was counted. */
export function amountsOf(result: CountResult | null, decided: Decided) {
  const counted: Centavos = result ? countedCashOf(result) : 0;
  const fondo = parseAmount(decided.fondo);
  return { counted, fondo, withdrawn: fondo === null ? null : withdrawnCash(counted, fondo) };
}

/** What keeps a turno from being closed, at its fields. */
export function closingFaults(result: CountResult, decided: Decided): ClosingErrors {
  const { fondo, withdrawn } = amountsOf(result, decided);
  return {
    ...(questionOf(result) !== null && decided.reason === null && { motivo: T.missingReason }),
    ...(fondo === null ? { fondo: T.badFondo } : withdrawn === null && { fondo: T.fondoTooHigh }),
  };
}

/** The closing as it is sent. @param fondo what stays, centavos */
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

/** The newer result that a refused closing tells; undefined when it was refused for something else. */
export function newerResult(error: unknown): CountResult | undefined {
  return isApiError(error) && error.status === 409 ? (error.problem.resultado as CountResult | undefined) : undefined;
}
