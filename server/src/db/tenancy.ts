import { AsyncLocalStorage } from 'node:async_hooks';
import { isId } from '@lavanda/shared/domain/newId';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from './connection.ts';
import type { DatabaseSchema } from './schema.ts';

/** UUID of the browser window that made the call. Events of its changes carry the UUID, by which the window recognizes them. */
export const origin = new AsyncLocalStorage<string>();

// SET takes no parameters, so both ids go into the statement's text. They must be UUIDs, so they can't inject SQL.
function begin(tenantId: string): string {
  if (!isId(tenantId)) throw new TypeError('tenantId must be a UUID');
  const from = origin.getStore();
  const told = from !== undefined && isId(from) ? `; set local app.origen = '${from}'` : '';
  return `begin; set local role app; set local app.tenant_id = '${tenantId}'${told}`;
}

/**
 * Runs `handler`, in the tenant's turn, in a transaction that sees and changes only rows of `tenantId` (role `app`, row-level
 * security). `handler` must use only `tx`: on the embedded database, `db.kysely` or another `withTenant` would wait for the only
 * connection, which `tx` holds.
 * @throws what `handler` throws, or Error when the database rolled back because of an ignored statement error
 */
export async function withTenant<T>(
  db: Database,
  tenantId: string,
  handler: (tx: Transaction<DatabaseSchema>) => Promise<T>,
): Promise<T> {
  const start = begin(tenantId);
  const inTransaction = async (connection: Kysely<DatabaseSchema>): Promise<T> => {
    // One round trip sends all statements of `start`. Kysely's own transaction would need one for `begin` and one for the rest.
    await sql.raw(start).execute(connection);
    try {
      const result = await handler(db.transactionOn(connection));
      await commit(connection);
      return result;
    } catch (error) {
      // The rollback fails when the connection is gone; the error to report is the original one.
      await sql`rollback`.execute(connection).catch(() => undefined);
      throw error;
    }
  };
  return db.turns.run(tenantId, () => db.kysely.connection().execute(inTransaction));
}

/**
 * Commits the transaction.
 * @throws Error when one of its statements had failed: PostgreSQL then answers COMMIT with ROLLBACK, but without an error
 */
async function commit(connection: Kysely<DatabaseSchema>): Promise<void> {
  const { rows } = await sql<{ command: string }>`commit`.execute(connection);
  if (rows[0]?.command !== 'COMMIT')
    throw new Error('The database undid the transaction: the error of a statement was not passed on');
}

export type TenantReader = <T>(statement: RawBuilder<T>) => Promise<T[]>;

/**
 * Runs one read-only statement as the tenant.
 * @returns the rows
 */
export async function readAsTenant<T>(db: Database, tenantId: string, statement: RawBuilder<T>): Promise<T[]> {
  return withTenant(db, tenantId, async (tx) => (await statement.execute(tx)).rows);
}

/** Makes a function that runs `readAsTenant` for one tenant. Each of its statements has a transaction of its own. */
export function tenantReader(db: Database, tenantId: string): TenantReader {
  return (statement) => readAsTenant(db, tenantId, statement);
}
