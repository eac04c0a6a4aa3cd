import { BRAKE, isFailing, mustStop, type Outcomes, STABLE_WINDOW_MINUTES } from '@lavanda/shared/domain/brake';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { countFailingVersion } from '../observability/metrics.ts';
import { liveStandIns } from './gate/review.ts';
import { takeBack } from './goBack.ts';
import { outcomesOf } from './outcomes.ts';
import type { ReportContext } from './reports.ts';
import { note } from './storeBuild.ts';

/** Action in the history for a stable version or a stand-in that fails for several users. */
const FAILING = 'fallando';

/**
 * Checks a version after a new failure report: takes a failing candidate back, and reports a failing stable version or stand-in,
 * which it may take back too.
 */
export async function brake(context: ReportContext, remote: string, version: string): Promise<void> {
  const { db } = context;
  const pointer = await db.kysely
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants'])
    .where('remoto', '=', remote)
    .executeTakeFirst();
  if (pointer?.candidata === version) {
    const outcomes = await outcomesOf(db, { remote, version });
    const isForOne = pointer.porcentaje === 0 && pointer.tenants.length === 1;
    if (mustStop(outcomes, isForOne || (await hasOneLaundry(db)))) await takeBack(db, remote, version, summary(outcomes));
  } else if (pointer?.estable === version) await watch(context, remote, version, 'stable');
  else if (await standsIn(db.kysely, remote, version)) await watch(context, remote, version, 'stand-in');
}

async function isStable(db: Kysely<DatabaseSchema>, remote: string, version: string): Promise<boolean> {
  const pointer = db
    .selectFrom('entregas_punteros')
    .select('estable')
    .where('remoto', '=', remote)
    .where('estable', '=', version);
  return (await pointer.executeTakeFirst()) !== undefined;
}

async function standsIn(db: Kysely<DatabaseSchema>, remote: string, version: string): Promise<boolean> {
  return (await liveStandIns(db, remote)).some((standIn) => standIn.version === version);
}

/** Whether the server has only one laundry. Failures of that laundry's users then suffice to stop a version. */
async function hasOneLaundry(db: Database): Promise<boolean> {
  const rows = await db.kysely.selectFrom('tenants').select('id').limit(2).execute();
  return rows.length < 2;
}

/** Whether users get the version as the stable one or as a stand-in. */
async function isServed(db: Kysely<DatabaseSchema>, remote: string, version: string): Promise<boolean> {
  return (await isStable(db, remote, version)) || (await standsIn(db, remote, version));
}

interface Failing extends Outcomes {
  version: string;
}

/**
 * The first of `versions` that fails for several users, with its outcomes of the last `STABLE_WINDOW_MINUTES`; null when no
 * version fails.
 */
export async function failingVersion(
  db: Database,
  remote: string,
  versions: readonly (string | null)[],
): Promise<Failing | null> {
  for (const version of versions) {
    if (version === null) continue;
    const outcomes = await outcomesOf(db, { remote, version }, STABLE_WINDOW_MINUTES);
    if (isFailing(outcomes)) return { ...outcomes, version };
  }
  return null;
}

/**
 * Reports a version that begins to fail for several users. Also takes the version back if it fails for as many users as would
 * stop a candidate, if the settings allow that.
 */
async function watch(
  { db, log, automaticRollback }: ReportContext,
  remote: string,
  version: string,
  release: 'stable' | 'stand-in',
): Promise<void> {
  const outcomes = await failingVersion(db, remote, [version]);
  if (!outcomes) return;
  const isNew = await noteFailing(db, remote, outcomes);
  if (isNew) {
    countFailingVersion(remote, release);
    const message = release === 'stable' ? 'the stable version of a section is failing' : 'a stand-in of a section is failing';
    log.error({ remoto: remote, ...outcomes, least: BRAKE, minutes: STABLE_WINDOW_MINUTES }, message);
  }
  if (!automaticRollback || !mustStop(outcomes, await hasOneLaundry(db))) return;
  if (await takeBack(db, remote, version, summary(outcomes))) log.warn({ remoto: remote, version }, 'taken back by itself');
  else if (isNew && (await isServed(db.kysely, remote, version)))
    log.error({ remoto: remote, version }, 'there is no version to go back to');
}

/**
 * Records in the history that a version is failing: once, and again only if it then worked for `STABLE_WINDOW_MINUTES` or was
 * assigned anew.
 * @returns false when the failing is recorded already, or users no longer get the version
 */
async function noteFailing(db: Database, remote: string, { version, ...outcomes }: Failing): Promise<boolean> {
  return db.kysely.transaction().execute(async (tx) => {
    // The row is locked, so that the second of two simultaneous reports sees the record of the first.
    const { rows } = await sql<{ isNoted: boolean }>`
      select coalesce(fallando > greatest(asignada, now() - make_interval(mins => ${STABLE_WINDOW_MINUTES})), false) as "isNoted"
      from entregas where remoto = ${remote} and version = ${version} for update`.execute(tx);
    const [found] = rows;
    if (!found) return false;
    if (!(await isServed(tx, remote, version))) return false;
    await sql`update entregas set fallando = clock_timestamp() where remoto = ${remote} and version = ${version}`.execute(tx);
    if (found.isNoted) return false;
    await note(tx, { remoto: remote, actor: 'servidor', action: FAILING, detail: `${version}: ${summary(outcomes)}` });
    return true;
  });
}

function summary({ users, failedUsers, failedLaundries }: Outcomes): string {
  return `falló a ${failedUsers} de ${users} usuarios (lavanderías: ${failedLaundries})`;
}
