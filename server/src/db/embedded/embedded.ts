import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import pg from 'pg';
import { pgTypeParsers } from '../types.ts';
import { explainEnd, explainFolder, explainOpening } from './folderFailure.ts';
import { acquireLock, type FolderLock } from './folderLock.ts';
import { PgWireStream } from './pgWireStream.ts';

/** PGlite has neither autovacuum nor automatic checkpoints, so the server runs both at these intervals. */
const CHECKPOINT_INTERVAL_MS = 5 * 60_000;
const VACUUM_INTERVAL_MS = 60 * 60_000;

interface Embedded {
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens the database of `dataDir`, created if missing, in a worker thread behind a pool of one connection.
 * @param onError called when the worker dies: the process can't continue without its database
 * @throws FolderInUse when another process has the folder, UnusableFolder when it doesn't open, RangeError when memory is short
 */
export async function openEmbedded(dataDir: string, onError: (error: Error) => void): Promise<Embedded> {
  const folderLock = await takeFolder(dataDir);
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: { folder: join(dataDir, 'pg') },
    // Otherwise the worker inherits the process's flags, some of which (--input-type) a worker refuses.
    execArgv: [],
  });
  try {
    await untilOpen(worker);
  } catch (error) {
    folderLock.close();
    throw await explainOpening(error, dataDir);
  }
  let closing = false;
  const end = (error: Error | null) => void explainEnd(error, dataDir).then(onError);
  worker.on('error', end);
  worker.on('exit', () => {
    if (!closing) end(null);
  });

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 30_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => pgWireStream(worker),
    types: pgTypeParsers,
  } as pg.PoolConfig);
  const maintenance = [repeat(CHECKPOINT_INTERVAL_MS, pool, 'checkpoint'), repeat(VACUUM_INTERVAL_MS, pool, 'vacuum analyze')];

  return {
    pool,
    async close() {
      closing = true;
      for (const timer of maintenance) clearInterval(timer);
      worker.postMessage('cerrar');
      await Promise.race([once(worker, 'message'), once(worker, 'exit')]);
      await worker.terminate();
      folderLock.close();
    },
  };
}

async function takeFolder(dataDir: string): Promise<FolderLock> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    await chmod(dataDir, 0o700);
    return await acquireLock(dataDir);
  } catch (error) {
    throw explainFolder(error, dataDir);
  }
}

async function untilOpen(worker: Worker): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  try {
    // The worker's 'error' also ends the wait, because `once` rejects on it.
    await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(([code]) => {
        throw new Error(`La base de datos embebida no abrió (código ${code})`);
      }),
    ]);
  } finally {
    waiting.abort();
  }
}

function pgWireStream(worker: Worker): PgWireStream {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ port: port2 }, [port2]);
  return new PgWireStream(port1);
}

function repeat(ms: number, pool: pg.Pool, statement: string): NodeJS.Timeout {
  // The statement may fail while the database is busy or closing; the next interval repeats it.
  return setInterval(() => void pool.query(statement).catch(() => undefined), ms).unref();
}
