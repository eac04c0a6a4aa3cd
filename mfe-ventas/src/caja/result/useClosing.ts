import { errorMessage } from '@lavanda/shared';
import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import type { Corte, CountResult } from '@lavanda/shared/contract/schemas/cortes';
import type { DifferenceReason } from '@lavanda/shared/domain/caja';
import { toCents } from '@lavanda/shared/domain/money';
import { acceptText, ofInteger } from '@lavanda/shared/ui/fields/typedNumber';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { useVentasCajaCloseMutation } from '../endpoints';
import { refusedFields } from '../layout/refused';
import { RESULT_TEXTS as T } from '../texts';
import {
  amountsOf,
  CLOSING_FIELDS,
  type ClosingErrors,
  closingFaults,
  closingToSend,
  type Decided,
  newerResult,
} from './closing';
import { countedCashOf, questionOf } from './differences';

interface ClosingOptions {
  turno: Turno;
  /** Result of the last count; null before the first one. */
  result: CountResult | null;
  /** Called with the server's newer result when pagos, movimientos or another count arrived after the count. */
  onResult(result: CountResult): void;
  onClosed(corte: Corte): void;
}

/** Closes a turno, and assigns the server's errors to their fields where possible. */
function useClose({ result, onResult, onClosed }: Omit<ClosingOptions, 'turno'>) {
  const [errors, setErrors] = useState<ClosingErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [close, { isLoading }] = useVentasCajaCloseMutation();
  const idOf = useOperationId();

  function refuse(error: unknown) {
    const newer = newerResult(error);
    if (newer) {
      onResult(newer);
      return setFailure(T.changed(errorMessage(error)));
    }
    const atFields = refusedFields(error, CLOSING_FIELDS);
    setErrors(atFields);
    if (Object.keys(atFields).length === 0) setFailure(T.notClosed(errorMessage(error)));
  }

  /** @returns the errors that prevent sending; null without a result, during a save, and after sending, even if it failed */
  async function submit(decided: Decided): Promise<ClosingErrors | null> {
    if (isLoading || !result) return null;
    const wrong = closingFaults(result, decided);
    const { fondo } = amountsOf(result, decided);
    setErrors(wrong);
    setFailure(null);
    if (fondo === null || Object.keys(wrong).length > 0) return wrong;
    const content = closingToSend(result, decided, fondo);
    const { data, error } = await close({ _id: idOf(content), ...content });
    if (data) onClosed(data.corte);
    else refuse(error);
    return null;
  }

  const clear = (field: keyof ClosingErrors) => setErrors(({ [field]: _, ...others }) => others);
  const restart = () => {
    setErrors({});
    setFailure(null);
  };
  return { errors, failure, saving: isLoading, clear, restart, submit };
}

/** State of the closing of a turno: the cashier's input and the save. The input survives a new count. */
export function useClosing({ turno, result, onResult, onClosed }: ClosingOptions) {
  const [reason, setReason] = useState<DifferenceReason | null>(null);
  const [detail, setDetail] = useState('');
  const [typedFondo, setTypedFondo] = useState<string | null>(null);
  const { errors, failure, saving, clear, restart, submit } = useClose({ result, onResult, onClosed });
  // The proposed fondo for tomorrow is the opening fondo, or all the counted cash if there is less cash.
  const stays = Math.min(toCents(turno.apertura.fondo), Math.max(result ? countedCashOf(result) : 0, 0));
  const fondoText = typedFondo ?? ofInteger(stays, 2);
  const decided: Decided = { reason, detail, fondo: fondoText };

  return {
    /** Text that names the differences and asks for the reason; null when everything matches or nothing was counted yet. */
    question: result && questionOf(result),
    reason,
    detail,
    fondoText,
    ...amountsOf(result, decided),
    errors,
    failure,
    saving,
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
    /** Clears the errors before a new count. */
    restart,
    submit: () => submit(decided),
  };
}

export type Closing = ReturnType<typeof useClosing>;
