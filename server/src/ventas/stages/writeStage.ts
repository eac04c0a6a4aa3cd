import { sql, type Transaction, type UpdateObject } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { withSender } from '../../team/auditLog.ts';
import type { NotaHeader } from '../lockNota.ts';

/**
 * Changes columns of a locked nota that don't belong to its content, and adds a history entry.
 * @param operationId null for a call that has none; the nota then keeps its last operation id
 * @param change pairs [before, now] that the trail shows; a third value is only for the server
 * @param reason for the trail; '' without one
 * @param register that captured the change; null when none did
 */
export async function writeStage(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: NotaHeader,
  operationId: string | null,
  columns: UpdateObject<DatabaseSchema, 'notas'>,
  change: Readonly<Record<string, readonly [unknown, unknown, unknown?]>>,
  reason = '',
  register: string | null = null,
): Promise<void> {
  const version = nota.version + 1;
  const entry = JSON.stringify(withSender(session, reason === '' ? change : { ...change, motivo: reason }));
  await tx
    .updateTable('notas')
    .set({ ...columns, version, ...(operationId !== null && { ultima_operacion: operationId }) })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', nota.id)
    .executeTakeFirstOrThrow();
  await sql`insert into nota_historia (tenant_id, nota_id, version, usuario_id, operacion, cambio, equipo_id)
    values (${session.tenantId}, ${nota.id}, ${version}, ${session.userId}, ${operationId}, ${entry}::jsonb, ${register})`.execute(
    tx,
  );
}
