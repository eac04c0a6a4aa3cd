import { type AppDispatch, api, errorMessage, isApiError } from '@lavanda/shared';
import type { Centavos } from '@lavanda/shared/domain/money';
import { CLOSED } from '@lavanda/shared/domain/nota';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../activos/texts';
import { changeOf } from '../cash/cash';
import { notaFromConflict } from '../notas/conflict';
import { usePosSaveNotaMutation } from '../notas/endpoints';
import type { StoredNota } from '../notas/nota';
import { refetchRules } from '../notas/refetchRules';
import { cierreBody } from './choice';
import { type CierreNotice, changedNotice, feeNotice } from './notice';
import { useCharge } from './useCharge';
import { useLoadedNota } from './useLoadedNota';

const T = TEXTS.cierre;

/** A nota after its cierre, or after a pago that leaves it open: the amount charged and the change given back, centavos. */
export interface ClosedNota {
  nota: StoredNota;
  charge: Centavos;
  /** Null unless cash that covers the charge was entered. */
  change: Centavos | null;
}

/**
 * Closes one nota. Fetches a fresh copy first; retries reuse the pago's id and, for the same content, the operation id. If
 * another register changed the nota, shows that version, from which the cashier can continue.
 * @param closes false when the nota stays open and only its pago is saved
 */
export function useCierre(row: StoredNota, onSuccess: (closed: ClosedNota) => void, closes = true) {
  const { stored, withCurrentEnvio, ...fresh } = useLoadedNota(row);
  const { nota, loaded } = fresh;
  const charge = useCharge(nota);
  const { monto: amount, charges } = charge;
  const [notice, setNotice] = useState<CierreNotice | null>(null);
  const [save, { isLoading: saving }] = usePosSaveNotaMutation();
  const operationOf = useOperationId();
  const dispatch = useDispatch<AppDispatch>();
  const [refetching, setRefetching] = useState(false);

  /** After a 409, shows the server's nota; calls `onSuccess` instead if that nota shows that an earlier attempt did succeed. */
  function onChange(current: StoredNota) {
    dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    const own = charge.storedIn(current);
    const isOpen = current.status !== CLOSED;
    // An open nota whose stored pago differs from the amount chosen now may still owe the difference.
    if (own && amount > 0 && (!isOpen || (!closes && own.monto === amount))) {
      const { monto: charged, metodo: by } = own;
      onSuccess({ nota: current, charge: charged, change: by === 'Efvo' ? changeOf(charged, charge.tendered) : null });
      return;
    }
    charge.renewStored(current);
    const shown = fresh.adopt(current);
    setNotice(isOpen ? changedNotice(shown, closes, own) : null);
  }

  /** @param changed the nota after its amount in favor was returned or kept as credit; by default the nota on screen */
  async function close(changed?: StoredNota) {
    const of = changed ? withCurrentEnvio(changed) : nota;
    if (saving || refetching || loaded !== 'lista') return;
    setNotice(null);
    if (!charge.checkCash()) return;
    const { version, total } = of;
    const { data, error } = await save(cierreBody(of, charges, operationOf({ version, total, charges }), closes));
    if (data) {
      onSuccess({ nota: data.data, charge: amount, change: charge.change });
      return;
    }
    const current = notaFromConflict(error);
    if (current) onChange(current);
    else setNotice({ type: 'error', text: (closes ? T.error : T.notPaid)(errorMessage(error)) });
    if (isApiError(error) && error.status === 422) {
      setRefetching(true);
      await refetchRules(dispatch);
      setRefetching(false);
    }
  }

  return { ...fresh, ...charge, notice: notice ?? feeNotice(stored, nota), saving: saving || refetching, close };
}

export type Cierre = ReturnType<typeof useCierre>;
