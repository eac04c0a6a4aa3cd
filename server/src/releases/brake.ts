import { BRAKE, mustStop, type Outcomes, STABLE_WINDOW_MINUTES } from '@lavanda/shared/domain/brake';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { countFailingStable } from '../observability/metrics.ts';
import { outcomesOf } from './outcomes.ts';
import { takeBack } from './pointers.ts';
import type { ReportContext } from './reports.ts';

/** What the history says of a stable version that fails for too many. */
const FAILING = 'fallando';

/** Looks at a version that failed once more: takes a candidate back from everybody, tells of a stable one. */
export async function brake(context: ReportContext, remote: string, version: string): Promise<void> {
  const { db } = context;
  const pointer = await db.kysely
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants'])
    .where('remoto', '=', remote)
    .executeTakeFirst();
  if (pointer?.candidata === version) {
    const outcomes = await outcomesOf(db, { remote, version });
    const oneLaundry = pointer.porcentaje === 0 && pointer.tenants.length === 1;
    if (mustStop(outcomes, oneLaundry)) await takeBack(db, remote, version, summary(outcomes));
  } else if (pointer?.estable === version) await watchStable(context, remote, version);
}

/** The stable version's outcomes of the last minutes, when it fails for too many; else null. */
export async function failingStable(db: Database, remote: string, stable: string | null): Promise<Outcomes | null> {
  if (stable === null) return null;
  const outcomes = await outcomesOf(db, { remote, version: stable }, STABLE_WINDOW_MINUTES);
  return mustStop(outcomes) ? outcomes : null;
}

/** Tells of a stable version that fails for too many, once in `STABLE_WINDOW_MINUTES`, and takes it back if it may. */
async function watchStable({ db, log, automaticRollback }: ReportContext, remote: string, version: string): Promise<void> {
  const outcomes = await failingStable(db, remote, version);
  if (!outcomes || !(await noteFailing(db, remote, version, outcomes))) return;
  countFailingStable(remote);
  log.error(
    { remoto: remote, version, ...outcomes, least: BRAKE, minutes: STABLE_WINDOW_MINUTES },
    'the stable version of a section is failing',
  );
  if (!automaticRollback) return;
  if (await takeBack(db, remote, version, summary(outcomes))) log.warn({ remoto: remote, version }, 'taken back by itself');
  else log.error({ remoto: remote, version }, 'there is no version before it to go back to');
}

/** @returns false when the history said so already in the last `STABLE_WINDOW_MINUTES` */
async function noteFailing(db: Database, remote: string, version: string, outcomes: Outcomes): Promise<boolean> {
  const { rows } = await sql`
    insert into entregas_historia (remoto, quien, accion, detalle)
    select ${remote}, 'servidor', ${FAILING}, ${`${version}: ${summary(outcomes)}`}
    where not exists (
      select from entregas_historia where remoto = ${remote} and accion = ${FAILING}
        and starts_with(detalle, ${`${version}:`}) and momento > now() - make_interval(mins => ${STABLE_WINDOW_MINUTES}))
    returning 1`.execute(db.kysely);
  return rows.length > 0;
}

function summary({ users, failedUsers, failedLaundries }: Outcomes): string {
  return `falló a ${failedUsers} de ${users} usuarios (lavanderías: ${failedLaundries})`;
}
