import { isLocalDay, type LocalDay } from './dates.ts';
import { type Centavos, divideRounding, formatWith } from './money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './nota.ts';

/** Received notas grouped by month and weekday (1 Sunday to 7 Saturday) of their date, sucursal and flags. */
export interface SalesRow {
  anio: number;
  mes: number;
  weekday: number;
  sucursal: string;
  sucursalName: string;
  aDomicilio: boolean;
  factura: boolean;
  express: boolean;
  notas: number;
  total: Centavos;
  abonos: Centavos;
}

/** Pagos grouped by month of pago, month of the nota, sucursal and method. */
export interface PagosRow {
  anio: number;
  mes: number;
  notaYear: number;
  notaMonth: number;
  sucursal: string;
  metodo: PaymentMethod;
  monto: Centavos;
}

/** The notas of one cliente in a month, at one sucursal or (`sucursal` null) at all of them together. */
export interface ClienteRow {
  anio: number;
  mes: number;
  sucursal: string | null;
  cliente: string;
  nombre: string;
  notas: number;
  total: Centavos;
}

/** Notas of this month a year ago, up to the same day, with which an unfinished period is compared. */
export interface SameDays {
  /** The last day counted, a year before today. */
  until: LocalDay;
  sales: readonly { sucursal: string; notas: number; total: Centavos }[];
}

/** The rows from which the figures of this file are computed. */
export interface Summary {
  sales: readonly SalesRow[];
  pagos: readonly PagosRow[];
  clientes: readonly ClienteRow[];
  /** Null when the summary doesn't include this month of last year: unfinished periods are then compared with whole ones. */
  sameDays: SameDays | null;
}

/** The month and the sucursal to report; `sucursal` null means all of them together. */
export interface Query {
  anio: number;
  /** 1 to 12. */
  mes: number;
  sucursal: string | null;
}

/** A figure of the dashboard and its comparison. */
export interface Indicator {
  /** Centavos, or a count of notas. */
  value: number;
  /** A ratio: 0.067 is 6.7 %. Null when there is nothing to compare with. */
  ratio: number | null;
  /** The year whose same days `ratio` compares with; null when it compares whole periods. */
  sameDaysOf: number | null;
}

export interface Indicators {
  yearSales: Indicator;
  monthSales: Indicator;
  monthCollected: Indicator;
  monthReceived: Indicator;
  averageTicket: Indicator;
}

export const MONTHS_OF_YEAR = 12;
export const DAYS_OF_WEEK = 7;
/** How many of the best clientes are listed (spec 9 "Dashboard top customers 5"). */
export const TOP_CLIENTES = 5;

/**
 * Years in a summary without a date range, the current one included: enough to compare any month of this year and the
 * last one with a year earlier. Older months need `fechaInicial` and `fechaFinal`.
 */
export const SUMMARY_YEARS = 3;

interface Sums {
  notas: number;
  total: Centavos;
  abonos: Centavos;
}

function add(rows: readonly SalesRow[], passes: (row: SalesRow) => boolean): Sums {
  const sums = { notas: 0, total: 0, abonos: 0 };
  for (const row of rows) {
    if (!passes(row)) continue;
    sums.notas += row.notas;
    sums.total += row.total;
    sums.abonos += row.abonos;
  }
  return sums;
}

const ofSucursal =
  (sucursal: string | null) =>
  (row: { sucursal: string | null }): boolean =>
    sucursal === null || row.sucursal === sucursal;

/** @returns the growth of a figure, (now - before) / before; null when `before` is 0 */
function growth(now: number, before: number): number | null {
  return before === 0 ? null : (now - before) / before;
}

/** @returns the share of a whole, part / everything; null when `everything` is 0 */
function shareOf(part: number, everything: number): number | null {
  return everything === 0 ? null : part / everything;
}

/** Sucursales that have sales, by name. */
export function sucursalesWithSales({ sales }: Summary): { id: string; nombre: string }[] {
  const names = new Map(sales.map((row) => [row.sucursal, row.sucursalName]));
  return [...names].map(([id, name]) => ({ id, nombre: name })).sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'));
}

/** Whether the month has any received nota. */
export function hasSales({ sales }: Summary, { anio: year, mes: month, sucursal }: Query): boolean {
  const ofThisSucursal = ofSucursal(sucursal);
  return sales.some((row) => row.anio === year && row.mes === month && ofThisSucursal(row));
}

/** The days from the 1st of today's month to today, a year before; February 29 becomes February 28. */
export function sameDaysLastYear(today: LocalDay): { from: LocalDay; until: LocalDay } {
  const month = `${Number(today.slice(0, 4)) - 1}${today.slice(4, 7)}`;
  const until = `${month}${today.slice(7)}`;
  return { from: `${month}-01`, until: isLocalDay(until) ? until : `${month}-28` };
}

/** The sums of an earlier period, with which a period is compared. */
interface Comparison {
  sums: Sums;
  sameDaysOf: number | null;
}

/**
 * The sums of the year before, for the query's year and for its month. An unfinished period is compared with the same days: in
 * the year, the whole months until now and the month in progress up to today.
 */
function yearBefore(
  { sales, sameDays }: Summary,
  { anio: year, mes: month, sucursal }: Query,
): Record<'year' | 'month', Comparison> {
  const ofThisSucursal = ofSucursal(sucursal);
  const months = (passes: (month: number) => boolean) =>
    add(sales, (row) => row.anio === year - 1 && passes(row.mes) && ofThisSucursal(row));
  const whole = {
    year: { sums: months(() => true), sameDaysOf: null },
    month: { sums: months((m) => m === month), sameDaysOf: null },
  };
  if (sameDays === null || Number(sameDays.until.slice(0, 4)) !== year - 1) return whole;
  const inProgress = Number(sameDays.until.slice(5, 7));
  const days = { notas: 0, total: 0, abonos: 0 };
  for (const row of sameDays.sales.filter(ofThisSucursal)) {
    days.notas += row.notas;
    days.total += row.total;
  }
  const before = months((m) => m < inProgress);
  const soFar = { ...before, notas: before.notas + days.notas, total: before.total + days.total };
  return {
    year: { sums: soFar, sameDaysOf: year - 1 },
    month: month === inProgress ? { sums: days, sameDaysOf: year - 1 } : whole.month,
  };
}

/**
 * The five cards (spec 2 "Dashboard"), by the nota's date. `ratio` is the growth since the same period a year before
 * (`yearBefore`), null when that period has 0.
 * - yearSales: total of the year, centavos, also while it is under way.
 * - monthSales: total of the month, centavos.
 * - monthCollected: abonos of the month's notas, whenever paid, centavos; `ratio` is their share of monthSales.
 * - monthReceived: number of notas of the month.
 * - averageTicket: monthSales / monthReceived, centavos, rounded half away from zero, 0 without notas; `ratio`
 *   compares unrounded averages.
 */
export function indicators(summary: Summary, query: Query): Indicators {
  const { anio: year, mes: month, sucursal } = query;
  const ofThisSucursal = ofSucursal(sucursal);
  const { total } = add(summary.sales, (row) => row.anio === year && ofThisSucursal(row));
  const now = add(summary.sales, (row) => row.anio === year && row.mes === month && ofThisSucursal(row));
  const before = yearBefore(summary, query);
  const { sums: then, sameDaysOf } = before.month;
  const average = ({ total: t, notas: n }: Sums) => (n === 0 ? 0 : t / n);
  return {
    yearSales: { value: total, ratio: growth(total, before.year.sums.total), sameDaysOf: before.year.sameDaysOf },
    monthSales: { value: now.total, ratio: growth(now.total, then.total), sameDaysOf },
    monthCollected: { value: now.abonos, ratio: shareOf(now.abonos, now.total), sameDaysOf: null },
    monthReceived: { value: now.notas, ratio: growth(now.notas, then.notas), sameDaysOf },
    averageTicket: {
      value: now.notas === 0 ? 0 : divideRounding(now.total, now.notas),
      ratio: growth(average(now), average(then)),
      sameDaysOf,
    },
  };
}

/**
 * Sales of each month of a year, centavos: 0 without sales, null for a month without sales that begins after `today` (decisions
 * "Lists").
 */
export function salesByMonth(
  { sales }: Summary,
  { anio: year, sucursal }: Omit<Query, 'mes'>,
  today: LocalDay,
): (Centavos | null)[] {
  const totals = Array.from({ length: MONTHS_OF_YEAR }, () => 0);
  const ofThisSucursal = ofSucursal(sucursal);
  for (const row of sales) {
    if (row.anio === year && ofThisSucursal(row)) totals[row.mes - 1] = (totals[row.mes - 1] ?? 0) + row.total;
  }
  const begun = (month: number) => `${year}-${String(month).padStart(2, '0')}` <= today.slice(0, 7);
  return totals.map((total, index) => (total !== 0 || begun(index + 1) ? total : null));
}

/**
 * The month's clientes with the largest totals, at most `TOP_CLIENTES`. Without a sucursal, their totals at all sucursales
 * count.
 */
export function bestClientes({ clientes }: Summary, { anio: year, mes: month, sucursal }: Query): ClienteRow[] {
  return clientes
    .filter((row) => row.anio === year && row.mes === month && row.sucursal === sucursal)
    .sort((a, b) => b.total - a.total || (a.cliente < b.cliente ? -1 : 1))
    .slice(0, TOP_CLIENTES);
}

/**
 * Which pagos count: with 'pago' the pagos made in the month, with 'nota' the pagos of the month's notas, whenever they were
 * made.
 */
export type PaymentsDate = 'pago' | 'nota';

/** An amount and its share of the whole: 0.458 is 45.8 %. */
export interface Part {
  monto: Centavos;
  part: number;
}

/**
 * Pagos by method, centavos, every method in the order of spec 3, and their total. A method whose reversals exceed its
 * pagos keeps its negative amount with a share of 0.
 */
export function paymentMethods(
  { pagos }: Summary,
  { anio: year, mes: month, sucursal }: Query,
  by: PaymentsDate,
): { total: Centavos; methods: (Part & { metodo: PaymentMethod })[] } {
  const ofThisSucursal = ofSucursal(sucursal);
  const inMonth = (row: PagosRow) =>
    by === 'pago' ? row.anio === year && row.mes === month : row.notaYear === year && row.notaMonth === month;
  const amounts = PAYMENT_METHODS.map((method) => ({ metodo: method, monto: 0 }));
  for (const row of pagos) {
    const theirs = amounts.find(({ metodo: method }) => method === row.metodo);
    if (theirs && inMonth(row) && ofThisSucursal(row)) theirs.monto += row.monto;
  }
  const positives = amounts.reduce((sum, { monto: amount }) => sum + Math.max(amount, 0), 0);
  return {
    total: amounts.reduce((sum, { monto: amount }) => sum + amount, 0),
    methods: amounts.map((row) => ({ ...row, part: shareOf(Math.max(row.monto, 0), positives) ?? 0 })),
  };
}

/** Total of the month's notas by weekday, Sunday first, centavos; 0 for a day without notas. */
export function salesByDay({ sales }: Summary, { anio: year, mes: month, sucursal }: Query): Centavos[] {
  const totals = Array.from({ length: DAYS_OF_WEEK }, () => 0);
  const ofThisSucursal = ofSucursal(sucursal);
  for (const row of sales) {
    if (row.anio === year && row.mes === month && ofThisSucursal(row))
      totals[row.weekday - 1] = (totals[row.weekday - 1] ?? 0) + row.total;
  }
  return totals;
}

/**
 * 'Datos adicionales': total of the month's notas with each flag, centavos, and its share of the month's sales (0
 * without sales). A nota may have several flags.
 */
export function extras(
  { sales }: Summary,
  { anio: year, mes: month, sucursal }: Query,
): Record<'aDomicilio' | 'factura' | 'express', Part> {
  const ofThisSucursal = ofSucursal(sucursal);
  const ofMonth = sales.filter((row) => row.anio === year && row.mes === month && ofThisSucursal(row));
  const { total } = add(ofMonth, () => true);
  const partWith = (flag: 'aDomicilio' | 'factura' | 'express'): Part => {
    const amount = add(ofMonth, (row) => row[flag]).total;
    return { monto: amount, part: shareOf(amount, total) ?? 0 };
  };
  return { aDomicilio: partWith('aDomicilio'), factura: partWith('factura'), express: partWith('express') };
}

/** Formats a ratio: '15.2%', '−1.7%'. The minus sign is U+2212; a value that rounds to 0 has no sign. */
export function formatPercent(ratio: number, decimals = 1): string {
  const text = formatWith(decimals).format(Math.abs(ratio) * 100);
  return `${ratio < 0 && Number(text.replaceAll(',', '')) !== 0 ? '\u2212' : ''}${text}%`;
}
