import { openTurnoCall } from '../../contract/calls/caja.ts';
import type { AnswerOf } from '../../contract/calls/call.ts';
import type { CajaEntry, CajaState, Turno } from '../../contract/schemas/caja.ts';
import { CASH, type MovementKind, mayLackCash } from '../../domain/caja.ts';
import { centavosToPesos, toCents } from '../../domain/money.ts';
import type { Entry } from './entry.ts';

const TOTALS = { entrada: 'entradas', gasto: 'gastos', retiro: 'retiros' } as const satisfies Record<MovementKind, keyof Turno>;

const sum = (one: number, other: number) => centavosToPesos(toCents(one) + toCents(other));

/**
 * The turno with one more line in its totals. The sum of its cash pagos stays null, because the cashier must not know it before
 * the count.
 */
function turnoWith(turno: Turno, { tipo: kind, metodo: method, monto: pesos, cancela: cancels }: CajaEntry): Turno {
  if (kind !== 'pago' && kind !== 'reversa') {
    const { movimientos: count, monto: total } = turno[TOTALS[kind]];
    const sign = kind === 'entrada' ? 1 : -1;
    return { ...turno, [TOTALS[kind]]: { movimientos: count + (cancels === null ? 1 : -1), monto: sum(total, sign * pesos) } };
  }
  const methods = turno.metodos.map((row) =>
    row.metodo === method ? { ...row, pagos: row.pagos + 1, suma: row.suma === null ? null : sum(row.suma, pesos) } : row,
  );
  return { ...turno, metodos: methods };
}

/** The lines of an entry in the caja's record, with the clave that the register gave the entry. */
function linesOf({ record = [], body }: Entry): CajaEntry[] {
  return record.map((line) => (line.clave === '' && typeof body.clave === 'string' ? { ...line, clave: body.clave } : line));
}

function withLine(state: CajaState, line: CajaEntry): CajaState {
  // If the record already has this line, the server saved the entry and only the answer was lost.
  if (state.turno === null || state.registro.some(({ _id }) => _id === line._id)) return state;
  const record = state.registro.map((one) => (one._id === line.cancela ? { ...one, cancelado: true } : one));
  return { ...state, turno: turnoWith(state.turno, line), registro: [line, ...record] };
}

/**
 * Whether the caja may be without cash after this line, computed like the server's answer from the record on this device. That
 * record lacks the older pagos of a long turno, so the warning may come too early.
 */
export function mayLackCashWith(state: CajaState, line: CajaEntry): boolean {
  const { turno, registro: record } = withLine(state, line);
  if (turno === null) return false;
  const total = ({ movimientos, monto: pesos }: Turno['gastos']) => ({ movimientos, monto: toCents(pesos) });
  const movimientos = { entrada: total(turno.entradas), gasto: total(turno.gastos), retiro: total(turno.retiros) };
  const isTaken = ({ tipo: kind, metodo: method }: CajaEntry) => method === CASH && (kind === 'pago' || kind === 'reversa');
  const taken = record.filter(isTaken).reduce((sum, { monto: pesos }) => sum + toCents(pesos), 0);
  return mayLackCash({ fondo: toCents(turno.apertura.fondo), movimientos }, taken);
}

/**
 * Whether an entry's lines belong to the turno: a movimiento must name the turno; a pago must be captured after its opening, and
 * counts only if the turno's caja is that of this browser's register (`isOwn`).
 */
function isOfTurno({ after, captured, label: { kind } }: Entry, turno: Turno, isOwn: boolean): boolean {
  if (kind === 'movimiento') return after.includes(turno._id);
  return isOwn && Date.parse(captured) >= Date.parse(turno.desde);
}

function opened(state: CajaState, { answer }: Entry): CajaState {
  const { turno } = answer as AnswerOf<typeof openTurnoCall>;
  const isOther = state.caja !== null && state.caja._id !== turno.caja._id;
  return state.turno !== null || isOther ? state : { ...state, turno, registro: [], siguiente: null };
}

/**
 * The state of a caja as if the server had the waiting entries already. Entries that the server refused are left out.
 * @param isOwn whether it is the caja of this browser's register
 */
export function cajaWith(state: CajaState, entries: readonly Entry[], isOwn: boolean): CajaState {
  if (!state.usa_corte) return state;
  return entries
    .filter(({ refusal }) => refusal === null)
    .reduce((before, entry) => {
      const after = entry.path === openTurnoCall.path ? opened(before, entry) : before;
      const { turno } = after;
      if (turno === null || !entry.record || !isOfTurno(entry, turno, isOwn)) return after;
      return linesOf(entry).reduce(withLine, after);
    }, state);
}
