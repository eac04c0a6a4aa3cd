import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { TEXTS } from './texts.ts';

/**
 * Removes a cliente from lists and searches; no effect if already removed. Its notas keep the name and can still be
 * edited, but new ones are refused (decisions "Notes": a customer with notes can be removed).
 * @throws HttpProblem 404
 */
export async function deleteCliente(db: Database, session: Session, id: string): Promise<void> {
  await withTenant(db, session.tenantId, async (tx) => {
    const { rows } = await sql<{ cliente: string; antes: string | null }>`
      update clientes c set eliminado_en = coalesce(c.eliminado_en, now())
      from (select eliminado_en from clientes where tenant_id = ${session.tenantId} and id = ${id.toLowerCase()} for update) previo
      where c.tenant_id = ${session.tenantId} and c.id = ${id.toLowerCase()}
      returning btrim(c.nombre || ' ' || c.apellido) as cliente, previo.eliminado_en as antes`.execute(tx);
    const [removed] = rows;
    if (!removed) throw new HttpProblem(404, TEXTS.notFound);
    if (removed.antes === null) await note(tx, session, 'cliente.eliminar', { _id: id.toLowerCase(), cliente: removed.cliente });
  });
}
