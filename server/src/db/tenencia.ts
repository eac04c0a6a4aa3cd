import { sql, type Transaction } from 'kysely';
import type { Base } from './conexion.ts';
import type { Esquema } from './esquema.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Runs `trabajo` in one transaction that can only see and touch rows of `tenantId`: the role is `app`, which row-level
 * security binds, and the tenant is a setting of the transaction. Everything inside must use `tx`, never `base.kysely`:
 * the embedded database has a single session, so a second one would wait for this one for ever.
 */
export async function enTenant<T>(base: Base, tenantId: string, trabajo: (tx: Transaction<Esquema>) => Promise<T>): Promise<T> {
  // It is put into the statement's text (SET takes no parameters), so it has to be a UUID and nothing else.
  if (!UUID.test(tenantId)) throw new TypeError('tenantId must be a UUID');
  return base.kysely.connection().execute(async (conexion) => {
    // One round trip for the three; Kysely's own transaction would take two.
    await sql.raw(`begin; set local role app; set local app.tenant_id = '${tenantId}'`).execute(conexion);
    try {
      const resultado = await trabajo(base.transaccionEn(conexion));
      await sql`commit`.execute(conexion);
      return resultado;
    } catch (error) {
      // It fails when the connection is gone, and with it the transaction; what the caller should see is why.
      await sql`rollback`.execute(conexion).catch(() => undefined);
      throw error;
    }
  });
}
