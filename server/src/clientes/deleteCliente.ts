import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { TEXTS } from './texts.ts';

/**
 * Removes a cliente from lists and searches; no effect if already removed. Its notas keep the name and can still be
 * edited, but new ones are refused (decisions "Notes": a customer with notes can be removed).
 * @throws HttpProblem 404
 */
export async function deleteCliente(db: Database, session: Session, id: string): Promise<void> {
  await withTenant(db, session.tenantId, async (tx) => {
    const { rows } = await sql`
      update clientes set eliminado_en = coalesce(eliminado_en, now())
      where tenant_id = ${session.tenantId} and id = ${id.toLowerCase()} returning id`.execute(tx);
    if (rows.length === 0) throw new HttpProblem(404, TEXTS.notFound);
  });
}
