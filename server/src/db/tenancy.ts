import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Base } from './connection.ts';
import type { DatabaseSchema } from './schema.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// It is put into the statement's text (SET takes no parameters), so it has to be a UUID and nothing else.
function begin(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new TypeError('tenantId must be a UUID');
  return `begin; set local role app; set local app.tenant_id = '${tenantId}'`;
}

/**
 * Runs `trabajo` in one transaction that can only see and touch rows of `tenantId`: the role is `app`, which row-level
 * security binds, and the tenant is a setting of the transaction. Everything inside must use `tx`, never `base.kysely`:
 * the embedded database has a single session, so a second one would wait for this one for ever.
 * @throws what `trabajo` throws, or that the database undid the transaction: what this answers is kept
 */
export async function withTenant<T>(
  base: Base,
  tenantId: string,
  handler: (tx: Transaction<DatabaseSchema>) => Promise<T>,
): Promise<T> {
  const start = begin(tenantId);
  return base.kysely.connection().execute(async (connection) => {
    // One round trip for the three; Kysely's own transaction would take two.
    await sql.raw(start).execute(connection);
    try {
      const result = await handler(base.transactionOn(connection));
      await confirm(connection);
      return result;
    } catch (error) {
      // It fails when the connection is gone, and with it the transaction; what the caller should see is why.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** To the COMMIT of a transaction in which a statement failed PostgreSQL answers ROLLBACK, and no error. */
async function confirm(connection: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ command: string }>`commit`.execute(connection);
  if (rows[0]?.command !== 'COMMIT')
    throw new Error('The database undid the transaction: the error of a statement was not passed on');
}

/** Runs one statement that only reads, as a tenant. */
export type TenantReader = <T>(statement: RawBuilder<T>) => Promise<T[]>;

/** Rows of one statement, run as the tenant. */
export async function readAsTenant<T>(base: Base, tenantId: string, statement: RawBuilder<T>): Promise<T[]> {
  return withTenant(base, tenantId, async (tx) => (await statement.execute(tx)).rows);
}

/** `leerEnTenant` for several statements, each in a transaction of its own. */
export function tenantReader(base: Base, tenantId: string): TenantReader {
  return (statement) => readAsTenant(base, tenantId, statement);
}
