import type { GuardarNota } from '@lavanda/shared/contract/ventas';
import { type Centavos, centavosAPesos } from '@lavanda/shared/domain/dinero';
import type { ReglaEnvio } from '@lavanda/shared/domain/envio';
import { type Dia, entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import { CERRADA, EN_SUCURSAL, type Totales, totalesNota } from '@lavanda/shared/domain/nota';
import { cuerpoDeNota } from '../../notas/conversion';
import type { ContenidoEnviado } from '../../notas/nota';
import type { Borrador } from './borrador';

/** What the branch and the tenant decide about a note. */
export interface Casa {
  hoy: Dia;
  diasEntrega: number;
  regla: ReglaEnvio;
}

/** Everything shown about a draft that follows from what was typed, centavos. */
export interface Cuenta extends Totales {
  fecha: Dia;
  fechaEntrega: Dia;
  cerrada: boolean;
  ajuste: Centavos;
  /** What today's payment charges. */
  cobro: Centavos;
  /** saldo - cobro. */
  resta: Centavos;
}

export function cuentaDe(borrador: Borrador, { hoy, diasEntrega, regla }: Casa): Cuenta {
  const { base, lineas, descuentos, aDomicilio, pago } = borrador;
  const fecha = borrador.fecha ?? hoy;
  const fechaEntrega = borrador.fechaEntrega ?? entregaPredeterminada(fecha, borrador.express, diasEntrega);
  const cerrada = base?.status === CERRADA;
  const calculados = totalesNota({ lineas, descuentos, aDomicilio, pagos: base?.pagos ?? [], regla });
  // A closed note keeps the fee, the total and the rounding it was closed with.
  const totales = cerrada ? { ...calculados, envio: base.envio, total: base.total, saldo: base.saldo } : calculados;
  const cobro = pago.tipo === 'con' ? pago.monto : pago.tipo === 'liquidar' ? Math.max(0, totales.saldo) : 0;
  return { ...totales, fecha, fechaEntrega, cerrada, ajuste: cerrada ? base.ajuste : 0, cobro, resta: totales.saldo - cobro };
}

function contenidoDe(borrador: Borrador, cuenta: Cuenta): ContenidoEnviado {
  const { base, cliente, pago } = borrador;
  const abono = { id: pago.id, fecha: null, monto: cuenta.cobro, metodo: pago.metodo, reversaDe: null };
  return {
    clienteId: cliente?.id ?? '',
    clienteNombre: cliente?.nombre ?? '',
    fecha: cuenta.fecha,
    fechaEntrega: cuenta.cerrada ? borrador.fechaEntrega : cuenta.fechaEntrega,
    lineas: borrador.lineas,
    pagos: [...(base?.pagos ?? []), ...(cuenta.cobro > 0 ? [abono] : [])],
    descuentos: borrador.descuentos,
    factura: borrador.factura,
    aDomicilio: borrador.aDomicilio,
    express: borrador.express,
    status: cuenta.cerrada ? CERRADA : EN_SUCURSAL,
    recoleccion: base?.recoleccion ?? null,
  };
}

/**
 * The body of a save. It carries the total that the customer was told: a server that computes another one refuses, instead of
 * charging it in silence.
 */
export function cuerpoDe(borrador: Borrador, cuenta: Cuenta, operacion: string): GuardarNota {
  const cuerpo = cuerpoDeNota(contenidoDe(borrador, cuenta), { id: borrador.id, version: borrador.base?.version, operacion });
  return cuenta.cerrada ? cuerpo : { ...cuerpo, total: centavosAPesos(cuenta.total) };
}
