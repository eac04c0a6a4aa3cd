import { defaultPromiseDate, type LocalDay } from '@lavanda/shared/domain/dates';
import type { EnvioRule } from '@lavanda/shared/domain/envio';
import {
  CLOSED,
  maxDiscount,
  nextStatus,
  notaTotals,
  roundingAdjustment,
  type StatusNota,
  TO_COLLECT,
} from '@lavanda/shared/domain/nota';
import type { FieldError } from '../../http/problem.ts';
import { invalidField, invalidFields } from '../errors.ts';
import type { NotaContent, StoredNota } from '../nota.ts';
import { TEXTS } from '../texts.ts';
import { checkClosed } from './checkClosed.ts';
import { checkClosedMonth } from './checkClosedMonth.ts';
import { checkCut } from './checkCut.ts';
import type { Input } from './input.ts';
import { type CatalogServicio, resolveLines } from './resolveLines.ts';
import { type PagosContext, resolverPagos } from './resolvePayments.ts';

export interface Context extends PagosContext {
  rule: EnvioRule;
  deliveryDays: number;
  /** The cliente named in the payload; null when the tenant has no such cliente. */
  cliente: { nombre: string; eliminado: boolean } | null;
  catalog: readonly CatalogServicio[];
}

function clienteNameOf(input: Input, current: StoredNota | null, { cliente }: Context): string {
  if (current?.clienteId === input.clienteId) return current.clienteNombre;
  if (!cliente) throw invalidField('usuario', TEXTS.nonexistentCliente);
  if (cliente.eliminado) throw invalidField('usuario', TEXTS.deletedCliente);
  return cliente.nombre;
}

function requestedStatus(input: Input, current: StoredNota | null): StatusNota {
  const defaultStatus = input.lineas.length === 0 && input.horaInicio !== null ? TO_COLLECT : 0;
  return input.status ?? current?.status ?? defaultStatus;
}

function resolveWindow(input: Input, current: StoredNota | null, status: StatusNota) {
  const startHour = input.horaInicio ?? current?.horaInicio ?? null;
  const endHour = input.horaFinal ?? current?.horaFinal ?? null;
  if (status === TO_COLLECT && (startHour === null || endHour === null)) throw invalidField('recoleccion', TEXTS.noWindow);
  if (startHour !== null && endHour !== null && startHour >= endHour)
    throw invalidField('recoleccion.hora_final', TEXTS.invertedWindow);
  return { horaInicio: startHour, horaFinal: endHour };
}

/** The promised date: as sent, else as stored if fecha and express are unchanged, else the tenant's default. */
function resolveDelivery(
  input: Input,
  current: StoredNota | null,
  status: StatusNota,
  express: boolean,
  deliveryDays: number,
): LocalDay | null {
  const { fecha: date, promiseDate } = input;
  if (promiseDate !== null) {
    if (promiseDate < date) throw invalidField('fecha_entrega', TEXTS.deliveryTooEarly);
    return promiseDate;
  }
  if (status === TO_COLLECT) return null;
  if (current?.fechaEntrega && current.fecha === date && current.express === express) return current.fechaEntrega;
  return defaultPromiseDate(date, express, deliveryDays);
}

/**
 * Refuses a save whose client showed other totals: the cliente would be charged an amount that nobody saw.
 * @throws HttpProblem 422 naming the totals that differ from the server's
 */
function compareStated(input: Input, totals: { envio: number; subtotal: number; total: number; abonos: number }): void {
  const { declared } = input;
  const campos: FieldError[] = [];
  for (const field of ['subtotal', 'envio', 'total'] as const) {
    if (declared[field] !== undefined && declared[field] !== totals[field])
      campos.push({ campo: field, mensaje: TEXTS.totalMismatch });
  }
  const sent = input.pagos.reduce((sum, pago) => sum + pago.monto, 0);
  if (declared.abonos !== undefined && declared.abonos !== totals.abonos && declared.abonos !== sent) {
    campos.push({ campo: 'abonos', mensaje: TEXTS.totalMismatch });
  }
  if (campos.length > 0) throw invalidFields(...campos);
}

/**
 * Applies every rule of decisions "Notes, payments, money" and returns the nota after the save. Does no I/O.
 * @param current the stored nota, or null for a new one
 * @throws HttpProblem 422 naming the field; 403 for a reversal without permission
 */
export function resolverNota(input: Input, current: StoredNota | null, context: Context): NotaContent {
  const clienteName = clienteNameOf(input, current, context);
  const lines = resolveLines(input.lineas, current?.lineas ?? [], context.catalog);
  const status = nextStatus(current?.status ?? null, requestedStatus(input, current), lines.length);
  if (status !== TO_COLLECT && lines.length === 0) throw invalidField('articulos', TEXTS.withoutArticles);
  const express = input.express ?? current?.express ?? false;
  const aDomicilio = input.aDomicilio ?? current?.aDomicilio ?? false;
  const discounts = input.descuentos ?? current?.descuentos ?? 0;
  const created = resolverPagos(input.pagos, current?.pagos ?? [], context);
  const pagos = [...(current?.pagos ?? []), ...created];
  const closed = current?.status === CLOSED;
  const totals = notaTotals({ lineas: lines, descuentos: discounts, aDomicilio, pagos, rule: context.rule });
  // A closed nota keeps the envio it was closed with, even if the tenant's rule has changed since.
  const { subtotal } = totals;
  const envio = closed ? current.envio : totals.envio;
  const total = subtotal + envio - discounts;
  const abonos = totals.abonos;
  if (discounts > maxDiscount({ subtotal, envio })) throw invalidField('descuentos', TEXTS.excessiveDiscount);
  const content: NotaContent = {
    clienteId: input.clienteId,
    clienteNombre: clienteName,
    fecha: input.fecha,
    fechaEntrega: resolveDelivery(input, current, status, express, context.deliveryDays),
    descuentos: discounts,
    envio,
    subtotal,
    total,
    abonos,
    ajuste: status === CLOSED ? roundingAdjustment(total - abonos) : 0,
    factura: input.factura ?? current?.factura ?? false,
    aDomicilio,
    express,
    status,
    ...resolveWindow(input, current, status),
    lineas: lines,
    pagos,
  };
  if (closed) checkClosed(content, current);
  if (context.firstOpenDay !== null) checkClosedMonth(content, current, context.firstOpenDay);
  compareStated(input, content);
  if (created.some(({ monto: amount }) => amount > 0) && abonos > total) throw invalidField('pagos', TEXTS.excessivePago);
  if (current) checkCut(content, current);
  return content;
}
