import type { cancelMovementCall, moveCashCall, openTurnoCall } from '../../contract/calls/caja.ts';
import type { AnswerOf } from '../../contract/calls/call.ts';
import type { CajaEntry, CajaState, CancelMovement, CashCount, MoveCash, OpenTurno, Turno } from '../../contract/schemas/caja.ts';
import type { SendCount } from '../../contract/schemas/cortes.ts';
import { CASH, cashOf, EXPENSE_NAMES, FIRST_CAJA, MOVEMENT_NAMES } from '../../domain/caja.ts';
import { type Centavos, centavosToPesos, toCents } from '../../domain/money.ts';
import { PAYMENT_METHODS } from '../../domain/nota.ts';
import { serverNow } from '../serverClock.ts';
import { cancellationLine, movementLine } from './cajaRecord.ts';
import { mayLackCashWith } from './pendingCaja.ts';
import type { Captured, Register } from './register.ts';

/**
 * The answer of a count that waits to be sent: only the server knows the result, because this device isn't told the expected cash
 * (day.md 8).
 */
export const UNCOUNTED = { resultado: null } as const;

const NONE = { movimientos: 0, monto: 0 } as const;

function countedCash({ denominaciones: denominations, total = 0 }: CashCount): Centavos {
  if (denominations === undefined) return toCents(total);
  return cashOf(denominations.map((row) => ({ ...row, denominacion: toCents(row.denominacion) })));
}

/**
 * Captures the opening of this register's caja. Returns null when the call names a caja, because this device knows only its
 * register's caja, and while it doesn't know that caja.
 */
export async function captureOpening(body: OpenTurno, register: Register): Promise<Captured | null> {
  const state = await register.caja();
  if (!state || body.caja !== undefined) return null;
  const { _id: id, nombre: name } = state.caja ?? { _id: '', nombre: FIRST_CAJA };
  const fondo = countedCash(body.efectivo);
  const turno: Turno = {
    _id: body._id,
    numero: (state.ultimo_corte?.numero ?? 0) + 1,
    caja: { _id: id, nombre: name },
    sucursal: register.sucursal.id,
    sucursal_name: register.sucursal.name,
    cajero: { _id: register.userId, nombre: register.user },
    desde: serverNow().toISOString(),
    apertura: {
      fondo: centavosToPesos(fondo),
      denominaciones: body.efectivo.denominaciones ?? null,
      ...{ esperado: null, diferencia: null, despues: state.llegaron_despues.length },
    },
    ...{ entradas: NONE, gastos: NONE, retiros: NONE },
    metodos: PAYMENT_METHODS.map((method) => ({ metodo: method, pagos: 0, suma: method === CASH ? null : 0 })),
  };
  return {
    id: body._id,
    about: body._id,
    after: [],
    answered: null,
    label: { kind: 'apertura', name, amount: fondo, clave: body.clave ?? '' },
    answer: { turno } satisfies AnswerOf<typeof openTurnoCall>,
  };
}

const nameOf = ({ tipo: kind, categoria: category }: CajaEntry) =>
  kind === 'pago' || kind === 'reversa'
    ? ''
    : [MOVEMENT_NAMES[kind], category && EXPENSE_NAMES[category]].filter(Boolean).join(' · ');

/** @param state state of the caja while the movimiento's turno is open; null when this device doesn't have it */
function movementOf(line: CajaEntry, after: readonly string[], state: CajaState | null): Captured {
  return {
    id: line._id,
    about: line._id,
    after,
    answered: null,
    label: { kind: 'movimiento', name: nameOf(line), amount: toCents(line.monto), clave: line.clave },
    answer: {
      movimiento: line,
      bajo_cero: state !== null && mayLackCashWith(state, line),
    } satisfies AnswerOf<typeof moveCashCall | typeof cancelMovementCall>,
    record: [line],
  };
}

/** Captures an entrada, a gasto or a retiro. The queue sends it after the opening of its turno. */
export async function captureMovement(body: MoveCash, register: Register): Promise<Captured | null> {
  const state = await register.caja();
  return movementOf(movementLine(body, register.user), [body.turno], state?.turno?._id === body.turno ? state : null);
}

/**
 * Captures the cancellation of a movimiento; null when this device doesn't have that movimiento in the record of an open turno.
 */
export async function captureCancelMovement(body: CancelMovement, register: Register): Promise<Captured | null> {
  const state = await register.caja();
  const original = state?.registro.find(({ _id }) => _id === body.movimiento);
  if (!state?.turno || !original) return null;
  return movementOf(cancellationLine(body, original, register.user), [state.turno._id, original._id], state);
}

/** Captures a count. Its label has no amount, because a count moves no money. */
export async function captureCount(body: SendCount, register: Register): Promise<Captured | null> {
  const state = await register.caja();
  return {
    id: body._id,
    about: body._id,
    after: [body.turno],
    answered: null,
    label: { kind: 'conteo', name: state?.caja?.nombre ?? FIRST_CAJA, amount: null, clave: body.clave ?? '' },
    answer: UNCOUNTED,
  };
}
