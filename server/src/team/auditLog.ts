import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';

/** Records who changed which setting, in the change's own transaction; never passwords or tokens. */
export async function note(
  tx: Transaction<DatabaseSchema>,
  session: Pick<Session, 'tenantId' | 'userId'>,
  action: string,
  detail: object,
): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values({
      tenant_id: session.tenantId,
      usuario_id: session.userId,
      accion: action,
      detalle: JSON.stringify(detail),
    })
    .execute();
}
