import { Kysely, PostgresDialect, type PostgresPool, Transaction } from 'kysely';
import pg from 'pg';
import type { Ajustes } from '../ajustes.ts';
import { abrirEmbebida } from './embebida/embebida.ts';
import type { Esquema } from './esquema.ts';
import { conPreparadas } from './preparadas.ts';
import { tiposDeDatos } from './tipos.ts';

/** Connections to the database: open, of them in use, and requests that wait for one. */
export interface UsoDeConexiones {
  abiertas: number;
  enUso: number;
  esperando: number;
}

/** The database, embedded or a PostgreSQL server. `kysely` is the owner's: what belongs to a tenant goes through `enTenant`. */
export interface Base {
  kysely: Kysely<Esquema>;
  tipo: 'embebida' | 'postgres';
  /** A connection on which `begin` was already sent, as Kysely's transaction; who sent it ends it. */
  transaccionEn(conexion: Kysely<Esquema>): Transaction<Esquema>;
  /** How its connections are used now. */
  conexiones(): UsoDeConexiones;
  cerrar(): Promise<void>;
}

/**
 * Opens the database the settings name; it isn't migrated yet (`migrar`).
 * @throws when the server doesn't answer, or another process holds the embedded folder (the message says who).
 */
export async function abrirBase(ajustes: Ajustes, alFallar: (error: Error) => void = () => undefined): Promise<Base> {
  if (ajustes.databaseUrl === undefined) {
    const { pool, cerrar } = await abrirEmbebida(ajustes.dataDir, alFallar);
    return base({ pool, usada: pool, tipo: 'embebida', alCerrar: cerrar });
  }
  const pool = new pg.Pool({
    connectionString: ajustes.databaseUrl,
    max: ajustes.conexiones,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'lavanda',
    // Every statement is written to walk an index whatever its values; plans made for one value have chosen worse (a text with 'A domicilio').
    // Compiling one to machine code takes longer than any of them runs, and is decided on costs guessed too high.
    options: '-c plan_cache_mode=force_generic_plan -c jit=off',
    types: tiposDeDatos,
  });
  return base({
    pool,
    usada: conPreparadas(pool),
    tipo: 'postgres',
    alCerrar: async () => undefined,
  });
}

interface Abierta extends Pick<Base, 'tipo'> {
  pool: pg.Pool;
  usada: PostgresPool;
  alCerrar(): Promise<void>;
}

function base({ pool, usada, tipo, alCerrar }: Abierta): Base {
  // A connection that breaks is replaced by the pool, and its statement says so to whom waits for it; without a listener it would end the process,
  // the pool's while it is idle, its own between two statements of a transaction.
  pool.on('error', () => undefined);
  pool.on('connect', (cliente) => cliente.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool: usada });
  const driver = dialect.createDriver();
  const kysely = new Kysely<Esquema>({ dialect });
  return {
    kysely,
    tipo,
    conexiones: () => ({ abiertas: pool.totalCount, enUso: pool.totalCount - pool.idleCount, esperando: pool.waitingCount }),
    transaccionEn: (conexion) =>
      new Transaction<Esquema>({ config: { dialect }, dialect, driver, executor: conexion.getExecutor() }),
    async cerrar() {
      await kysely.destroy();
      await alCerrar();
    },
  };
}
