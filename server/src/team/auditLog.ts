import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';

/** Adds to an entry of the trail the user who sent another user's capture, and the driver who made a capture on a route. */
export function withSender<T extends object>(
  { senderId, driver }: Pick<Session, 'senderId' | 'driver'>,
  entry: T,
): T & { enviadaPor?: string; chofer?: string } {
  return { ...entry, ...(senderId !== undefined && { enviadaPor: senderId }), ...(driver !== undefined && { chofer: driver }) };
}

/**
 * Records in the trail who did what, in the transaction of the change; `detail` must hold no password and no token.
 * @param id of the entry, so that a repeated call records it only once
 */
export async function note(
  tx: Transaction<DatabaseSchema>,
  session: Pick<Session, 'tenantId' | 'userId' | 'senderId' | 'driver'>,
  action: string,
  detail: object,
  id?: string,
): Promise<void> {
  await tx
    .insertInto('bitacora')
    .values({
      tenant_id: session.tenantId,
      usuario_id: session.userId,
      accion: action,
      detalle: JSON.stringify(withSender(session, detail)),
      ...(id !== undefined && { id }),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a user exported data as a file, before the first row is sent. */
export function noteExport(db: Database, session: Session, list: string, detail: object): Promise<void> {
  return withTenant(db, session.tenantId, (tx) => note(tx, session, 'archivo.exportar', { lista: list, ...detail }));
}
