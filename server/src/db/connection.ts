import { Kysely, PostgresDialect, type PostgresPool, Transaction } from 'kysely';
import pg from 'pg';
import type { Settings } from '../config/settings.ts';
import { openEmbedded } from './embedded/embedded.ts';
import { withPreparedStatements } from './preparedStatements.ts';
import type { DatabaseSchema } from './schema.ts';
import { pgTypeParsers } from './types.ts';

/** Connections to the database: open, of them in use, and requests that wait for one. */
export interface ConnectionUsage {
  opened: number;
  inUse: number;
  waiting: number;
}

/** The database, embedded or a PostgreSQL server. `kysely` is the owner's: what belongs to a tenant goes through `enTenant`. */
export interface Base {
  kysely: Kysely<DatabaseSchema>;
  kind: 'embebida' | 'postgres';
  /** A connection on which `begin` was already sent, as Kysely's transaction; who sent it ends it. */
  transactionOn(connection: Kysely<DatabaseSchema>): Transaction<DatabaseSchema>;
  /** How its connections are used now. */
  connections(): ConnectionUsage;
  close(): Promise<void>;
}

/**
 * Opens the database the settings name; it isn't migrated yet (`migrar`).
 * @throws when the server doesn't answer, or another process holds the embedded folder (the message says who).
 */
export async function openDatabase(settings: Settings, onError: (error: Error) => void = () => undefined): Promise<Base> {
  if (settings.databaseUrl === undefined) {
    const { pool, close } = await openEmbedded(settings.dataDir, onError);
    return base({ pool, used: pool, kind: 'embebida', onClose: close });
  }
  const pool = new pg.Pool({
    connectionString: settings.databaseUrl,
    max: settings.connections,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lavanda',
    // Every statement is written to walk an index whatever its values; plans made for one value have chosen worse (a text with 'A domicilio').
    // Compiling one to machine code takes longer than any of them runs, and is decided on costs guessed too high.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
    types: pgTypeParsers,
  });
  return base({
    pool,
    used: withPreparedStatements(pool),
    kind: 'postgres',
    onClose: async () => undefined,
  });
}

interface OpenDatabase extends Pick<Base, 'kind'> {
  pool: pg.Pool;
  used: PostgresPool;
  onClose(): Promise<void>;
}

function base({ pool, used, kind, onClose }: OpenDatabase): Base {
  // A connection that breaks is replaced by the pool, and its statement says so to whom waits for it; without a listener it would end the process,
  // the pool's while it is idle, its own between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (cliente) => cliente.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool: used });
  const driver = dialect.createDriver();
  const kysely = new Kysely<DatabaseSchema>({ dialect });
  return {
    kysely,
    kind,
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
