import { type EnvioRule, envioCost } from './envio.ts';
import { type Centavos, divideRounding, type Thousandths } from './money.ts';

/** Statuses of a nota (spec 4). */
export const TO_COLLECT = -1;
export const IN_SUCURSAL = 0;
export const CLOSED = 10;
export type StatusNota = typeof TO_COLLECT | typeof IN_SUCURSAL | typeof CLOSED;

export const PAYMENT_METHODS = ['Efvo', 'TDC', 'Transf', 'Link'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const UNITS = ['pz', 'kg', 'flex'] as const;
export type Unit = (typeof UNITS)[number];

/** Most lines of a nota (decisions "Notes"). */
export const MAX_LINES = 200;

export interface AmountLine {
  cantidad: Thousandths;
  precio: Centavos;
}

export interface Totals {
  subtotal: Centavos;
  envio: Centavos;
  descuentos: Centavos;
  /** subtotal + envio - descuentos, at least 0. */
  total: Centavos;
  abonos: Centavos;
  /** total - abonos: the amount due. */
  saldo: Centavos;
}

/** Amount of one line, centavos, rounded half away from zero. */
export function lineAmount(line: AmountLine): Centavos {
  return divideRounding(line.cantidad * line.precio, 1000);
}

export function subtotalOf(lines: readonly AmountLine[]): Centavos {
  return lines.reduce((sum, line) => sum + lineAmount(line), 0);
}

/** Every total of a nota, centavos (spec 9, decisions "Notes"). */
export function notaTotals(nota: {
  lineas: readonly AmountLine[];
  descuentos: Centavos;
  aDomicilio: boolean;
  pagos: readonly { monto: Centavos }[];
  rule: EnvioRule;
}): Totals {
  const subtotal = subtotalOf(nota.lineas);
  const envio = envioCost(nota.rule, subtotal, nota.aDomicilio);
  const total = Math.max(0, subtotal + envio - nota.descuentos);
  const abonos = nota.pagos.reduce((sum, pago) => sum + pago.monto, 0);
  return { subtotal, envio, descuentos: nota.descuentos, total, abonos, saldo: total - abonos };
}

/** Largest discount, centavos: it leaves a total of 0 (decisions: a discount can't make the total negative). */
export function maxDiscount(totals: Pick<Totals, 'subtotal' | 'envio'>): Centavos {
  return totals.subtotal + totals.envio;
}

/** A saldo under 1 peso counts as paid (spec 9). */
export function isPaid(saldo: Centavos): boolean {
  return saldo < 100;
}

/** Centavos recorded as 'Ajuste por redondeo' when a nota closes with a saldo under 1 peso. */
export function roundingAdjustment(saldo: Centavos): Centavos {
  return saldo > 0 && isPaid(saldo) ? saldo : 0;
}

/** Next status of a nota (decisions: a save never lowers 10; -1 becomes 0 when saved with lines). */
export function nextStatus(previous: StatusNota | null, requested: StatusNota, lines: number): StatusNota {
  if (previous === CLOSED) return CLOSED;
  if (requested === TO_COLLECT && lines > 0) return IN_SUCURSAL;
  if (previous === IN_SUCURSAL && requested === TO_COLLECT) return IN_SUCURSAL;
  return requested;
}
