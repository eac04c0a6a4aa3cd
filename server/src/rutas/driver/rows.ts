import type { Centavos } from '@lavanda/shared/domain/money';
import type { StopState } from '@lavanda/shared/domain/ruta';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { fieldProblem } from '../../http/problem.ts';
import { REMEMBERED, REMOVED } from '../removedStops.ts';
import type { DriverLink } from './link.ts';
import type { FinishedStop, StopId } from './stop.ts';
import { TEXTS } from './texts.ts';

type Tx = Transaction<DatabaseSchema>;

/** What one route's row in `paradas` says of a stop. */
export interface StopRow {
  routeId: string;
  driver: string;
  state: StopState;
  moment: Date | null;
  /** Whether the driver was paid at the stop. */
  isPaid: boolean;
}

/** A stop's rows on all routes, locked until the transaction ends. */
export async function readRows(tx: Tx, { tenantId }: DriverLink, { notaId, kind }: StopId): Promise<StopRow[]> {
  const { rows } = await sql<Omit<StopRow, 'moment'> & { moment: string | null }>`
    select p.ruta_id as "routeId", c.nombre as driver, p.estado as state, p.momento as moment, p.pago_id is not null as "isPaid"
    from paradas p
    join rutas r on r.tenant_id = p.tenant_id and r.id = p.ruta_id
    join choferes c on c.tenant_id = r.tenant_id and c.id = r.chofer_id
    where p.tenant_id = ${tenantId} and p.nota_id = ${notaId} and p.tipo = ${kind}
    order by p.momento, p.ruta_id for update of p`.execute(tx);
  return rows.map((row) => ({ ...row, moment: row.moment === null ? null : new Date(row.moment) }));
}

/** Whether the route has the stop, or had it before a dispatcher moved it. @param rows the stop's rows on all routes */
export async function wasGiven(
  tx: Tx,
  { tenantId, routeId }: DriverLink,
  { notaId, kind }: StopId,
  rows: readonly StopRow[],
): Promise<boolean> {
  if (rows.some((row) => row.routeId === routeId)) return true;
  const { rows: before } = await sql`select from paradas_anteriores
    where tenant_id = ${tenantId} and ruta_id = ${routeId} and nota_id = ${notaId} and tipo = ${kind}`.execute(tx);
  return before.length > 0;
}

/**
 * Whether this attempt is stored already, even if the stop was assigned again since.
 * @throws HttpProblem 422 for the id of another stop's attempt
 */
export async function wasTaken(tx: Tx, link: DriverLink, stop: FinishedStop): Promise<boolean> {
  const { rows } = await sql<{ same: boolean }>`
    select ruta_id = ${link.routeId} and nota_id = ${stop.notaId} and tipo = ${stop.kind} as same
    from paradas where tenant_id = ${link.tenantId} and operacion = ${stop.operacion}
    union all select nota_id = ${stop.notaId} from nota_historia
    where tenant_id = ${link.tenantId} and operacion = ${stop.operacion}`.execute(tx);
  if (rows.some(({ same }) => !same)) throw fieldProblem(422, 'operacion', TEXTS.foreignOperation);
  return rows.length > 0;
}

/**
 * Ensures that the route has a row of the stop. If this attempt did the stop, pending rows of other routes are removed; other
 * routes' rows that record a visit stay.
 */
async function claim(tx: Tx, { tenantId, routeId }: DriverLink, { notaId, kind, isDone }: FinishedStop): Promise<void> {
  const { rows } = await sql<{ told: string | null }>`
    with quitadas as (
      delete from paradas p where p.tenant_id = ${tenantId} and p.nota_id = ${notaId} and p.tipo = ${kind} and p.estado = 'pendiente'
        and p.ruta_id <> ${routeId} and ${isDone}::boolean returning ${REMOVED}), ${REMEMBERED}
    select avisada_en as told from quitadas`.execute(tx);
  await sql`
    insert into paradas (tenant_id, ruta_id, nota_id, tipo, orden, estado, avisada_en)
    select ${tenantId}::uuid, ${routeId}::uuid, ${notaId}::uuid, ${kind}::text,
      coalesce((select max(orden) from paradas where tenant_id = ${tenantId} and ruta_id = ${routeId}), 0) + 1, ${isDone ? 'pendiente' : 'no_estaba'},
      ${rows[0]?.told ?? null}::timestamptz
    on conflict do nothing`.execute(tx);
}

/** Result of storing a stop's money and nota. */
export interface Outcome {
  /** Amount newly taken by this attempt, centavos. */
  taken: Centavos;
  /** Text for the stop's `problema`, which a person has to look at; '' without a problem. */
  problem: string;
}

/** Stores in the route's row what happened at the stop. A stop that was done before keeps its first attempt's id and moment. */
export async function writeStop(tx: Tx, link: DriverLink, stop: FinishedStop, { taken, problem }: Outcome): Promise<void> {
  const { tenantId, routeId } = link;
  const { notaId, kind, pago } = stop;
  await claim(tx, link, stop);
  const paid = taken > 0 && pago ? pago : null;
  await sql`
    update paradas set
      operacion = case when estado = 'hecha' then operacion else ${stop.operacion}::uuid end,
      momento = case when estado = 'hecha' then momento else ${stop.moment.toISOString()}::timestamptz end,
      recibida_en = now(),
      bolsas = coalesce(bolsas, ${stop.bags}::int),
      pago_id = coalesce(pago_id, ${paid?.id ?? null}::uuid),
      metodo = coalesce(metodo, ${paid?.method ?? null}::text),
      cobrado = cobrado + ${taken}::bigint,
      efectivo = efectivo + ${paid?.method === 'Efvo' ? taken : 0}::bigint,
      motivo = ${stop.reason}, detalle = case when ${stop.detail}::text = '' and estado = 'hecha' then detalle else ${stop.detail}::text end,
      problema = btrim(case when estado = 'hecha' then problema else '' end || ' ' || ${problem}::text),
      estado = ${stop.isDone ? 'hecha' : 'no_estaba'}
    where tenant_id = ${tenantId} and ruta_id = ${routeId} and nota_id = ${notaId} and tipo = ${kind}`.execute(tx);
}
