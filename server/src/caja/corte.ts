import type { Corte, ListedCorte } from '@lavanda/shared/contract/schemas/cortes';
import type { ByMethod, DifferenceReason, TurnoSums } from '@lavanda/shared/domain/caja';
import { type Centavos, centavosToPesos } from '@lavanda/shared/domain/money';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import type { ClaveRange } from '../db/tables/caja.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { describeCount, readCount } from './countResult.ts';
import { MOST_LATE, MOST_MOVEMENTS, readEntries } from './entries.ts';
import { otherOpenings } from './lateOpening.ts';
import { afterTurno, ofOpening, ofTurno, readSums } from './sums.ts';
import { closedBy, TEXTS } from './texts.ts';
import { hourOf, iso, openingToPesos, type TurnoPlace, type TurnoRow, turnoHeader, visibleTurno } from './turno.ts';

/** A corte with the fields that lists show; amounts in centavos: `expected` and `counted` are cash, `late` is of all methods. */
export interface CorteRow extends TurnoPlace {
  id: string;
  turnoId: string;
  closerId: string;
  closer: string;
  closedAt: string;
  micros: number;
  expected: Centavos;
  counted: Centavos;
  differs: boolean;
  late: Centavos;
}

/** SQL condition: the corte `k` has a difference in at least one method. */
export const DIFFERS = sql`(k.esperado_efvo, k.esperado_tdc, k.esperado_transf, k.esperado_link)
  <> (k.contado_efvo, k.contado_tdc, k.contado_transf, k.contado_link)`;

/** Columns and tables of `CorteRow`; the corte is `k`, its sucursal `s`. */
export const CORTE_COLUMNS = sql`
  k.id, k.numero as number, k.turno_id as "turnoId", k.caja_id as "cajaId", c.nombre as caja, k.sucursal_id as "sucursalId",
  s.nombre as sucursal, k.cajero_id as "openerId", o.nombre as opener, k.cerrado_por as "closerId", z.nombre as closer,
  t.abierto_en as "openedAt", k.cerrado_en as "closedAt", (extract(epoch from k.cerrado_en) * 1000000)::bigint as micros,
  k.esperado_efvo as expected, k.contado_efvo as counted,
  ${DIFFERS} as differs,
  (coalesce((select sum(p.monto) from pagos p
      where p.tenant_id = k.tenant_id and p.turno_id = k.turno_id and p.cuenta_en is not null), 0)
    + coalesce((select sum(case when (m.tipo = 'entrada') = (m.cancela is null) then m.monto else -m.monto end) from movimientos m
      where m.tenant_id = k.tenant_id and m.turno_id = k.turno_id and m.cuenta_en is not null), 0))::bigint as late`;
export const CORTE_TABLES = sql`cortes k
  join cajas c on c.tenant_id = k.tenant_id and c.id = k.caja_id
  join sucursales s on s.tenant_id = k.tenant_id and s.id = k.sucursal_id
  join turnos t on t.tenant_id = k.tenant_id and t.id = k.turno_id
  join usuarios o on o.tenant_id = k.tenant_id and o.id = k.cajero_id
  join usuarios z on z.tenant_id = k.tenant_id and z.id = k.cerrado_por`;

/** Converts a corte's row to the form in which the API lists it: amounts in pesos, moments in ISO 8601. */
export function describeListed(row: CorteRow): ListedCorte {
  return {
    _id: row.id,
    ...turnoHeader(row),
    turno: row.turnoId,
    cerrada_por: row.closerId === row.openerId ? null : { _id: row.closerId, nombre: row.closer },
    abierto: iso(row.openedAt),
    cerrado: iso(row.closedAt),
    esperado: centavosToPesos(row.expected),
    contado: centavosToPesos(row.counted),
    diferencia: centavosToPesos(row.counted - row.expected),
    con_diferencia: row.differs,
    llego_despues: centavosToPesos(row.late),
  };
}

type WholeRow = CorteRow & {
  countId: string;
  sums: TurnoSums;
  claves: ClaveRange[];
  opening: Centavos | null;
  reason: DifferenceReason | '';
  detail: string;
  stays: Centavos;
  withdrawn: Centavos;
  counts: { _id: string; momento: string; quien: string; contado: Centavos }[];
};

async function readRow(tx: Transaction<DatabaseSchema>, session: Session, which: RawBuilder<unknown>): Promise<WholeRow | null> {
  const { rows } = await sql<WholeRow>`
    select ${CORTE_COLUMNS}, k.conteo_id as "countId", k.sumas as sums, k.claves, k.apertura as opening, k.motivo as reason,
      k.detalle as detail, k.fondo as stays, k.retirado as withdrawn,
      (select json_agg(json_build_object('_id', q.id, 'momento', q.creado_en, 'quien', u.nombre, 'contado', q.efvo) order by q.orden)
       from conteos q join usuarios u on u.tenant_id = q.tenant_id and u.id = q.creado_por
       where q.tenant_id = k.tenant_id and q.turno_id = k.turno_id and q.orden > 0) as counts
    from ${CORTE_TABLES}
    where k.tenant_id = ${session.tenantId} and ${which}
      ${seesAllSucursales(session.rol) ? sql`` : sql`and k.sucursal_id = ${session.sucursalId}`}`.execute(tx);
  return rows[0] ?? null;
}

async function describeCorte(tx: Transaction<DatabaseSchema>, session: Session, row: WholeRow): Promise<Corte> {
  const { tenantId } = session;
  const turno = await visibleTurno(tx, session, row.turnoId);
  const count = await readCount(tx, tenantId, { id: row.countId });
  if (!count) throw new Error(`The corte ${row.id} has no count`);
  const { entries: movements } = await readEntries(tx, tenantId, ofTurno(row.turnoId), {
    limit: MOST_MOVEMENTS,
    only: 'movimientos',
  });
  const { entries: late } = await readEntries(tx, tenantId, afterTurno(row.turnoId), { limit: MOST_LATE });
  const { registros: records } = await readSums(tx, tenantId, ofOpening(row.cajaId, row.number), 0);
  const difference = row.opening === null ? null : turno.fondo - row.opening;
  return {
    ...describeListed(row),
    apertura: {
      ...openingToPesos(turno, { expected: row.opening, difference, records }),
      ...(await otherOpenings(tx, tenantId, row.turnoId)),
    },
    resultado: describeCount(turno, count, row),
    motivo: row.reason,
    detalle: row.detail,
    fondo: centavosToPesos(row.stays),
    retirado: centavosToPesos(row.withdrawn),
    movimientos: movements.reverse(),
    llegaron_despues: late,
    conteos: row.counts.map(({ momento: moment, contado: counted, ...one }) => ({
      ...one,
      momento: iso(moment),
      contado: centavosToPesos(counted),
    })),
  };
}

/** The corte of a turno; null while the turno is open, or when the session can't see its sucursal. */
export async function corteOfTurno(tx: Transaction<DatabaseSchema>, session: Session, turnoId: string): Promise<Corte | null> {
  const row = await readRow(tx, session, sql`k.turno_id = ${turnoId}`);
  return row && describeCorte(tx, session, row);
}

/** The 409 for a turno that is closed already. The message names who closed the turno, and `corte` is its corte. */
export async function closedConflict(tx: Transaction<DatabaseSchema>, session: Session, turno: TurnoRow): Promise<HttpProblem> {
  const corte = await corteOfTurno(tx, session, turno.id);
  if (!corte) throw new Error(`The turno ${turno.id} is neither open nor closed`);
  const who = (corte.cerrada_por ?? corte.cajero).nombre;
  return new HttpProblem(409, closedBy(who, hourOf(session, corte.cerrado)), undefined, { corte });
}

/**
 * A frozen corte, with the pagos and movimientos that arrived after it.
 * @throws HttpProblem 404
 */
export function readCorte(db: Database, session: Session, id: string): Promise<Corte> {
  return withTenant(db, session.tenantId, async (tx) => {
    const row = await readRow(tx, session, sql`k.id = ${id.toLowerCase()}`);
    if (!row) throw new HttpProblem(404, TEXTS.noCorte);
    return describeCorte(tx, session, row);
  });
}

/** Puts amounts by method into columns of the table `cortes`: with the prefix 'contado', 'contado_efvo' and three more. */
export const methodColumns = <P extends string>(prefix: P, amounts: ByMethod<Centavos>) =>
  ({
    [`${prefix}_efvo`]: amounts.Efvo,
    [`${prefix}_tdc`]: amounts.TDC,
    [`${prefix}_transf`]: amounts.Transf,
    [`${prefix}_link`]: amounts.Link,
  }) as Record<`${P}_${'efvo' | 'tdc' | 'transf' | 'link'}`, Centavos>;
