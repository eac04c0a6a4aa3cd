import type { SaveNota } from '@lavanda/shared/contract/sales';
import { defaultPromiseDate, type LocalDay } from '@lavanda/shared/domain/dates';
import type { EnvioRule } from '@lavanda/shared/domain/envio';
import { type Centavos, centavosAPesos } from '@lavanda/shared/domain/money';
import { CLOSED, IN_SUCURSAL, notaTotals, type Totals } from '@lavanda/shared/domain/nota';
import { notaBody } from '../../notas/fromApi';
import type { SentContent } from '../../notas/nota';
import type { Draft } from './draft';

/** What the branch and the tenant decide about a note. */
export interface BranchRules {
  today: LocalDay;
  deliveryDays: number;
  rule: EnvioRule;
}

/** Everything shown about a draft that follows from what was typed, centavos. */
export interface NoteTotals extends Totals {
  fecha: LocalDay;
  promiseDate: LocalDay;
  closed: boolean;
  adjustment: Centavos;
  /** What today's payment charges. */
  charge: Centavos;
  /** saldo - cobro. */
  subtraction: Centavos;
}

export function computeTotals(draft: Draft, { today, deliveryDays, rule }: BranchRules): NoteTotals {
  const { base, lineas: lines, descuentos: discounts, aDomicilio, pago } = draft;
  const date = draft.fecha ?? today;
  const promiseDate = draft.fechaEntrega ?? defaultPromiseDate(date, draft.express, deliveryDays);
  const closed = base?.status === CLOSED;
  const computed = notaTotals({ lineas: lines, descuentos: discounts, aDomicilio, pagos: base?.pagos ?? [], rule });
  // A closed note keeps the fee, the total and the rounding it was closed with.
  const totals = closed ? { ...computed, envio: base.envio, total: base.total, saldo: base.saldo } : computed;
  const charge = pago.tipo === 'con' ? pago.monto : pago.tipo === 'liquidar' ? Math.max(0, totals.saldo) : 0;
  return {
    ...totals,
    fecha: date,
    promiseDate,
    closed,
    adjustment: closed ? base.ajuste : 0,
    charge,
    subtraction: totals.saldo - charge,
  };
}

function contentOf(draft: Draft, totals: NoteTotals): SentContent {
  const { base, cliente, pago } = draft;
  const abono = { id: pago.id, fecha: null, monto: totals.charge, metodo: pago.metodo, reversaDe: null };
  return {
    clienteId: cliente?.id ?? '',
    clienteNombre: cliente?.nombre ?? '',
    fecha: totals.fecha,
    fechaEntrega: totals.closed ? draft.fechaEntrega : totals.promiseDate,
    lineas: draft.lineas,
    pagos: [...(base?.pagos ?? []), ...(totals.charge > 0 ? [abono] : [])],
    descuentos: draft.descuentos,
    factura: draft.factura,
    aDomicilio: draft.aDomicilio,
    express: draft.express,
    status: totals.closed ? CLOSED : IN_SUCURSAL,
    recoleccion: base?.recoleccion ?? null,
  };
}

/**
 * The body of a save. It carries the total that the customer was told: a server that computes another one refuses,
 * instead of charging it in silence.
 */
export function toRequestBody(draft: Draft, totals: NoteTotals, operationId: string): SaveNota {
  const body = notaBody(contentOf(draft, totals), {
    id: draft.id,
    version: draft.base?.version,
    operacion: operationId,
  });
  return totals.closed ? body : { ...body, total: centavosAPesos(totals.total) };
}
