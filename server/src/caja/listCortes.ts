import type { CortesFilter, Differences, ListedCorte } from '@lavanda/shared/contract/schemas/cortes';
import { isOn } from '@lavanda/shared/contract/schemas/primitives';
import { isLocalDay } from '@lavanda/shared/domain/dates';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { readAsTenant } from '../db/tenancy.ts';
import { type Key, momentOf, readKey, writeKey } from '../http/keyCursor.ts';
import { fieldProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { CORTE_COLUMNS, CORTE_TABLES, type CorteRow, DIFFERS, describeListed } from './corte.ts';
import { TEXTS } from './texts.ts';

const PAGE_SIZE = 20;
/** Maximum number of cortes that the comparison of cash differences reads. */
const MOST_COMPARED = 1_000;

type Filter = Omit<CortesFilter, 'despues'>;

/**
 * Converts the filter to an SQL condition on the corte `k` and its sucursal `s`, limited to what the session may see.
 * @throws HttpProblem 400 for a day that doesn't exist or an inverted range; 403 for another sucursal
 */
export function whichCortes(
  session: Session,
  { sucursal, caja, cajero: cashier, desde: from, hasta: until, diferencia: differing }: Filter,
): RawBuilder<unknown> {
  for (const [field, day] of Object.entries({ desde: from, hasta: until }))
    if (day !== undefined && !isLocalDay(day)) throw fieldProblem(400, field, TEXTS.nonexistentDay);
  if (from !== undefined && until !== undefined && until < from) throw fieldProblem(400, 'hasta', TEXTS.invertedRange);
  const own = seesAllSucursales(session.rol) ? undefined : session.sucursalId;
  const asked = sucursal?.toLowerCase();
  if (own !== undefined && asked !== undefined && asked !== own) throw fieldProblem(403, 'sucursal', TEXTS.noSucursalPermission);
  const branch = own ?? asked;
  const parts = [
    sql`k.tenant_id = ${session.tenantId}`,
    branch !== undefined && sql`k.sucursal_id = ${branch}`,
    caja !== undefined && sql`k.caja_id = ${caja}`,
    cashier !== undefined && sql`k.cajero_id = ${cashier}`,
    // A day begins and ends in the sucursal's time zone.
    from !== undefined && sql`k.cerrado_en >= ${from}::date::timestamp at time zone s.zona_horaria`,
    until !== undefined && sql`k.cerrado_en < (${until}::date + 1)::timestamp at time zone s.zona_horaria`,
    isOn(differing) && DIFFERS,
  ];
  return sql.join(
    parts.filter((part) => part !== false),
    sql` and `,
  );
}

/** The start of a page of cortes, and its largest size. */
export interface CortesPage {
  after: Key | null;
  size: number;
  /** SQL of additional columns for each row, beginning with a comma. */
  more?: RawBuilder<unknown>;
}

/** Reads one page of the cortes that satisfy a condition of `whichCortes`, newest first. */
export function readCortes<R extends CorteRow = CorteRow>(
  db: Database,
  tenantId: string,
  which: RawBuilder<unknown>,
  { after, size, more = sql`` }: CortesPage,
): Promise<R[]> {
  return readAsTenant(
    db,
    tenantId,
    sql<R>`
      select ${CORTE_COLUMNS} ${more} from ${CORTE_TABLES} where ${which}
        ${after === null ? sql`` : sql`and (k.cerrado_en, k.id) < (${momentOf(after)}, ${after.id}::uuid)`}
      order by k.cerrado_en desc, k.id desc limit ${size}`,
  );
}

/**
 * A page of cortes, newest first.
 * @throws HttpProblem 400 or 403 for an invalid filter or cursor
 */
export async function listCortes(
  db: Database,
  session: Session,
  { despues: cursor, ...filter }: CortesFilter,
): Promise<{ cortes: ListedCorte[]; siguiente: string | null }> {
  const page = { after: readKey(cursor, TEXTS.invalidPlace), size: PAGE_SIZE };
  const rows = await readCortes(db, session.tenantId, whichCortes(session, filter), page);
  const last = rows.at(-1);
  const next = last && rows.length === PAGE_SIZE ? writeKey({ micros: last.micros, id: last.id }) : null;
  return { cortes: rows.map(describeListed), siguiente: next };
}

interface DifferenceRow {
  id: string;
  number: number;
  cashierId: string;
  cashier: string;
  day: string;
  difference: number;
}

/**
 * Cash differences in the filter's newest cortes, at most `MOST_COMPARED`, by cashier (the user who opened the turno). The cortes
 * of a cashier are listed oldest first.
 * @throws HttpProblem 400 or 403 for an invalid filter
 */
export async function readDifferences(db: Database, session: Session, filter: Filter): Promise<Differences> {
  const rows = await readAsTenant(
    db,
    session.tenantId,
    sql<DifferenceRow>`
      select k.id, k.numero as number, k.cajero_id as "cashierId", o.nombre as cashier, k.contado_efvo - k.esperado_efvo as difference,
        (k.cerrado_en at time zone s.zona_horaria)::date as day
      from ${CORTE_TABLES} where ${whichCortes(session, filter)} order by k.cerrado_en desc, k.id desc limit ${MOST_COMPARED}`,
  );
  const byCashier = new Map<string, DifferenceRow[]>();
  for (const row of rows.reverse()) byCashier.set(row.cashierId, [...(byCashier.get(row.cashierId) ?? []), row]);
  const total = (some: readonly DifferenceRow[]) => centavosToPesos(some.reduce((sum, row) => sum + row.difference, 0));
  const cashiers = [...byCashier].map(([id, some]) => ({
    cajero: { _id: id, nombre: some.at(-1)?.cashier ?? '' },
    diferencia: total(some),
    cortes: some.map((row) => ({
      _id: row.id,
      numero: row.number,
      dia: row.day,
      diferencia: centavosToPesos(row.difference),
    })),
  }));
  cashiers.sort((a, b) => a.cajero.nombre.localeCompare(b.cajero.nombre, 'es'));
  return { cajeros: cashiers, diferencia: total(rows) };
}
