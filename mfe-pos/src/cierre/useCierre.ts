import { type AppDispatch, api, errorMessage } from '@lavanda/shared';
import { formatMoney } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { CLOSED, isPaid, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../activos/texts';
import { useMoment } from '../activos/useMoment';
import { notaFromConflict } from '../notas/conflict';
import { usePosSaveNotaMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { adjustTo, amountOf, type Choice, cierreBody } from './choice';
import { useFreshNota } from './useFreshNota';
import { useOperationId } from './useOperationId';

const T = TEXTS.cierre;

/** What the dialog says over its buttons. */
export interface CierreNotice {
  type: 'error' | 'cambio';
  text: string;
}

/**
 * The closing of one note: fetches it fresh, keeps choice, payment id and operation through every retry, and when
 * another register changed it meanwhile takes the note as it stands and lets the cashier go on.
 */
export function useCierre(row: StoredNota, onSuccess: () => void) {
  const [nota, setNota] = useState(row);
  const [loaded, setLoaded] = useState<'pendiente' | 'lista' | { error: string }>('pendiente');
  const [choice, setChoice] = useState<Choice>({ type: 'sin' });
  const [method, setMethod] = useState<PaymentMethod>('Efvo');
  const [toast, setNotice] = useState<CierreNotice | null>(null);
  const [closedElsewhere, setClosedElsewhere] = useState(false);
  const [pagoId] = useState(newId);
  const [save, { isLoading: saving }] = usePosSaveNotaMutation();
  const operationOf = useOperationId();
  const freshNota = useFreshNota();
  const { today } = useMoment();
  const dispatch = useDispatch<AppDispatch>();

  // Its identity starts the effect below: the note is loaded once for each `fila`.
  const load = useCallback(async () => {
    setLoaded('pendiente');
    const { data, error } = await freshNota(row.id);
    if (!data) {
      setLoaded({ error: errorMessage(error) });
      return;
    }
    setNota(data);
    setChoice((previousOne) => adjustTo(previousOne, data.saldo));
    setClosedElsewhere(data.status === CLOSED);
    setLoaded('lista');
  }, [freshNota, row.id]);

  useEffect(() => {
    void load();
  }, [load]);

  const paid = isPaid(nota.saldo);
  const amount = paid ? 0 : amountOf(choice, nota.saldo);

  /**
   * 409: shows the note as it stands. Closed with this very payment, an earlier attempt did arrive and its answer was
   * lost.
   */
  function onChange(actual: StoredNota) {
    dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    if (actual.status === CLOSED && amount > 0 && actual.pagos.some((pago) => pago.id === pagoId)) {
      onSuccess();
      return;
    }
    setNota(actual);
    setChoice((previousOne) => adjustTo(previousOne, actual.saldo));
    setClosedElsewhere(actual.status === CLOSED);
    setNotice(actual.status === CLOSED ? null : { type: 'cambio', text: T.change(formatMoney(actual.saldo)) });
  }

  async function close() {
    if (saving || loaded !== 'lista') return;
    setNotice(null);
    const charge = { id: pagoId, fecha: today, monto: amount, metodo: method };
    const body = cierreBody(nota, charge, operationOf({ version: nota.version, monto: amount, metodo: method }));
    const response = await save(body);
    if (!response.error) {
      onSuccess();
      return;
    }
    const actual = notaFromConflict(response.error);
    if (actual) onChange(actual);
    else setNotice({ type: 'error', text: T.error(errorMessage(response.error)) });
  }

  return {
    nota,
    loaded,
    reload: load,
    choice,
    select: setChoice,
    metodo: method,
    setMethod,
    /** Charged now, and what stays owed afterwards; centavos. */
    monto: amount,
    rest: nota.saldo - amount,
    /** Nothing left to charge: the note just closes. */
    paid,
    toast,
    closedElsewhere,
    saving,
    close,
  };
}
