import type { CajaEntry, CancelMovement, MoveCash } from '../../contract/schemas/caja.ts';
import type { Nota } from '../../contract/schemas/sales.ts';
import { CASH } from '../../domain/caja.ts';
import { centavosToPesos, toCents } from '../../domain/money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '../../domain/nota.ts';
import { serverNow } from '../serverClock.ts';

/** Saldo below which a nota counts as paid, centavos. */
const NOTHING_DUE = 100;

const isMethod = (method: string): method is PaymentMethod => (PAYMENT_METHODS as readonly string[]).includes(method);

/** Fields that any line has that `user` captures now, whatever is captured. */
const waiting = (user: string) => ({ momento: serverNow().toISOString(), cancelado: false, fuera: null, quien: user });

/** The pagos that a save adds to `base` (null for a new nota), as lines of the caja's record; not those by 'Saldo' (credit). */
export function recordOf(nota: Nota, base: Nota | null, user: string): CajaEntry[] {
  const { _id, folio, usuario_name: cliente, clave = '', total, ajuste: adjustment, abonos } = nota;
  const isPaid = toCents(total) - toCents(adjustment) - toCents(abonos) < NOTHING_DUE;
  return nota.pagos.flatMap(({ _id: id, metodo: method, monto: pesos, reversa_de: reversed }) => {
    if (base?.pagos.some((stored) => stored._id === id) || !isMethod(method)) return [];
    return {
      ...waiting(user),
      _id: id,
      tipo: reversed ? ('reversa' as const) : ('pago' as const),
      clave,
      metodo: method,
      monto: pesos,
      nota: { _id, folio, cliente, liquidada: isPaid, anulada: false },
      categoria: null,
      detalle: '',
      cancela: null,
    };
  });
}

/** A movimiento as a line of the caja's record. */
export function movementLine({ _id, ...body }: MoveCash, user: string): CajaEntry {
  const { tipo: kind, monto: pesos, clave = '', categoria: category = null, detalle: detail = '' } = body;
  return {
    ...waiting(user),
    ...{ _id, tipo: kind, clave, metodo: CASH, nota: null, categoria: category, detalle: detail, cancela: null },
    monto: kind === 'entrada' ? pesos : -pesos,
  };
}

/** The movimiento that cancels another one, as a line of the caja's record. */
export function cancellationLine({ _id, clave = '' }: CancelMovement, original: CajaEntry, user: string): CajaEntry {
  const opposite = centavosToPesos(-toCents(original.monto));
  return { ...original, ...waiting(user), _id, clave, cancela: original._id, monto: opposite };
}
