import { Kysely, PostgresDialect, type PostgresPool, Transaction } from 'kysely';
import pg from 'pg';
import type { Settings } from '../config/settings.ts';
import { Turns } from '../turns/turns.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { type Listen, listenOnPool, listenOnServer } from './notifications.ts';
import { withPreparedStatements } from './preparedStatements.ts';
import type { DatabaseSchema } from './schema.ts';
import { pgTypeParsers } from './types.ts';

/** How many connections to the database are open and in use, and how many requests wait for one. */
export interface ConnectionUsage {
  opened: number;
  inUse: number;
  waiting: number;
}

/** The database, embedded or a PostgreSQL server. `kysely` runs as its owner; `withTenant` sees only one tenant's rows. */
export interface Database {
  kysely: Kysely<DatabaseSchema>;
  kind: 'embebida' | 'postgres';
  /** Gives laundries' transactions their turns. Otherwise a laundry's calls would wait behind all calls of another laundry. */
  turns: Turns;
  /** Makes a Kysely transaction of a connection on which `begin` was already sent; the caller commits or rolls back. */
  transactionOn(connection: Kysely<DatabaseSchema>): Transaction<DatabaseSchema>;
  connections(): ConnectionUsage;
  /** Receives the live events (`eventos`) of transactions after they commit. */
  listen: Listen;
  close(): Promise<void>;
}

/**
 * Opens the configured database without migrating it (`migrate` does). A PostgreSQL server is contacted only by the first query.
 * @throws FolderInUse, UnusableFolder or another error when the embedded database doesn't open
 */
export async function openDatabase(settings: Settings, onError: (error: Error) => void = () => undefined): Promise<Database> {
  if (settings.databaseUrl === undefined) {
    const { pool, close } = await openEmbedded(settings.dataDir, onError);
    return toDatabase({ pool, used: pool, kind: 'embebida', connections: 1, listen: listenOnPool(pool), onClose: close });
  }
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    max: settings.connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lavanda',
    // A generic plan uses the index whatever the values are, and a connection plans a prepared statement only once. JIT is off,
    // because compiling a statement would take longer than running it.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
    types: pgTypeParsers,
  });
  return toDatabase({
    pool,
    used: withPreparedStatements(pool),
    kind: 'postgres',
    connections: settings.connections,
    listen: listenOnServer(settings.databaseListenUrl ?? settings.databaseUrl),
    onClose: async () => undefined,
  });
}

interface OpenDatabase extends Pick<Database, 'kind' | 'listen'> {
  pool: pg.Pool;
  used: PostgresPool;
  /** Maximum number of connections that the pool may open. */
  connections: number;
  onClose(): Promise<void>;
}

function toDatabase({ pool, used, kind, connections, listen, onClose }: OpenDatabase): Database {
  // Without a listener, a broken connection (idle, or between two statements) would end the process. The pool replaces the
  // connection, and a statement that was running on it rejects.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool: used });
  const driver = dialect.createDriver();
  const kysely = new Kysely<DatabaseSchema>({ dialect });
  return {
    kysely,
    kind,
    listen,
    // The turns leave one connection free, if there are several, so that laundries can't occupy all of them.
    turns: new Turns(connections, Math.max(1, connections - 1)),
    connections: () => ({
      opened: pool.totalCount,
      inUse: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
    transactionOn: (connection) =>
      new Transaction<DatabaseSchema>({ config: { dialect }, dialect, driver, executor: connection.getExecutor() }),
    async close() {
      await kysely.destroy();
      await onClose();
    },
  };
}
