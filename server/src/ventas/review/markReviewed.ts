import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { lockNota } from '../lockNota.ts';
import { writeStage } from '../stages/writeStage.ts';
import { TEXTS } from '../texts.ts';

/**
 * Marks a nota's points to review as seen, up to the last one that the list showed. The trail records the user and the time.
 * @returns how many points were marked: 0 when all of them had been marked before
 * @throws HttpProblem 404 for a nota that the laundry doesn't have
 */
export function markReviewed(
  db: Database,
  session: Session,
  { id, hasta: last }: { id: string; hasta: number },
): Promise<number> {
  const { tenantId, userId } = session;
  return withTenant(db, tenantId, async (tx) => {
    const { header } = await lockNota(tx, tenantId, id.toLowerCase(), null);
    if (!header) throw new HttpProblem(404, TEXTS.notFound);
    const { rows } = await sql<{ text: string }>`
      update revisiones set revisada_en = now(), revisada_por = ${userId}
      where tenant_id = ${tenantId} and nota_id = ${header.id} and id <= ${last} and revisada_en is null
      returning texto as text`.execute(tx);
    if (rows.length > 0)
      await writeStage(tx, session, header, null, {}, { revisada: [null, rows.map(({ text }) => text).join('. ')] });
    return rows.length;
  });
}
