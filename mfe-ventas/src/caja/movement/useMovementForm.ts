import { errorMessage, isApiError, useToast } from '@lavanda/shared';
import type { MoveCash } from '@lavanda/shared/contract/schemas/caja';
import type { ExpenseCategory, MovementKind } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos, formatMoney, MAX_AMOUNT } from '@lavanda/shared/domain/money';
import { amountFailure, parseAmount } from '@lavanda/shared/domain/writtenNumber';
import { acceptText, withKey } from '@lavanda/shared/ui/fields/typedNumber';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { useVentasCajaMoveMutation } from '../endpoints';
import { MOVEMENT_TEXTS as T } from '../texts';

type FieldName = 'monto' | 'categoria' | 'detalle';
type Errors = Partial<Record<FieldName, string>>;

const FIELDS: readonly string[] = ['monto', 'categoria', 'detalle'] satisfies FieldName[];

interface MovementFormOptions {
  turno: string;
  kind: MovementKind;
  onDone(): void;
}

/** The values of a movimiento, what is wrong with them, and its save. What was typed stays until it is saved. */
export function useMovementForm({ turno, kind: initial, onDone }: MovementFormOptions) {
  const [kind, setKind] = useState(initial);
  const [amount, setAmount] = useState('');
  const [category, setCategory] = useState<ExpenseCategory | null>(null);
  const [detail, setDetail] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [move, { isLoading }] = useVentasCajaMoveMutation();
  const idOf = useOperationId();
  const notify = useToast();
  const centavos: Centavos | null = parseAmount(amount);

  const clear = (field: FieldName) => setErrors(({ [field]: _, ...others }) => others);

  function write(raw: string) {
    const accepted = acceptText(raw, 2);
    if (accepted === null) return;
    setAmount(accepted);
    clear('monto');
  }

  function faults(): Errors {
    const wrongAmount = amountFailure(amount) ?? (centavos ? null : T.missingAmount);
    const isExpense = kind === 'gasto';
    return {
      ...(wrongAmount !== null && { monto: wrongAmount }),
      ...(centavos !== null && centavos > MAX_AMOUNT && { monto: T.excessive }),
      ...(isExpense && category === null && { categoria: T.missingCategory }),
      ...(isExpense && category === 'otro' && detail.trim() === '' && { detalle: T.missingDetail }),
    };
  }

  /** What the server refused, at its field where there is one. */
  function refuse(error: unknown) {
    const told = (isApiError(error) && error.problem.campos) || [];
    const atFields = told.filter(({ campo: field }) => FIELDS.includes(field));
    setErrors(Object.fromEntries(atFields.map(({ campo: field, mensaje: message }) => [field, message])));
    if (atFields.length === 0) setFailure(T.notSaved(errorMessage(error)));
  }

  async function submit(): Promise<Errors | null> {
    if (isLoading) return null;
    const wrong = faults();
    setErrors(wrong);
    setFailure(null);
    if (Object.keys(wrong).length > 0 || centavos === null) return wrong;
    const content: Omit<MoveCash, '_id'> = {
      turno,
      tipo: kind,
      monto: centavosToPesos(centavos),
      ...(kind === 'gasto' && category !== null && { categoria: category }),
      ...(detail.trim() !== '' && { detalle: detail.trim() }),
    };
    const { data, error } = await move({ _id: idOf(content), ...content });
    if (!data) {
      refuse(error);
      return null;
    }
    notify(T.done(kind, formatMoney(centavos)));
    if (data.bajo_cero) notify(T.belowZero, 'error');
    onDone();
    return null;
  }

  return {
    kind,
    amount,
    /** Null while it can't be read. */
    centavos,
    category,
    detail,
    errors,
    failure,
    saving: isLoading,
    setKind,
    write,
    press: (key: string) => write(withKey(amount, key, 2, false)),
    choose(chosen: ExpenseCategory) {
      setCategory(chosen);
      clear('categoria');
      clear('detalle');
    },
    describe(text: string) {
      setDetail(text);
      clear('detalle');
    },
    submit,
  };
}

export type MovementForm = ReturnType<typeof useMovementForm>;
