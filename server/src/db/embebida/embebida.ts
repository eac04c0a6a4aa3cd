import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import pg from 'pg';
import { tiposDeDatos } from '../tipos.ts';
import { tomarCandado } from './candado.ts';
import { Conducto } from './conducto.ts';

/** It has neither autovacuum nor automatic checkpoints. */
const CADA_CHECKPOINT_MS = 5 * 60_000;
const CADA_VACUUM_MS = 60 * 60_000;

interface Embebida {
  pool: pg.Pool;
  cerrar(): Promise<void>;
}

/**
 * Opens the database of `dataDir`, making it the first time, in a worker thread, behind an ordinary pool of one connection.
 * @param alFallar told when the worker dies: the process can't go on without its database.
 * @throws CarpetaOcupada when another process has the folder.
 */
export async function abrirEmbebida(dataDir: string, alFallar: (error: Error) => void): Promise<Embebida> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const candado = await tomarCandado(dataDir);
  const obrero = new Worker(new URL('./obrero.js', import.meta.url), {
    workerData: { carpeta: join(dataDir, 'pg') },
    // Not the process's own flags: some (--input-type) are errors in a worker.
    execArgv: [],
  });
  try {
    await lista(obrero);
  } catch (error) {
    candado.close();
    throw error;
  }
  let cerrando = false;
  obrero.on('error', alFallar);
  obrero.on('exit', () => {
    if (!cerrando) alFallar(new Error('La base de datos embebida terminó'));
  });

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => conducto(obrero),
    types: tiposDeDatos,
  } as pg.PoolConfig);
  const mantenimiento = [cada(CADA_CHECKPOINT_MS, pool, 'checkpoint'), cada(CADA_VACUUM_MS, pool, 'vacuum analyze')];

  return {
    pool,
    async cerrar() {
      cerrando = true;
      for (const reloj of mantenimiento) clearInterval(reloj);
      obrero.postMessage('cerrar');
      await Promise.race([once(obrero, 'message'), once(obrero, 'exit')]);
      await obrero.terminate();
      candado.close();
    },
  };
}

async function lista(obrero: Worker): Promise<void> {
  const espera = new AbortController();
  const { signal } = espera;
  try {
    // `once` rejects on 'error'.
    await Promise.race([
      once(obrero, 'message', { signal }),
      once(obrero, 'exit', { signal }).then(([codigo]) => {
        throw new Error(`La base de datos embebida no abrió (código ${codigo})`);
      }),
    ]);
  } finally {
    espera.abort();
  }
}

function conducto(obrero: Worker): Conducto {
  const { port1, port2 } = new MessageChannel();
  obrero.postMessage({ puerto: port2 }, [port2]);
  return new Conducto(port1);
}

function cada(ms: number, pool: pg.Pool, orden: string): NodeJS.Timeout {
  // A busy or closing database skips a turn; the next one makes up for it.
  return setInterval(() => void pool.query(orden).catch(() => undefined), ms).unref();
}
