import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { DatabaseSchema } from './schema.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

// SET takes no parameters, so the ID goes into the statement's text: it must be a UUID.
function begin(tenantId: string): string {
  if (!UUID.test(tenantId)) throw new TypeError('tenantId must be a UUID');
  return `begin; set local role app; set local app.tenant_id = '${tenantId}'`;
}

/**
 * Runs `handler` in a transaction that only sees and changes rows of `tenantId`: row-level security binds its role,
 * `app`. Inside, use only `tx`: the embedded database has one connection, so `base.kysely` would wait forever.
 * @throws what `handler` throws, or Error when the database rolled back because of an ignored statement error
 */
export async function withTenant<T>(
  db: Database,
  tenantId: string,
  handler: (tx: Transaction<DatabaseSchema>) => Promise<T>,
): Promise<T> {
  const start = begin(tenantId);
  return db.kysely.connection().execute(async (connection) => {
    // One round trip for three statements; Kysely's own transaction takes two.
    await sql.raw(start).execute(connection);
    try {
      const result = await handler(db.transactionOn(connection));
      await confirm(connection);
      return result;
    } catch (error) {
      // Rollback fails when the connection is gone; the original error is the one to report.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  });
}

/** PostgreSQL answers COMMIT with ROLLBACK, and no error, when a statement of the transaction failed. */
async function confirm(connection: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ command: string }>`commit`.execute(connection);
  if (rows[0]?.command !== 'COMMIT')
    throw new Error('The database undid the transaction: the error of a statement was not passed on');
}

export type TenantReader = <T>(statement: RawBuilder<T>) => Promise<T[]>;

/** Runs one read-only statement as the tenant. @returns its rows */
export async function readAsTenant<T>(db: Database, tenantId: string, statement: RawBuilder<T>): Promise<T[]> {
  return withTenant(db, tenantId, async (tx) => (await statement.execute(tx)).rows);
}

/** `readAsTenant` for several statements, each in its own transaction. */
export function tenantReader(db: Database, tenantId: string): TenantReader {
  return (statement) => readAsTenant(db, tenantId, statement);
}
