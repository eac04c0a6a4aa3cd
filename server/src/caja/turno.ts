import type { Turno } from '@lavanda/shared/contract/schemas/caja';
import { CASH, type MovementKind, mayClose, type TurnoSums } from '@lavanda/shared/domain/caja';
import { hourIn } from '@lavanda/shared/domain/dates';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { PAYMENT_METHODS } from '@lavanda/shared/domain/nota';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { StoredDenomination } from '../db/tables/caja.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { denominationsToPesos } from './cash.ts';
import { otherOpenings } from './lateOpening.ts';
import { type OpeningSums, ofTurno, readOpening, readSums } from './sums.ts';
import { TEXTS } from './texts.ts';

/** A turno's number and caja, and who opened it when. */
export interface TurnoPlace {
  number: number;
  cajaId: string;
  caja: string;
  sucursalId: string;
  sucursal: string;
  openerId: string;
  opener: string;
  openedAt: string;
}

export interface TurnoRow extends TurnoPlace {
  id: string;
  fondo: Centavos;
  denominations: StoredDenomination[] | null;
  /** Last clave number of each register, by its letters, when the turno was opened. */
  claves: Record<string, number>;
}

/**
 * The turno with the id, for calls that act on it.
 * @throws HttpProblem 404 for an unknown turno, or one of a sucursal that the session can't see
 */
export async function visibleTurno(tx: Transaction<DatabaseSchema>, session: Session, id: string): Promise<TurnoRow> {
  const { rows } = await sql<TurnoRow>`
    select t.id, t.numero as number, t.caja_id as "cajaId", c.nombre as caja, c.sucursal_id as "sucursalId", s.nombre as sucursal,
      t.abierto_por as "openerId", u.nombre as opener, t.abierto_en as "openedAt", t.fondo, t.denominaciones as denominations,
      t.claves
    from turnos t
    join cajas c on c.tenant_id = t.tenant_id and c.id = t.caja_id
    join sucursales s on s.tenant_id = t.tenant_id and s.id = c.sucursal_id
    join usuarios u on u.tenant_id = t.tenant_id and u.id = t.abierto_por
    where t.tenant_id = ${session.tenantId} and t.id = ${id}
      ${seesAllSucursales(session.rol) ? sql`` : sql`and c.sucursal_id = ${session.sucursalId}`}`.execute(tx);
  const [row] = rows;
  if (!row) throw new HttpProblem(404, TEXTS.noTurno);
  return row;
}

/**
 * Checks that the session may count and close the turno: its own cashier, or a role that closes any turno.
 * @throws HttpProblem 403 for a turno that the session may neither count nor close
 */
export function requireMayClose(session: Session, turno: TurnoRow): void {
  if (!mayClose(session.rol, session.userId, turno.openerId)) throw new HttpProblem(403, TEXTS.notYours);
}

export const iso = (moment: string): string => new Date(moment).toISOString();

/** A database moment as local time in the session's sucursal. */
export const hourOf = (session: Session, moment: string): string => hourIn(session.zonaHoraria, new Date(moment));

const totalOf = (sums: TurnoSums, kind: MovementKind) => {
  const { movimientos, monto: amount } = sums.movimientos[kind];
  return { movimientos, monto: centavosToPesos(amount) };
};

/** Sums of the movimientos in the form of the API. */
export const movementTotals = (sums: TurnoSums) => ({
  entradas: totalOf(sums, 'entrada'),
  gastos: totalOf(sums, 'gasto'),
  retiros: totalOf(sums, 'retiro'),
});

const pesosOrNull = (amount: Centavos | null) => (amount === null ? null : centavosToPesos(amount));

export const openingToPesos = (row: Pick<TurnoRow, 'fondo' | 'denominations'>, opening: OpeningSums): Turno['apertura'] => ({
  fondo: centavosToPesos(row.fondo),
  denominaciones: denominationsToPesos(row.denominations),
  esperado: pesosOrNull(opening.expected),
  diferencia: pesosOrNull(opening.difference),
  despues: opening.records,
});

/** The fields that turnos and cortes share in the API's answers: number, caja, sucursal and the cashier who opened. */
export const turnoHeader = (row: TurnoPlace) => ({
  numero: row.number,
  caja: { _id: row.cajaId, nombre: row.caja },
  sucursal: row.sucursalId,
  sucursal_name: row.sucursal,
  cajero: { _id: row.openerId, nombre: row.opener },
});

/**
 * A turno in the form of the API, without the sum of cash pagos, which the cashier must not know before counting (day.md 8).
 */
export async function describeTurno(tx: Transaction<DatabaseSchema>, tenantId: string, row: TurnoRow): Promise<Turno> {
  const sums = await readSums(tx, tenantId, ofTurno(row.id), row.fondo);
  const opening = await readOpening(tx, tenantId, row);
  return {
    _id: row.id,
    ...turnoHeader(row),
    desde: iso(row.openedAt),
    apertura: { ...openingToPesos(row, opening), ...(await otherOpenings(tx, tenantId, row.id)) },
    ...movementTotals(sums),
    metodos: PAYMENT_METHODS.map((method) => ({
      metodo: method,
      pagos: sums.pagos[method].pagos,
      suma: method === CASH ? null : centavosToPesos(sums.pagos[method].monto),
    })),
  };
}
