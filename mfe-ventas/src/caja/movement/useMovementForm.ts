import { errorMessage, useToast } from '@lavanda/shared';
import type { ExpenseCategory, MovementKind } from '@lavanda/shared/domain/caja';
import { formatMoney } from '@lavanda/shared/domain/money';
import { parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { acceptText, withKey } from '@lavanda/shared/ui/fields/typedNumber';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { useVentasCajaMoveMutation } from '../endpoints';
import { useWaits } from '../layout/connection';
import { refusedFields } from '../layout/refused';
import { MOVEMENT_TEXTS as T } from '../texts';
import { MOVEMENT_FIELDS, type MovementErrors, movementFaults, movementToSend, type WrittenMovement } from './movement';

interface MovementFormOptions {
  turno: string;
  kind: MovementKind;
  onDone(): void;
}

/** Saves a movimiento, and assigns the server's errors to their fields where possible. */
function useMovementSave(turno: string, onDone: () => void) {
  const [errors, setErrors] = useState<MovementErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [move, { isLoading }] = useVentasCajaMoveMutation();
  const idOf = useOperationId();
  const notify = useToast();
  const waits = useWaits();

  /** @returns the errors that prevent sending; null while a save is under way, and after sending, even if it failed */
  async function submit(movement: WrittenMovement): Promise<MovementErrors | null> {
    if (isLoading) return null;
    const wrong = movementFaults(movement);
    const centavos = parseAmount(movement.amount);
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0 || centavos === null) return wrong;
    const content = movementToSend(turno, movement, centavos);
    const id = idOf(content);
    const { data, error } = await move({ _id: id, ...content });
    if (data) {
      notify((waits(id) ? T.kept : T.done)(movement.kind, formatMoney(centavos)));
      if (data.bajo_cero) notify(T.belowZero, 'error');
      onDone();
      return null;
    }
    const atFields = refusedFields(error, MOVEMENT_FIELDS);
    setErrors(atFields);
    if (Object.keys(atFields).length === 0) setFailure(T.notSaved(errorMessage(error)));
    return null;
  }

  const clear = (field: keyof MovementErrors) => setErrors(({ [field]: _, ...others }) => others);
  return { errors, failure, saving: isLoading, clear, submit };
}

/** State of the form of a movimiento: values, errors and save. The values are kept until the save succeeds. */
export function useMovementForm({ turno, kind: initial, onDone }: MovementFormOptions) {
  const [movement, setMovement] = useState<WrittenMovement>({ kind: initial, amount: '', category: null, detail: '' });
  const { errors, failure, saving, clear, submit } = useMovementSave(turno, onDone);
  const change = (changes: Partial<WrittenMovement>) => setMovement((before) => ({ ...before, ...changes }));

  function write(raw: string) {
    const accepted = acceptText(raw, 2);
    if (accepted === null) return;
    change({ amount: accepted });
    clear('monto');
  }

  return {
    ...movement,
    /** Amount, centavos; null while the text isn't a valid amount. */
    centavos: parseAmount(movement.amount),
    errors,
    failure,
    saving,
    setKind: (kind: MovementKind) => change({ kind }),
    write,
    press: (key: string) => write(withKey(movement.amount, key, 2, false)),
    choose(category: ExpenseCategory) {
      change({ category });
      clear('categoria');
      clear('detalle');
    },
    setDetail(detail: string) {
      change({ detail });
      clear('detalle');
    },
    submit: () => submit(movement),
  };
}

export type MovementForm = ReturnType<typeof useMovementForm>;
