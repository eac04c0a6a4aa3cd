import { formatMoney } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import { lockCredit, readCredit } from '../credit/checkCredit.ts';
import { ownsCredit } from '../credit/texts.ts';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { note } from '../team/auditLog.ts';
import { TEXTS } from './texts.ts';

/**
 * Locks the cliente, so that no register gives it credit meanwhile.
 * @throws HttpProblem 409 for a cliente with credit
 */
async function requireNoCredit(tx: Transaction<DatabaseSchema>, { tenantId }: Session, id: string): Promise<void> {
  const owner = await lockCredit(tx, tenantId, id);
  const credit = owner && !owner.removed ? await readCredit(tx, tenantId, id) : 0;
  if (credit > 0) throw new HttpProblem(409, ownsCredit(owner?.name ?? '', formatMoney(credit)));
}

/**
 * Removes a cliente from lists and searches; no effect if already removed. Its notas keep the name and can still be edited, but
 * new notas are refused, except late captures (decisions "Notes": a customer with notes can be removed).
 * @throws HttpProblem 404; 409 for a cliente with credit, which would be lost
 */
export async function deleteCliente(db: Database, session: Session, id: string): Promise<void> {
  await withTenant(db, session.tenantId, async (tx) => {
    await requireNoCredit(tx, session, id.toLowerCase());
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
