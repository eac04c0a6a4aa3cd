import type { MeasuredVersion } from '@lavanda/shared/contract/schemas/releases';
import { addMeasured, type Measured, nothingMeasured, percentile75 } from '@lavanda/shared/domain/canary';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Number of days for which measures are kept. */
const KEPT_DAYS = 30;

/** Number of days of a rollout that are compared; of a longer rollout, the last days. */
const COMPARED_DAYS = 7;

export interface StoredVersion {
  remote: string;
  version: string;
}

interface HourRow {
  version: string;
  hora: string;
  sesiones: number;
  llamadas: number;
  fallidas: number;
  llamadas2: number;
  fallidas2: number;
  producto: number;
  inp: number[];
  lcp: number[];
  cls: number[];
}

/** The measures of a version in the sessions of one hour. */
export interface MeasuredHour {
  version: string;
  /** Start of the hour, ISO 8601. */
  hour: string;
  measured: Measured;
}

/** SQL for the columns of a row; the sums fit in a double. */
const COLUMNS = sql`m.version, to_char(m.hora at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as hora, m.sesiones,
  m.llamadas::float8 as llamadas, m.fallidas::float8 as fallidas, m.llamadas2::float8 as llamadas2,
  m.fallidas2::float8 as fallidas2, m.producto::float8 as producto, m.inp, m.lcp, m.cls`;

/**
 * Marks that a session of the user counts today in a version's measures, where each user counts once a day.
 * @returns false when today's session is counted already, or the user never mounted the version
 */
export async function takeTurn(db: Database, { remote, version }: StoredVersion, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update entregas_resultados set medida = current_date
    where remoto = ${remote} and version = ${version} and usuario = ${userId}
      and medida is distinct from current_date`.execute(db.kysely);
  return Number(numAffectedRows ?? 0) > 0;
}

/**
 * Adds a session to the measures of its hour.
 * @param drawn whether chance decided which version the user gets: their laundry isn't named in the rollout
 */
export async function addSession(
  db: Database,
  { remote, version }: StoredVersion,
  { sessions, calls, failed, callsSquared, failedSquared, product, vitals }: Measured,
  drawn: boolean,
): Promise<void> {
  const added = (column: 'inp' | 'lcp' | 'cls') => sql`(select array_agg(coalesce(a, 0) + coalesce(b, 0) order by n)
    from unnest(m.${sql.ref(column)}, excluded.${sql.ref(column)}) with ordinality as u(a, b, n))`;
  await sql`
    insert into entregas_medidas as m (remoto, version, hora, sorteada, sesiones, llamadas, fallidas, llamadas2, fallidas2,
                                       producto, inp, lcp, cls)
    values (${remote}, ${version}, date_trunc('hour', now()), ${drawn}, ${sessions}, ${calls}, ${failed}, ${callsSquared},
            ${failedSquared}, ${product}, ${[...vitals.inp]}::int[], ${[...vitals.lcp]}::int[], ${[...vitals.cls]}::int[])
    on conflict (remoto, version, hora, sorteada) do update set
      sesiones = m.sesiones + excluded.sesiones, llamadas = m.llamadas + excluded.llamadas,
      fallidas = m.fallidas + excluded.fallidas, llamadas2 = m.llamadas2 + excluded.llamadas2,
      fallidas2 = m.fallidas2 + excluded.fallidas2, producto = m.producto + excluded.producto,
      inp = ${added('inp')}, lcp = ${added('lcp')}, cls = ${added('cls')}`.execute(db.kysely);
}

/**
 * Measures of a candidate since it was last taken back, at most of the last `COMPARED_DAYS`, and of the stable version in the
 * same hours. Users of laundries that the rollout names don't count, because only users whose version is left to chance can be
 * compared.
 */
export async function comparedMeasures(
  db: Database,
  remote: string,
  { candidate, stable }: { candidate: string; stable: string },
): Promise<{ candidate: Measured; stable: Measured }> {
  const { rows } = await sql<HourRow>`
    with desde as (
      select coalesce(max(momento), '-infinity') as momento from entregas_historia
      where remoto = ${remote} and accion = 'retirada' and starts_with(detalle, ${candidate})),
    horas as (
      select m.hora from entregas_medidas m, desde
      where m.remoto = ${remote} and m.version = ${candidate} and m.sorteada
        and m.hora > greatest(desde.momento, now() - make_interval(days => ${COMPARED_DAYS})))
    select ${COLUMNS} from entregas_medidas m
    where m.remoto = ${remote} and m.version in (${candidate}, ${stable}) and m.sorteada
      and m.hora in (select hora from horas)`.execute(db.kysely);
  const of = (version: string) => rows.filter((row) => row.version === version).map(measuredIn);
  return {
    candidate: of(candidate).reduce(addMeasured, nothingMeasured()),
    stable: of(stable).reduce(addMeasured, nothingMeasured()),
  };
}

/** Measures of versions of a remote in the last `COMPARED_DAYS`, hour by hour, oldest first, for all users. */
export async function measuredHours(db: Database, remote: string, versions: readonly string[]): Promise<MeasuredHour[]> {
  const { rows } = await sql<HourRow>`
    select ${COLUMNS} from entregas_medidas m
    where m.remoto = ${remote} and m.version = any(${[...versions]}::text[])
      and m.hora > now() - make_interval(days => ${COMPARED_DAYS})
    order by m.hora, m.sorteada`.execute(db.kysely);
  const hours = new Map<string, MeasuredHour>();
  for (const row of rows) {
    const { version, hora: hour } = row;
    const before = hours.get(`${version} ${hour}`)?.measured ?? nothingMeasured();
    hours.set(`${version} ${hour}`, { version, hour, measured: addMeasured(before, measuredIn(row)) });
  }
  return [...hours.values()];
}

/** Deletes measures older than KEPT_DAYS. */
export async function forgetMeasures(db: Database): Promise<void> {
  await sql`delete from entregas_medidas where hora < now() - make_interval(days => ${KEPT_DAYS})`.execute(db.kysely);
}

/** A version's measures in the form of the API, with percentiles instead of buckets. */
export function toldOf(version: string, measured: Measured): MeasuredVersion {
  const { sessions, calls, failed, vitals } = measured;
  return {
    version,
    sesiones: sessions,
    inp: percentile75('inp', vitals.inp),
    lcp: percentile75('lcp', vitals.lcp),
    cls: percentile75('cls', vitals.cls),
    llamadas: calls,
    fallidas: failed,
  };
}

function measuredIn({ inp, lcp, cls, ...row }: HourRow): Measured {
  return {
    sessions: row.sesiones,
    calls: row.llamadas,
    failed: row.fallidas,
    callsSquared: row.llamadas2,
    failedSquared: row.fallidas2,
    product: row.producto,
    vitals: { inp, lcp, cls },
  };
}
