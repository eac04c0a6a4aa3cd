import type { Outcomes } from '@lavanda/shared/domain/brake';
import type { Requester } from '@lavanda/shared/domain/release';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';

/** The outcome of a user who doesn't open the version for this many days is deleted. */
const KEPT_DAYS = 30;

/** Maximum number of old outcomes that are deleted for each new one. */
const DELETED_AT_ONCE = 100;

interface PublishedVersion {
  remote: string;
  version: string;
}

/**
 * Records that a version was mounted, or failed, for a user. Each user counts once per version, as failed if the version ever
 * failed for that user: then the user moves from `montadas` to `fallidas`.
 */
export async function noteOutcome(
  db: Database,
  { remote, version }: PublishedVersion,
  { userId, tenantId }: Requester,
  failed: boolean,
): Promise<void> {
  const { rows } = await sql`
    insert into entregas_resultados (remoto, version, usuario, lavanderia, fallida)
    values (${remote}, ${version}, ${userId}, ${tenantId}, ${failed ? sql`now()` : null})
    on conflict do nothing returning 1`.execute(db.kysely);
  if (rows.length > 0) {
    await forgetOld(db);
    return count(db, { remote, version }, failed ? { mounted: 0, failed: 1 } : { mounted: 1, failed: 0 });
  }
  const own = sql`remoto = ${remote} and version = ${version} and usuario = ${userId}`;
  if (!failed) {
    await sql`update entregas_resultados set vista = now()
      where ${own} and vista < now() - interval '1 minute'`.execute(db.kysely);
    return;
  }
  const first = await sql`update entregas_resultados set vista = now(), fallida = now()
    where ${own} and fallida is null`.execute(db.kysely);
  if (Number(first.numAffectedRows ?? 0) > 0) return count(db, { remote, version }, { mounted: -1, failed: 1 });
  await sql`update entregas_resultados set vista = now(), fallida = now() where ${own}`.execute(db.kysely);
}

async function count(
  db: Database,
  { remote, version }: PublishedVersion,
  { mounted, failed }: { mounted: number; failed: number },
): Promise<void> {
  await sql`update entregas set montadas = greatest(montadas + ${mounted}, 0), fallidas = fallidas + ${failed}
    where remoto = ${remote} and version = ${version}`.execute(db.kysely);
}

async function forgetOld(db: Database): Promise<void> {
  await sql`delete from entregas_resultados where (remoto, version, usuario) in (
    select remoto, version, usuario from entregas_resultados
    where vista < now() - make_interval(days => ${KEPT_DAYS}) order by vista limit ${DELETED_AT_ONCE})`.execute(db.kysely);
}

/**
 * Outcomes of a version since it was last taken back, so that a version published again starts from zero.
 * @param minutes counts only the failures of the last minutes, among all users who had the version; by default all failures
 */
export async function outcomesOf(db: Database, { remote, version }: PublishedVersion, minutes?: number): Promise<Outcomes> {
  const { rows } = await outcomesStatement(remote, version, minutes).execute(db.kysely);
  return rows[0] ?? { users: 0, failedUsers: 0, failedLaundries: 0 };
}

function outcomesStatement(remote: string, version: string, minutes: number | undefined): RawBuilder<Outcomes> {
  const start = minutes === undefined ? sql`'-infinity'::timestamptz` : sql`now() - make_interval(mins => ${minutes})`;
  return sql<Outcomes>`
    with desde as (
      select coalesce(max(momento), '-infinity') as momento from entregas_historia
      where remoto = ${remote}
        and (accion = 'retirada' and starts_with(detalle, ${version}) or accion = 'regreso' and antes = ${version}))
    select count(*)::int as users,
           count(*) filter (where fallida > greatest(momento, ${start}))::int as "failedUsers",
           count(distinct lavanderia) filter (where fallida > greatest(momento, ${start}))::int as "failedLaundries"
    from entregas_resultados, desde
    where remoto = ${remote} and version = ${version} and vista > momento`;
}
