import { type AppDispatch, api, errorMessage, isApiError } from '@lavanda/shared';
import { applicableCredit } from '@lavanda/shared/domain/credit';
import { type Centavos, formatMoney } from '@lavanda/shared/domain/money';
import { newId } from '@lavanda/shared/domain/newId';
import { CLOSED, CREDIT, isPaid, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { type CardKind, cardOf } from '@lavanda/shared/domain/satForm';
import { useOperationId } from '@lavanda/shared/ui/form/useOperationId';
import { rememberCard, rememberedCard } from '@lavanda/shared/ui/pagos/rememberedCard';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS } from '../activos/texts';
import { changeOf, missingCash } from '../cash/cash';
import { useCredit } from '../credit/useCredit';
import { notaFromConflict } from '../notas/conflict';
import { usePosSaveNotaMutation } from '../notas/endpoints';
import type { Pago, StoredNota } from '../notas/nota';
import { refetchRules } from '../notas/refetchRules';
import { adjustTo, amountOf, type Charge, type Choice, cierreBody } from './choice';
import { useCurrentEnvio } from './useCurrentEnvio';
import { useFreshNota } from './useFreshNota';

const T = TEXTS.cierre;

export interface CierreNotice {
  type: 'error' | 'cambio';
  text: string;
}

/** A nota that was just closed, the pago of its cierre and the change given back, centavos. */
export interface ClosedNota {
  nota: StoredNota;
  charge: Centavos;
  change: Centavos | null;
}

/** Notice that the delivery fee has changed since the nota was saved, so the saldo differs from the card's. */
function feeNotice(stored: StoredNota, nota: StoredNota): CierreNotice {
  const [from, to, saldo] = [stored.envio, nota.envio, nota.saldo].map((amount) => formatMoney(amount));
  return { type: 'cambio', text: T.envioChanged(from ?? '', to ?? '', saldo ?? '') };
}

/**
 * Closes one nota. Fetches a fresh copy first and reuses the choice, pago id and operation id on retries. If another register
 * changed the nota, adopts that version, and the cashier can continue.
 * @param closes false when the nota stays open and only its pago is saved
 */
export function useCierre(row: StoredNota, onSuccess: (closed: ClosedNota) => void, closes = true) {
  const [stored, setStored] = useState(row);
  const [loaded, setLoaded] = useState<'pendiente' | 'lista' | { error: string }>('pendiente');
  const [chosen, setChosen] = useState<Choice>({ type: 'liquidar' });
  const [method, setMethod] = useState<PaymentMethod>('Efvo');
  const [chosenCard, setCard] = useState(rememberedCard);
  const [tendered, setTendered] = useState<Centavos | null>(null);
  const cashField = useRef<HTMLInputElement>(null);
  const [shortOfCash, setShortOfCash] = useState(false);
  const [toast, setNotice] = useState<CierreNotice | null>(null);
  const [closedElsewhere, setClosedElsewhere] = useState(false);
  const [pagoId, setPagoId] = useState(newId);
  const [creditId, setCreditId] = useState(newId);
  const [usesCredit, setUsesCredit] = useState(false);
  const [save, { isLoading: saving }] = usePosSaveNotaMutation();
  const operationOf = useOperationId();
  const freshNota = useFreshNota();
  const dispatch = useDispatch<AppDispatch>();
  const withCurrentEnvio = useCurrentEnvio();
  const [refetching, setRefetching] = useState(false);

  // Memoized because the effect below depends on it and must load the nota only once per `row`.
  const load = useCallback(async (): Promise<StoredNota | null> => {
    setLoaded('pendiente');
    const { data, error } = await freshNota(row.id);
    if (!data) {
      setLoaded({ error: errorMessage(error) });
      return null;
    }
    setStored(data);
    setClosedElsewhere(data.status === CLOSED);
    setLoaded('lista');
    return data;
  }, [freshNota, row.id]);

  useEffect(() => {
    void load();
  }, [load]);

  const nota = loaded === 'lista' ? withCurrentEnvio(stored) : stored;
  const paid = isPaid(nota.saldo);
  const credit = useCredit(paid ? null : nota.clienteId);
  const applied = usesCredit ? applicableCredit(credit, nota.saldo) : 0;
  const due = nota.saldo - applied;
  const choice = adjustTo(chosen, due);
  const amount = isPaid(due) ? 0 : amountOf(choice, due);
  const change = method === 'Efvo' ? changeOf(amount, tendered) : null;
  const card = cardOf(method, chosenCard);

  /** After a 409, adopts the server's nota. If that nota already has this pago, an earlier attempt was saved. */
  function onChange(current: StoredNota) {
    dispatch(api.util.invalidateTags([{ type: 'Nota', id: 'LIST' }]));
    const own = current.pagos.find(({ id }) => id === pagoId);
    const isOpen = current.status !== CLOSED;
    // An open nota whose stored pago differs from the amount chosen now may still owe the difference.
    if (own && amount > 0 && (!isOpen || (!closes && own.monto === amount))) {
      const { monto: charge, metodo: by } = own;
      onSuccess({ nota: current, charge, change: by === 'Efvo' ? changeOf(charge, tendered) : null });
      return;
    }
    if (own) {
      // That pago is already stored, so the next pago needs a new id and its own cash.
      setPagoId(newId());
      setTendered(null);
    }
    if (current.pagos.some(({ id }) => id === creditId)) {
      setCreditId(newId());
      setUsesCredit(false);
    }
    setStored(current);
    setClosedElsewhere(!isOpen);
    setNotice(isOpen ? { type: 'cambio', text: changeText(own, formatMoney(withCurrentEnvio(current).saldo)) } : null);
  }

  /**
   * Text of the notice about a changed nota that is still open.
   * @param own this dialog's pago, if an earlier attempt stored it
   */
  function changeText(own: Pago | undefined, saldo: string): string {
    if (closes) return T.change(saldo);
    return own ? T.storedBefore(formatMoney(own.monto), saldo) : T.changeOfOpen(saldo);
  }

  /** @param changed the version stored after a refund, when it differs from the one on screen */
  async function close(changed?: StoredNota) {
    const of = changed ? withCurrentEnvio(changed) : nota;
    if (saving || refetching || loaded !== 'lista') return;
    setNotice(null);
    const short = missingCash(amount, method, tendered) > 0;
    setShortOfCash(short);
    if (short) {
      cashField.current?.focus();
      return;
    }
    const charges: Charge[] = [
      { id: creditId, monto: applied, metodo: CREDIT },
      { id: pagoId, monto: amount, metodo: method, tarjeta: card },
    ];
    const body = cierreBody(of, charges, operationOf({ version: of.version, total: of.total, charges }), closes);
    const response = await save(body);
    if (response.data) {
      onSuccess({ nota: response.data.data, charge: amount, change });
      return;
    }
    const current = notaFromConflict(response.error);
    if (current) onChange(current);
    else setNotice({ type: 'error', text: (closes ? T.error : T.notPaid)(errorMessage(response.error)) });
    if (isApiError(response.error) && response.error.status === 422) {
      setRefetching(true);
      await refetchRules(dispatch);
      setRefetching(false);
    }
  }

  return {
    nota,
    loaded,
    /** @returns the stored nota; null if it couldn't be fetched */
    reload: load,
    choice,
    select: setChosen,
    metodo: method,
    setMethod,
    card,
    setCard(kind: CardKind) {
      rememberCard(kind);
      setCard(kind);
    },
    /** Cash handed over, centavos; null until it is entered. */
    tendered,
    setTendered,
    /** True after a cierre was refused because the cash is less than the charge; the cash field has the focus. */
    shortOfCash,
    cashField,
    /** Amount to charge at the cierre and the saldo that remains after it, centavos. */
    monto: amount,
    rest: due - amount,
    /** True when nothing is left to charge, so the nota closes without a pago. */
    paid,
    /** The cliente's credit, the part of it that is applied, and the saldo left to pay, centavos. */
    credit,
    applied,
    due,
    applyCredit: setUsesCredit,
    toast: toast ?? (nota.envio === stored.envio ? null : feeNotice(stored, nota)),
    closedElsewhere,
    /**
     * Shows another version of the nota.
     * @returns the nota with the current delivery fee, as it is shown
     */
    adopt(version: StoredNota): StoredNota {
      setStored(version);
      return withCurrentEnvio(version);
    },
    saving: saving || refetching,
    close,
  };
}
