import type { ReglaEnvio } from '@lavanda/shared/domain/envio';
import { type Dia, entregaPredeterminada } from '@lavanda/shared/domain/fechas';
import {
  ajustePorRedondeo,
  CERRADA,
  descuentoMaximo,
  POR_RECOLECTAR,
  type StatusNota,
  siguienteStatus,
  totalesNota,
} from '@lavanda/shared/domain/nota';
import type { CampoMalo } from '../../http/problema.ts';
import { campoInvalido, invalida } from '../errors.ts';
import type { ContenidoNota, NotaGuardada } from '../nota.ts';
import { TEXTOS } from '../textos.ts';
import { revisarCerrada } from './checkClosed.ts';
import type { Entrada } from './input.ts';
import { resolverLineas, type ServicioCatalogo } from './resolveLines.ts';
import { type ContextoPagos, resolverPagos } from './resolvePayments.ts';

/** What the rules need to know besides the note itself. */
export interface Contexto extends ContextoPagos {
  regla: ReglaEnvio;
  diasEntrega: number;
  /** The customer named in the payload; null when the tenant has none with that id. */
  cliente: { nombre: string; eliminado: boolean } | null;
  catalogo: readonly ServicioCatalogo[];
}

function nombreDelCliente(entrada: Entrada, actual: NotaGuardada | null, { cliente }: Contexto): string {
  if (actual?.clienteId === entrada.clienteId) return actual.clienteNombre;
  if (!cliente) throw campoInvalido('usuario', TEXTOS.clienteInexistente);
  if (cliente.eliminado) throw campoInvalido('usuario', TEXTOS.clienteEliminado);
  return cliente.nombre;
}

function statusPedido(entrada: Entrada, actual: NotaGuardada | null): StatusNota {
  const porOmision = entrada.lineas.length === 0 && entrada.horaInicio !== null ? POR_RECOLECTAR : 0;
  return entrada.status ?? actual?.status ?? porOmision;
}

function resolverVentana(entrada: Entrada, actual: NotaGuardada | null, status: StatusNota) {
  const horaInicio = entrada.horaInicio ?? actual?.horaInicio ?? null;
  const horaFinal = entrada.horaFinal ?? actual?.horaFinal ?? null;
  if (status === POR_RECOLECTAR && (horaInicio === null || horaFinal === null))
    throw campoInvalido('recoleccion', TEXTOS.sinVentana);
  if (horaInicio !== null && horaFinal !== null && horaInicio >= horaFinal)
    throw campoInvalido('recoleccion.hora_final', TEXTOS.ventanaInvertida);
  return { horaInicio, horaFinal };
}

/** The promised day: as sent; else the stored one while date and express stand; else the tenant's usual days. */
function resolverEntrega(
  entrada: Entrada,
  actual: NotaGuardada | null,
  status: StatusNota,
  express: boolean,
  diasEntrega: number,
): Dia | null {
  const { fecha, fechaEntrega } = entrada;
  if (fechaEntrega !== null) {
    if (fechaEntrega < fecha) throw campoInvalido('fecha_entrega', TEXTOS.entregaAnterior);
    return fechaEntrega;
  }
  if (status === POR_RECOLECTAR) return null;
  if (actual?.fechaEntrega && actual.fecha === fecha && actual.express === express) return actual.fechaEntrega;
  return entregaPredeterminada(fecha, express, diasEntrega);
}

/** Totals the client sent and computed differently (decisions "Roles": totals come from the server's arithmetic). */
function compararDichos(entrada: Entrada, totales: { envio: number; subtotal: number; total: number; abonos: number }): void {
  const { dichos } = entrada;
  const campos: CampoMalo[] = [];
  for (const campo of ['subtotal', 'envio', 'total'] as const) {
    if (dichos[campo] !== undefined && dichos[campo] !== totales[campo]) campos.push({ campo, mensaje: TEXTOS.totalDistinto });
  }
  const enviados = entrada.pagos.reduce((suma, pago) => suma + pago.monto, 0);
  if (dichos.abonos !== undefined && dichos.abonos !== totales.abonos && dichos.abonos !== enviados) {
    campos.push({ campo: 'abonos', mensaje: TEXTOS.totalDistinto });
  }
  if (campos.length > 0) throw invalida(...campos);
}

/**
 * The note as it stands after a save: every rule of decisions "Notes, payments, money", without touching the database.
 * @param actual the stored note, null for a new one
 * @throws 422 naming the field; 403 for a reversal by a role that may not
 */
export function resolverNota(entrada: Entrada, actual: NotaGuardada | null, contexto: Contexto): ContenidoNota {
  const clienteNombre = nombreDelCliente(entrada, actual, contexto);
  const lineas = resolverLineas(entrada.lineas, actual?.lineas ?? [], contexto.catalogo);
  const status = siguienteStatus(actual?.status ?? null, statusPedido(entrada, actual), lineas.length);
  if (status !== POR_RECOLECTAR && lineas.length === 0) throw campoInvalido('articulos', TEXTOS.sinArticulos);
  const express = entrada.express ?? actual?.express ?? false;
  const aDomicilio = entrada.aDomicilio ?? actual?.aDomicilio ?? false;
  const descuentos = entrada.descuentos ?? actual?.descuentos ?? 0;
  const nuevos = resolverPagos(entrada.pagos, actual?.pagos ?? [], contexto);
  const pagos = [...(actual?.pagos ?? []), ...nuevos];
  const cerrada = actual?.status === CERRADA;
  const totales = totalesNota({ lineas, descuentos, aDomicilio, pagos, regla: contexto.regla });
  // A closed note keeps the fee it was closed with, whatever the tenant's rule says now.
  const { subtotal } = totales;
  const envio = cerrada ? actual.envio : totales.envio;
  const total = subtotal + envio - descuentos;
  const abonos = totales.abonos;
  if (descuentos > descuentoMaximo({ subtotal, envio })) throw campoInvalido('descuentos', TEXTOS.descuentoExcesivo);
  const contenido: ContenidoNota = {
    clienteId: entrada.clienteId,
    clienteNombre,
    fecha: entrada.fecha,
    fechaEntrega: resolverEntrega(entrada, actual, status, express, contexto.diasEntrega),
    descuentos,
    envio,
    subtotal,
    total,
    abonos,
    ajuste: status === CERRADA ? ajustePorRedondeo(total - abonos) : 0,
    factura: entrada.factura ?? actual?.factura ?? false,
    aDomicilio,
    express,
    status,
    ...resolverVentana(entrada, actual, status),
    lineas,
    pagos,
  };
  if (cerrada) revisarCerrada(contenido, actual);
  compararDichos(entrada, contenido);
  if (nuevos.some(({ monto }) => monto > 0) && abonos > total) throw campoInvalido('pagos', TEXTOS.pagoExcesivo);
  return contenido;
}
