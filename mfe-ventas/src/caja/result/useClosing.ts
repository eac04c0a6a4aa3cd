import { errorMessage, isApiError } from '@lavanda/shared';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { CloseTurno, Corte, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import { type DifferenceReason, withdrawnCash } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos, toCents } from '@lavanda/shared/domain/money';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { acceptText, ofInteger } from '@lavanda/shared/ui/fields/typedNumber';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { useVentasCajaCloseMutation } from '../endpoints';
import { RESULT_TEXTS as T } from '../texts';
import { countedCashOf, questionOf } from './differences';

type FieldName = 'motivo' | 'fondo' | 'detalle';
type Errors = Partial<Record<FieldName, string>>;

const FIELDS: readonly string[] = ['motivo', 'fondo', 'detalle'] satisfies FieldName[];

interface ClosingOptions {
  turno: Turno;
  /** The last count's result; null before there is one. */
  result: CountResult | null;
  /** Called with the newest result when pagos or another count came since. */
  onResult(result: CountResult): void;
  onClosed(corte: Corte): void;
}

/** The newer result that a refused closing tells; undefined when it was refused for something else. */
function newerResult(error: unknown): CountResult | undefined {
  return isApiError(error) && error.status === 409 ? (error.problem.resultado as CountResult | undefined) : undefined;
}

/** What is decided of a result, and the closing of its turno. It outlives a new count. */
export function useClosing({ turno, result, onResult, onClosed }: ClosingOptions) {
  const [reason, setReason] = useState<DifferenceReason | null>(null);
  const [detail, setDetail] = useState('');
  const [typedFondo, setTypedFondo] = useState<string | null>(null);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [close, { isLoading }] = useVentasCajaCloseMutation();
  const idOf = useOperationId();

  const counted: Centavos = result ? countedCashOf(result) : 0;
  // What it was opened with stays for tomorrow, if there is as much.
  const fondoText = typedFondo ?? ofInteger(Math.min(toCents(turno.apertura.fondo), Math.max(counted, 0)), 2);
  const fondo = parseAmount(fondoText);
  const withdrawn = fondo === null ? null : withdrawnCash(counted, fondo);
  const question = result && questionOf(result);

  const clear = (field: FieldName) => setErrors(({ [field]: _, ...others }) => others);

  function faults(): Errors {
    return {
      ...(question !== null && reason === null && { motivo: T.missingReason }),
      ...(fondo === null ? { fondo: T.badFondo } : withdrawn === null && { fondo: T.fondoTooHigh }),
    };
  }

  function refuse(error: unknown) {
    const newer = newerResult(error);
    if (newer) {
      onResult(newer);
      return setFailure(T.changed(errorMessage(error)));
    }
    const told = (isApiError(error) && error.problem.campos) || [];
    const atFields = told.filter(({ campo: field }) => FIELDS.includes(field));
    setErrors(Object.fromEntries(atFields.map(({ campo: field, mensaje: message }) => [field, message])));
    if (atFields.length === 0) setFailure(T.notClosed(errorMessage(error)));
  }

  /** @returns what keeps it from being sent, or null */
  async function submit(): Promise<Errors | null> {
    if (isLoading || !result) return null;
    const wrong = faults();
    setErrors(wrong);
    setFailure(null);
    if (fondo === null || Object.keys(wrong).length > 0) return wrong;
    const content: Omit<CloseTurno, '_id'> = {
      turno: turno._id,
      conteo: result.conteo,
      registros: result.registros,
      fondo: centavosToPesos(fondo),
      ...(question !== null && reason !== null && { motivo: reason }),
      ...(question !== null && detail.trim() !== '' && { detalle: detail.trim() }),
    };
    const { data, error } = await close({ _id: idOf(content), ...content });
    if (data) onClosed(data.corte);
    else refuse(error);
    return null;
  }

  return {
    /** What differs, with what is asked about it; null when everything matches. */
    question,
    reason,
    detail,
    fondoText,
    /** Centavos; null while it can't be read. */
    fondo,
    counted,
    /** Centavos; null when more would stay than was counted. */
    withdrawn,
    errors,
    failure,
    saving: isLoading,
    setReason(chosen: DifferenceReason) {
      setReason(chosen);
      clear('motivo');
    },
    setDetail(text: string) {
      setDetail(text);
      clear('detalle');
    },
    setFondo(raw: string) {
      const accepted = acceptText(raw, 2);
      if (accepted === null) return;
      setTypedFondo(accepted);
      clear('fondo');
    },
    submit,
  };
}

export type Closing = ReturnType<typeof useClosing>;
