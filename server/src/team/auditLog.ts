import type { Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { withTenant } from '../db/tenancy.ts';
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

/** Records that somebody took data out as a file, before the first row is sent. */
export function noteExport(db: Database, session: Session, list: string, detail: object): Promise<void> {
  return withTenant(db, session.tenantId, (tx) => note(tx, session, 'archivo.exportar', { lista: list, ...detail }));
}
