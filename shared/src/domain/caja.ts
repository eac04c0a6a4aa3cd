import type { Centavos } from './money.ts';
import { PAYMENT_METHODS, type PaymentMethod } from './nota.ts';
import { can, type Role } from './roles.ts';

/** Mexican bills and coins that a count asks for, largest first, centavos (day.md 3: 1000 to 0.50). */
export const DENOMINATIONS: readonly Centavos[] = [100_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50];

/** The smallest bill; smaller denominations are coins. */
export const SMALLEST_BILL: Centavos = 2_000;

/** Maximum number of bills or coins of one denomination in a count. */
export const MAX_OF_DENOMINATION = 9_999;

/** Longest name of a caja, longest detail of a movimiento and longest detail of a difference, characters. */
export const MAX_CAJA_NAME = 40;
export const MAX_MOVEMENT_DETAIL = 120;
export const MAX_DIFFERENCE_DETAIL = 300;

/** Maximum number of cajas of a sucursal. */
export const MAX_CAJAS = 50;

/** Name of the caja that the first opening makes at a sucursal without cajas. */
export const FIRST_CAJA = 'Caja 1';

/** The method whose money is in the drawer. */
export const CASH: PaymentMethod = 'Efvo';

export const MOVEMENT_KINDS = ['entrada', 'gasto', 'retiro'] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

export const MOVEMENT_NAMES: Record<MovementKind, string> = { entrada: 'Entrada', gasto: 'Gasto', retiro: 'Retiro' };

export const EXPENSE_CATEGORIES = ['insumos', 'alimentos', 'transporte', 'mantenimiento', 'servicios', 'otro'] as const;
export type ExpenseCategory = (typeof EXPENSE_CATEGORIES)[number];

export const EXPENSE_NAMES: Record<ExpenseCategory, string> = {
  insumos: 'Insumos',
  alimentos: 'Alimentos',
  transporte: 'Transporte',
  mantenimiento: 'Mantenimiento',
  servicios: 'Servicios',
  otro: 'Otro',
};

/** Reasons for a difference in a count ('¿Qué pasó?'). */
export const DIFFERENCE_REASONS = ['cambio_mal_dado', 'otro_metodo', 'gasto_sin_registrar', 'no_se'] as const;
export type DifferenceReason = (typeof DIFFERENCE_REASONS)[number];

export const DIFFERENCE_NAMES: Record<DifferenceReason, string> = {
  cambio_mal_dado: 'Cambio mal dado',
  otro_metodo: 'Pago con otro método',
  gasto_sin_registrar: 'Gasto sin registrar',
  no_se: 'No sé',
};

/** Number of bills or coins counted of a denomination. */
export interface DenominationCount {
  denominacion: Centavos;
  cantidad: number;
}

/** Cash of a count by denomination, centavos. */
export function cashOf(counts: readonly DenominationCount[]): Centavos {
  return counts.reduce((sum, { denominacion: value, cantidad: pieces }) => sum + value * pieces, 0);
}

export type ByMethod<T> = Readonly<Record<PaymentMethod, T>>;

/** Builds a record with one value for each payment method. */
export function byMethod<T>(from: (method: PaymentMethod) => T): ByMethod<T> {
  return Object.fromEntries(PAYMENT_METHODS.map((method) => [method, from(method)])) as Record<PaymentMethod, T>;
}

/** One pago, or several of the same method summed up. `monto` is negative for a reversal. */
export interface PagoSum {
  metodo: PaymentMethod;
  pagos: number;
  monto: Centavos;
}

/** One movimiento, or several of the same kind summed up. `monto` is positive; `cancela` says that it cancels another one. */
export interface MovementSum {
  tipo: MovementKind;
  cancela: boolean;
  movimientos: number;
  monto: Centavos;
}

/** The sums of a turno's pagos and movimientos, and its fondo. */
export interface TurnoSums {
  /** The counted float with which the turno was opened. */
  fondo: Centavos;
  /** Number and amount of the movimientos of each kind; a cancelled movimiento counts in neither. */
  movimientos: Readonly<Record<MovementKind, { movimientos: number; monto: Centavos }>>;
  pagos: ByMethod<{ pagos: number; monto: Centavos }>;
  /**
   * Number of pagos and movimientos recorded, cancellations included. This number only grows: when it is higher than at a count,
   * more have arrived since then, and the server doesn't close the turno with the old sums.
   */
  registros: number;
}

/** Sums the pagos and movimientos of a turno. @param fondo counted float of the opening, centavos */
export function sumTurno(fondo: Centavos, pagos: readonly PagoSum[], movements: readonly MovementSum[]): TurnoSums {
  const ofMethod = (method: PaymentMethod) => pagos.filter((row) => row.metodo === method);
  const ofKind = (kind: MovementKind) => movements.filter((row) => row.tipo === kind);
  const signed = (value: number, { cancela: cancels }: MovementSum) => (cancels ? -value : value);
  const total = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const kind = (name: MovementKind) => ({
    movimientos: total(ofKind(name), (row) => signed(row.movimientos, row)),
    monto: total(ofKind(name), (row) => signed(row.monto, row)),
  });
  return {
    fondo,
    movimientos: { entrada: kind('entrada'), gasto: kind('gasto'), retiro: kind('retiro') },
    pagos: byMethod((method) => ({
      pagos: total(ofMethod(method), (row) => row.pagos),
      monto: total(ofMethod(method), (row) => row.monto),
    })),
    registros: total(pagos, (row) => row.pagos) + total(movements, (row) => row.movimientos),
  };
}

/** Cash that movimientos add to a caja, centavos: an entrada puts in; a gasto and a retiro take out. */
export function movedCash({ movimientos: moved }: Pick<TurnoSums, 'movimientos'>): Centavos {
  return moved.entrada.monto - moved.gasto.monto - moved.retiro.monto;
}

/** Amounts that a turno should have by method: for cash the fondo, pagos and movimientos; for other methods the pagos. */
export function expectedOf(sums: TurnoSums): ByMethod<Centavos> {
  return byMethod((method) => sums.pagos[method].monto + (method === CASH ? sums.fondo + movedCash(sums) : 0));
}

/** The warning 'puede faltar' rounds the cash taken down to this step, centavos, so that nobody finds the exact sum by trying. */
const KNOWN_CASH_STEP: Centavos = 50_000;

/**
 * Whether the caja's cash may be below zero ('puede faltar'): true whenever it is, and already up to 500 pesos earlier. The cash
 * taken is rounded down to whole steps, because its exact sum stays hidden until the count (day.md 8).
 * @param taken cash of the turno's pagos, centavos
 */
export function mayLackCash(turno: Pick<TurnoSums, 'fondo' | 'movimientos'>, taken: Centavos): boolean {
  const known = Math.floor(taken / KNOWN_CASH_STEP) * KNOWN_CASH_STEP;
  return turno.fondo + movedCash(turno) + known < 0;
}

/** Counted minus expected, by method: negative is missing ('Falta'), positive is left over ('Sobra'). */
export function differencesOf(expected: ByMethod<Centavos>, counted: ByMethod<Centavos>): ByMethod<Centavos> {
  return byMethod((method) => counted[method] - expected[method]);
}

/** Whether the cashier has to give a reason, because some method has a difference (day.md 3). */
export function needsReason(differences: ByMethod<Centavos>): boolean {
  return PAYMENT_METHODS.some((method) => differences[method] !== 0);
}

/** 'Se retira': the counted cash less the fondo that stays; null when less than the fondo was counted. */
export function withdrawnCash(counted: Centavos, fondo: Centavos): Centavos | null {
  return fondo <= counted ? counted - fondo : null;
}

/** What a caja had when its turno was opened, and what it should have had: their difference is shown at the opening. */
export interface Opening {
  /** The counted float. */
  fondo: Centavos;
  /** Cash that the last corte of the caja left in it; null for the first turno. */
  left: Centavos | null;
  /** Cash that came after that corte and outside any turno: 'Llegó después' and 'Sin turno'. */
  came: Centavos;
}

/** Cash that the caja should have had when it was opened; null for the first turno. */
export function openingExpected({ left, came }: Omit<Opening, 'fondo'>): Centavos | null {
  return left === null ? null : left + came;
}

/** Counted minus expected at the opening; null for the first turno. */
export function openingDifference(opening: Opening): Centavos | null {
  const expected = openingExpected(opening);
  return expected === null ? null : opening.fondo - expected;
}

/**
 * Whether a user may count and close a turno: the user opened it, or has a role that may close other users' turnos (day.md 3).
 */
export function mayClose(role: Role, userId: string, openedBy: string): boolean {
  return can(role, 'caja.cerrar') || (can(role, 'caja.cambiar') && userId === openedBy);
}
