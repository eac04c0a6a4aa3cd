import type { reportSectionSchemas } from '@lavanda/shared/contract/schemas/releases';
import { mustStop } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Database } from '../db/connection.ts';
import { countFailedSection } from '../observability/metrics.ts';
import { goBack } from './pointers.ts';

type ReleaseReport = Static<typeof reportSectionSchemas.body>;

/** How many of the latest failures of each section are kept. */
const FAILURES = 200;

/** The remote that clients name when the list of sections itself fails; no section's version is to blame. */
export const REGISTRY = 'shell';

/** Counts a client's report; a candidate that fails too often is withdrawn from everybody. */
export async function report(db: Database, report: ReleaseReport): Promise<void> {
  const { remoto: remote, version, suceso: event, etapa: stage } = report;
  // The version waits for another shell: that is no failure of it.
  if (stage === 'contrato') return;
  if (event === 'fallida') countFailedSection();
  if (remote === REGISTRY && event === 'fallida' && stage === 'registro') return saveFailure(db, report);
  const column = event === 'montada' ? 'montadas' : 'fallidas';
  const account = await db.kysely
    .updateTable('entregas')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('remoto', '=', remote)
    .where('version', '=', version)
    .returning(['montadas', 'fallidas'])
    .executeTakeFirst();
  if (event === 'montada' || !account) return;
  await saveFailure(db, report);
  if (!mustStop(account)) return;
  const { rows } = await sql`select 1 from entregas_punteros where remoto = ${remote} and candidata = ${version}`.execute(
    db.kysely,
  );
  if (rows.length > 0) {
    await goBack(db, remote, 'servidor', `falló ${account.fallidas} de ${account.montadas + account.fallidas} veces`);
  }
}

async function saveFailure(
  db: Database,
  { remoto: remote, version, etapa: stage = 'codigo', composicion: composition }: ReleaseReport,
): Promise<void> {
  await db.kysely
    .insertInto('entregas_fallas')
    .values({ remoto: remote, version, etapa: stage, composicion: composition ?? null })
    .execute();
  await sql`delete from entregas_fallas where remoto = ${remote} and id <= (
    select id from entregas_fallas where remoto = ${remote} order by id desc offset ${FAILURES} limit 1)`.execute(db.kysely);
}
