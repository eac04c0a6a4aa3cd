import { type EnvioRule, envioCost } from './envio.ts';
import { type Centavos, divideRounding, type Thousandths } from './money.ts';
import { type BasisPoints, percentOf, type Share } from './percent.ts';
import { surchargeOf } from './surcharge.ts';

/** Statuses of a nota (spec 4). */
export const TO_COLLECT = -1;
export const IN_SUCURSAL = 0;
export const CLOSED = 10;
export type StatusNota = typeof TO_COLLECT | typeof IN_SUCURSAL | typeof CLOSED;

export const PAYMENT_METHODS = ['Efvo', 'TDC', 'Transf', 'Link'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** The method of a pago that is made with the cliente's credit. It takes no money. */
export const CREDIT = 'Saldo';
/** Method of a pago: money, or the credit of the nota's cliente. */
export type PagoMethod = PaymentMethod | typeof CREDIT;

/** Whether a pago by this method takes or returns money, which the drawer, the rollup and the reports count. */
export function isMoney(method: PagoMethod): method is PaymentMethod {
  return method !== CREDIT;
}

/** Text of a method: 'Efvo', 'Saldo a favor'. */
export function methodName(method: PagoMethod): string {
  return isMoney(method) ? method : 'Saldo a favor';
}

export const UNITS = ['pz', 'kg', 'flex'] as const;
export type Unit = (typeof UNITS)[number];

/** Maximum number of lines of a nota (decisions "Notes"). */
export const MAX_LINES = 200;

export interface AmountLine {
  cantidad: Thousandths;
  precio: Centavos;
}

export interface Totals {
  subtotal: Centavos;
  envio: Centavos;
  /** 'Servicio express': the extra charge of an express nota. */
  recargo: Centavos;
  descuentos: Centavos;
  /** subtotal + envio + recargo - descuentos, at least 0. */
  total: Centavos;
  abonos: Centavos;
  /** total - abonos: the amount due. */
  saldo: Centavos;
}

/** The charges of a nota before discounts. */
export type Charges = Pick<Totals, 'subtotal' | 'envio' | 'recargo'>;

/** A nota's charges, express flag and status as it was last saved. */
export interface StoredCharges extends Charges {
  express: boolean;
  status: StatusNota;
}

/** Amount of one line, centavos, rounded half away from zero. */
export function lineAmount(line: AmountLine): Centavos {
  return divideRounding(line.cantidad * line.precio, 1000);
}

/** Sum of the amounts of all lines, centavos. */
export function subtotalOf(lines: readonly AmountLine[]): Centavos {
  return lines.reduce((sum, line) => sum + lineAmount(line), 0);
}

/** All that `notaTotals` computes a nota's totals from. */
export interface TotalsInput {
  lineas: readonly AmountLine[];
  /** Discount in centavos. With `percent` it is computed instead, from all that is charged. */
  descuentos: Centavos;
  percent?: BasisPoints | null;
  aDomicilio: boolean;
  express?: boolean;
  pagos: readonly { monto: Centavos }[];
  rule: EnvioRule;
  /** The tenant's recargo of express notas; null without one. */
  surcharge?: Share | null;
  stored?: StoredCharges | null;
  /** Whether the stored nota is of a closed month (`isSettled`). */
  settled?: boolean;
}

/**
 * All totals of a nota, centavos (spec 9, decisions "Notes"). Closed notas and notas of a closed month keep the stored envio and
 * recargo. Other notas keep the stored recargo until their subtotal or express changes, even if the rule has changed.
 */
export function notaTotals(nota: TotalsInput): Totals {
  const { stored = null, express = false, percent = null, settled = false } = nota;
  const subtotal = subtotalOf(nota.lineas);
  const fixed = stored !== null && (settled || stored.status === CLOSED);
  const envio = fixed ? stored.envio : envioCost(nota.rule, subtotal, nota.aDomicilio);
  const kept = stored !== null && (fixed || (stored.subtotal === subtotal && stored.express === express));
  const recargo = kept ? stored.recargo : surchargeOf(nota.surcharge ?? null, subtotal, express);
  const gross = grossOf({ subtotal, envio, recargo });
  const discounts = percent === null ? nota.descuentos : percentOf(gross, percent);
  const total = Math.max(0, gross - discounts);
  const abonos = nota.pagos.reduce((sum, pago) => sum + pago.monto, 0);
  return { subtotal, envio, recargo, descuentos: discounts, total, abonos, saldo: total - abonos };
}

/**
 * All that is charged before discounts, centavos. A discount can't be larger, because the total can't be negative (decisions).
 */
export function grossOf({ subtotal, envio, recargo }: Charges): Centavos {
  return subtotal + envio + recargo;
}

/** Whether a nota counts as paid: its saldo is under 1 peso (spec 9). */
export function isPaid(saldo: Centavos): boolean {
  return saldo < 100;
}

/** The amount that the cliente still has to pay, centavos: 0 when the saldo counts as paid, or the laundry owes the cliente. */
export function amountDue(saldo: Centavos): Centavos {
  return isPaid(saldo) ? 0 : saldo;
}

/** Centavos recorded as 'Ajuste por redondeo' when a nota closes with a saldo under 1 peso. */
export function roundingAdjustment(saldo: Centavos): Centavos {
  return saldo > 0 && isPaid(saldo) ? saldo : 0;
}

/**
 * Status of a nota after a save (decisions): a closed nota (10) stays closed, a recoleccion (-1) becomes 0 once it has lines, and
 * a nota in the sucursal (0) never becomes a recoleccion again.
 */
export function nextStatus(previous: StatusNota | null, requested: StatusNota, lines: number): StatusNota {
  if (previous === CLOSED) return CLOSED;
  if (requested === TO_COLLECT && lines > 0) return IN_SUCURSAL;
  if (previous === IN_SUCURSAL && requested === TO_COLLECT) return IN_SUCURSAL;
  return requested;
}
