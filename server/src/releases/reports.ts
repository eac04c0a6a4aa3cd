import type { reportSectionSchemas } from '@lavanda/shared/contract/schemas/releases';
import { mustStop } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { Base } from '../db/connection.ts';
import { countFailedSection } from '../observability/metrics.ts';
import { goBack } from './pointers.ts';

type ReleaseReport = Static<typeof reportSectionSchemas.body>;

/** Latest failures kept of each section. */
const FAILURES = 200;

/** Name clients report when the list of sections itself fails; no section's version is to blame. */
export const REGISTRY = 'shell';

/** Counts a client's report; a candidate that fails too often is withdrawn from everybody. */
export async function report(base: Base, report: ReleaseReport): Promise<void> {
  const { remoto: remote, version, suceso: happening, etapa: stage } = report;
  if (happening === 'fallida') countFailedSection();
  if (remote === REGISTRY && happening === 'fallida' && stage === 'registro') return saveFailure(base, report);
  const column = happening === 'montada' ? 'montadas' : 'fallidas';
  const account = await base.kysely
    .updateTable('entregas')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('remoto', '=', remote)
    .where('version', '=', version)
    .returning(['montadas', 'fallidas'])
    .executeTakeFirst();
  if (happening === 'montada' || !account) return;
  await saveFailure(base, report);
  if (!mustStop(account)) return;
  const { rows } = await sql`select 1 from entregas_punteros where remoto = ${remote} and candidata = ${version}`.execute(
    base.kysely,
  );
  if (rows.length > 0) {
    await goBack(base, remote, 'servidor', `falló ${account.fallidas} de ${account.montadas + account.fallidas} veces`);
  }
}

async function saveFailure(
  base: Base,
  { remoto: remote, version, etapa: stage = 'codigo', composicion: composition }: ReleaseReport,
): Promise<void> {
  await base.kysely
    .insertInto('entregas_fallas')
    .values({ remoto: remote, version, etapa: stage, composicion: composition ?? null })
    .execute();
  await sql`delete from entregas_fallas where remoto = ${remote} and id <= (
    select id from entregas_fallas where remoto = ${remote} order by id desc offset ${FAILURES} limit 1)`.execute(base.kysely);
}
