import { isSettled } from '@lavanda/shared/domain/closedMonth';
import { defaultPromiseDate, type LocalDay, promiseStart } from '@lavanda/shared/domain/dates';
import type { RoleDiscount } from '@lavanda/shared/domain/discount';
import type { EnvioRule } from '@lavanda/shared/domain/envio';
import { type Centavos, centavosToPesos, formatMoney } from '@lavanda/shared/domain/money';
import {
  CLOSED,
  grossOf,
  isMoney,
  nextStatus,
  notaTotals,
  roundingAdjustment,
  type StatusNota,
  TO_COLLECT,
} from '@lavanda/shared/domain/nota';
import { NO_OBSERVATIONS } from '@lavanda/shared/domain/observations';
import type { Share } from '@lavanda/shared/domain/percent';
import type { FieldError } from '../../http/problem.ts';
import { asCaptured } from '../capture/asCaptured.ts';
import { type Odd, removedCliente } from '../capture/oddity.ts';
import { invalidField, invalidFields } from '../errors.ts';
import type { NotaContent, StoredNota } from '../nota.ts';
import { chargeChanged, TEXTS } from '../texts.ts';
import type { CatalogServicio } from './catalog.ts';
import { checkClosed } from './checkClosed.ts';
import { checkClosedMonth } from './checkClosedMonth.ts';
import { checkCut } from './checkCut.ts';
import type { Input } from './input.ts';
import { agreesWithPercent, checkDiscount, keptPercent, requestedDiscount, resolveReason } from './resolveDiscount.ts';
import { resolveLines } from './resolveLines.ts';
import { type PagosContext, resolvePagos } from './resolvePagos.ts';

export interface Context extends PagosContext {
  rule: EnvioRule;
  /** The recargo that the tenant charges for express notas; null without one. */
  surcharge: Share | null;
  /** The discounts that the session's role may give. */
  discounts: RoleDiscount;
  deliveryDays: number;
  /** The cliente that the payload names; null when the tenant has no such cliente. */
  cliente: { nombre: string; eliminado: boolean } | null;
  /** The servicios that the payload names, removed ones too, and all priced ones on sale if one of its lines may be flex. */
  catalog: readonly CatalogServicio[];
  /** Receives the points to review of a late capture; null makes them errors, because the save isn't late. */
  odds: Odd[] | null;
  /** Whether the register's clock is ahead (`Clock.isAhead`). */
  isAhead: boolean;
}

function clienteNameOf(input: Input, current: StoredNota | null, { cliente, odds }: Context): string {
  if (current?.clienteId === input.clienteId) return current.clienteNombre;
  if (current?.pagos.some(({ metodo: method }) => !isMoney(method))) throw invalidField('usuario', TEXTS.creditOfCliente);
  if (!cliente) throw invalidFields({ campo: 'usuario', mensaje: TEXTS.nonexistentCliente, codigo: 'cliente_desconocido' });
  if (cliente.eliminado && !odds) throw invalidField('usuario', TEXTS.deletedCliente);
  if (cliente.eliminado) odds?.push(removedCliente(cliente.nombre));
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

/**
 * The promised day: as sent; else null for a pending recoleccion; else as stored, if the nota is closed or fecha and express are
 * unchanged; else the tenant's default, counted from `promiseStart`.
 */
function resolveDelivery(
  input: Input,
  current: StoredNota | null,
  status: StatusNota,
  express: boolean,
  { deliveryDays, today, capturedDay }: Context,
): LocalDay | null {
  const { fecha: date, promiseDate } = input;
  if (promiseDate !== null) {
    if (promiseDate < date) throw invalidField('fecha_entrega', TEXTS.deliveryTooEarly);
    return promiseDate;
  }
  if (status === TO_COLLECT) return null;
  if (current?.status === CLOSED) return current.fechaEntrega;
  if (current?.fechaEntrega && current.fecha === date && current.express === express) return current.fechaEntrega;
  const start = promiseStart(date, current?.status === TO_COLLECT, input.late ? capturedDay : today);
  return defaultPromiseDate(start, express, deliveryDays);
}

/** The address of an 'a domicilio' nota: as sent, else as stored unless the cliente changed; nulls without an address. */
function resolveDomicilio(input: Input, current: StoredNota | null, aDomicilio: boolean) {
  const stored = current?.clienteId === input.clienteId ? current : null;
  if (!aDomicilio || input.domicilio === null || (input.domicilio === undefined && stored === null))
    return { domicilio: null, domicilioLat: null, domicilioLon: null };
  const { descripcion: address, lat, lon } = input.domicilio ?? {};
  if (address !== undefined) return { domicilio: address, domicilioLat: lat ?? null, domicilioLon: lon ?? null };
  return {
    domicilio: stored?.domicilio ?? null,
    domicilioLat: stored?.domicilioLat ?? null,
    domicilioLon: stored?.domicilioLon ?? null,
  };
}

/** The error for a sent fee that isn't what the tenant's rule gives. Its message contains both amounts. */
function changedCharge(field: 'envio' | 'recargo', sent: Centavos, valid: Centavos): FieldError {
  return {
    campo: field,
    mensaje: chargeChanged(field, formatMoney(sent), formatMoney(valid)),
    codigo: `${field}_cambiado`,
    enviado: centavosToPesos(sent),
    vigente: centavosToPesos(valid),
  };
}

/**
 * Refuses a save if its client showed other totals: the cliente would be charged an amount that nobody saw.
 * @throws HttpProblem 422 naming the totals that differ from the server's
 */
function compareStated(input: Input, current: StoredNota | null, totals: NotaContent): void {
  const { declared } = input;
  const campos: FieldError[] = [];
  for (const field of ['envio', 'recargo'] as const) {
    const sent = declared[field];
    if (sent !== undefined && sent !== totals[field]) campos.push(changedCharge(field, sent, totals[field]));
  }
  for (const field of ['subtotal', 'total'] as const) {
    if (declared[field] !== undefined && declared[field] !== totals[field])
      campos.push({ campo: field, mensaje: TEXTS.totalMismatch });
  }
  if (!agreesWithPercent(input, current, totals)) campos.push({ campo: 'descuentos', mensaje: TEXTS.totalMismatch });
  const sent = input.pagos.reduce((sum, pago) => sum + pago.monto, 0);
  if (declared.abonos !== undefined && declared.abonos !== totals.abonos && declared.abonos !== sent) {
    campos.push({ campo: 'abonos', mensaje: TEXTS.totalMismatch });
  }
  if (campos.length > 0) throw invalidFields(...campos);
}

/** Computes the amounts of the nota after the save, except its ajuste, and what is stored of its discount. */
function resolveAmounts(
  input: Input,
  current: StoredNota | null,
  context: Context,
  nota: Pick<NotaContent, 'lineas' | 'pagos' | 'aDomicilio' | 'express'>,
) {
  const requested = requestedDiscount(input, current);
  const { rule, surcharge } = context;
  const settled = current !== null && isSettled(current, context.firstOpenDay);
  const today = notaTotals({ ...nota, ...requested, rule, surcharge, stored: current, settled });
  const isFixed = settled || current?.status === CLOSED;
  const totals = context.odds && !isFixed ? asCaptured(input, nota, requested, today, context.odds) : today;
  const gross = grossOf(totals);
  return {
    subtotal: totals.subtotal,
    envio: totals.envio,
    recargo: totals.recargo,
    descuentos: totals.descuentos,
    descuentoMotivo: resolveReason(input, current, totals.descuentos),
    descuentoPorcentaje: keptPercent(requested, current, gross),
    total: gross - totals.descuentos,
    abonos: totals.abonos,
  };
}

/**
 * Applies the rules of decisions "Notes, payments, money" and returns the nota after the save. Does no I/O.
 * @param current the stored nota; null for a new one
 * @throws HttpProblem 422 naming the field; 403 for a reversal without permission
 */
export function resolveNota(input: Input, current: StoredNota | null, context: Context): NotaContent {
  const clienteName = clienteNameOf(input, current, context);
  const lines = resolveLines(input.lineas, current?.lineas ?? [], context.catalog, context.odds);
  const status = nextStatus(current?.status ?? null, requestedStatus(input, current), lines.length);
  if (status !== TO_COLLECT && lines.length === 0 && !input.collected) throw invalidField('articulos', TEXTS.withoutArticles);
  // If the register's clock is ahead, a new nota gets today's date instead of a future one.
  const date = current === null && context.isAhead && input.fecha > context.today ? context.today : input.fecha;
  const express = input.express ?? current?.express ?? false;
  const aDomicilio = input.aDomicilio ?? current?.aDomicilio ?? false;
  const created = resolvePagos(input.pagos, current?.pagos ?? [], context);
  const pagos = [...(current?.pagos ?? []), ...created];
  const amounts = resolveAmounts(input, current, context, { lineas: lines, pagos, aDomicilio, express });
  const { total, abonos } = amounts;
  const content: NotaContent = {
    clienteId: input.clienteId,
    clienteNombre: clienteName,
    fecha: date,
    fechaEntrega: resolveDelivery({ ...input, fecha: date }, current, status, express, context),
    ...amounts,
    ajuste: status === CLOSED ? roundingAdjustment(total - abonos) : 0,
    factura: input.factura ?? current?.factura ?? false,
    aDomicilio,
    express,
    ...resolveDomicilio(input, current, aDomicilio),
    observaciones: input.observaciones ?? current?.observaciones ?? NO_OBSERVATIONS,
    status,
    ...resolveWindow(input, current, status),
    lineas: lines,
    pagos,
  };
  if (current?.status === CLOSED) checkClosed(content, current);
  if (context.firstOpenDay !== null) checkClosedMonth(content, current, context.firstOpenDay);
  compareStated(input, current, content);
  checkDiscount(content, current, context.discounts, context.odds);
  // `keepSurplus` deals with a late capture's abonos above the total of a stored nota, which another register may have collected.
  const isSurplus = context.odds !== null && current !== null;
  if (!isSurplus && created.some(({ monto: amount }) => amount > 0) && abonos > total)
    throw invalidField('pagos', TEXTS.excessivePago);
  // A user who may return pagos may also leave a saldo in the cliente's favor.
  if (current && !context.canReverse) checkCut(content, current);
  return content;
}
