import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import { type Centavos, centavosAPesos } from '@lavanda/shared/domain/dinero';
import type { ReglaEnvio } from '@lavanda/shared/domain/envio';
import { type Dia, entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import { CERRADA, EN_SUCURSAL, type Totales, totalesNota } from '@lavanda/shared/domain/nota';
import { cuerpoDeNota } from '../../notas/conversion';
import type { ContenidoEnviado } from '../../notas/nota';
import type { Draft } from './draft';

/** What the branch and the tenant decide about a note. */
export interface BranchRules {
  hoy: Dia;
  diasEntrega: number;
  regla: ReglaEnvio;
}

/** Everything shown about a draft that follows from what was typed, centavos. */
export interface NoteTotals extends Totales {
  fecha: Dia;
  fechaEntrega: Dia;
  cerrada: boolean;
  ajuste: Centavos;
  /** What today's payment charges. */
  cobro: Centavos;
  /** saldo - cobro. */
  resta: Centavos;
}

export function computeTotals(draft: Draft, { hoy, diasEntrega, regla }: BranchRules): NoteTotals {
  const { base, lineas, descuentos, aDomicilio, pago } = draft;
  const fecha = draft.fecha ?? hoy;
  const fechaEntrega = draft.fechaEntrega ?? entregaPredeterminada(fecha, draft.express, diasEntrega);
  const cerrada = base?.status === CERRADA;
  const calculados = totalesNota({ lineas, descuentos, aDomicilio, pagos: base?.pagos ?? [], regla });
  // A closed note keeps the fee, the total and the rounding it was closed with.
  const totales = cerrada ? { ...calculados, envio: base.envio, total: base.total, saldo: base.saldo } : calculados;
  const cobro = pago.tipo === 'con' ? pago.monto : pago.tipo === 'liquidar' ? Math.max(0, totales.saldo) : 0;
  return { ...totales, fecha, fechaEntrega, cerrada, ajuste: cerrada ? base.ajuste : 0, cobro, resta: totales.saldo - cobro };
}

function contentOf(draft: Draft, totals: NoteTotals): ContenidoEnviado {
  const { base, cliente, pago } = draft;
  const abono = { id: pago.id, fecha: null, monto: totals.cobro, metodo: pago.metodo, reversaDe: null };
  return {
    clienteId: cliente?.id ?? '',
    clienteNombre: cliente?.nombre ?? '',
    fecha: totals.fecha,
    fechaEntrega: totals.cerrada ? draft.fechaEntrega : totals.fechaEntrega,
    lineas: draft.lineas,
    pagos: [...(base?.pagos ?? []), ...(totals.cobro > 0 ? [abono] : [])],
    descuentos: draft.descuentos,
    factura: draft.factura,
    aDomicilio: draft.aDomicilio,
    express: draft.express,
    status: totals.cerrada ? CERRADA : EN_SUCURSAL,
    recoleccion: base?.recoleccion ?? null,
  };
}

/**
 * The body of a save. It carries the total that the customer was told: a server that computes another one refuses,
 * instead of charging it in silence.
 */
export function toRequestBody(draft: Draft, totals: NoteTotals, operacion: string): GuardarNota {
  const cuerpo = cuerpoDeNota(contentOf(draft, totals), { id: draft.id, version: draft.base?.version, operacion });
  return totals.cerrada ? cuerpo : { ...cuerpo, total: centavosAPesos(totals.total) };
}
