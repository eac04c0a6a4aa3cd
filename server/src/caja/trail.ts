import {
  type ByMethod,
  CASH,
  DIFFERENCE_NAMES,
  type DifferenceReason,
  EXPENSE_NAMES,
  type ExpenseCategory,
  MOVEMENT_NAMES,
  type MovementKind,
} from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import type { TurnoRow } from './turno.ts';

type Tx = Transaction<DatabaseSchema>;

/** Fields by which an entry of the trail names its turno: caja, sucursal and the turno's number. */
const ofTurno = ({ caja, sucursalId, number }: TurnoRow) => ({ caja: { nombre: caja }, sucursal: sucursalId, numero: number });

/** Records in the trail that a turno was opened, with its counted float. */
export function noteOpening(tx: Tx, session: Session, turno: TurnoRow): Promise<void> {
  return note(tx, session, 'turno.abrir', { ...ofTurno(turno), fondo: centavosToPesos(turno.fondo) });
}

/** The amounts that a corte froze, centavos. */
interface NotedCorte {
  expected: ByMethod<Centavos>;
  counted: ByMethod<Centavos>;
  differences: ByMethod<Centavos>;
  reason: DifferenceReason | null;
  detail: string;
  stays: Centavos;
  withdrawn: Centavos;
}

/**
 * Records a corte with its cash, and with each other method that has a difference. Closing another cashier's turno is an action
 * of its own ('cerrada por', day.md 3).
 */
export function noteClosing(tx: Tx, session: Session, turno: TurnoRow, corte: NotedCorte): Promise<void> {
  const isOwn = turno.openerId === session.userId;
  const differing = PAYMENT_METHODS.filter((method) => method === CASH || corte.differences[method] !== 0);
  return note(tx, session, isOwn ? 'turno.cerrar' : 'turno.cerrarAjeno', {
    ...ofTurno(turno),
    ...(!isOwn && { abierto_por: turno.opener }),
    esperado: centavosToPesos(corte.expected[CASH]),
    contado: centavosToPesos(corte.counted[CASH]),
    diferencia: Object.fromEntries(differing.map((method) => [method, centavosToPesos(corte.differences[method])])),
    ...(corte.reason !== null && { motivo: DIFFERENCE_NAMES[corte.reason] }),
    ...(corte.detail !== '' && { detalle: corte.detail }),
    fondo: centavosToPesos(corte.stays),
    retirado: centavosToPesos(corte.withdrawn),
  });
}

export interface NotedMovement {
  kind: MovementKind;
  amount: Centavos;
  category: ExpenseCategory | null;
  detail: string;
  /** Id of the movimiento that this one cancels; null for one that cancels nothing. */
  cancels: string | null;
}

/** Records in the trail a movimiento or its cancellation. */
export function noteMovement(tx: Tx, session: Session, turno: TurnoRow, movement: NotedMovement): Promise<void> {
  const { kind, amount, category, detail, cancels } = movement;
  return note(tx, session, cancels === null ? 'movimiento.registrar' : 'movimiento.cancelar', {
    ...ofTurno(turno),
    movimiento: MOVEMENT_NAMES[kind],
    ...(category !== null && { categoria: EXPENSE_NAMES[category] }),
    importe: centavosToPesos(amount),
    ...(detail !== '' && { detalle: detail }),
  });
}
