import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { fsyncFile, fsyncTree, NodeFSDurable } from './fileSystem.ts';
import { concat } from './pgWireStream.ts';

/**
 * The embedded database's worker thread. It posts 'lista' when the database is open and 'cerrada' when it is closed. It accepts
 * { port } to serve a new client and 'cerrar' to close the database.
 */

/** Delays V8's optimizing WebAssembly compiler, which would slow the start-up. Functions that run often are still optimized. */
setFlagsFromString('--wasm-tiering-budget=100000000');

/** PGlite's own start parameters, except that fsync is on (no -F), and that memory and write-ahead log are small. */
const PARAMETERS = [
  '--single',
  '-O',
  '-j',
  ...[
    'search_path=public',
    'exit_on_error=false',
    'log_checkpoints=false',
    'max_worker_processes=0',
    'max_parallel_workers=0',
    'max_parallel_workers_per_gather=0',
    'max_parallel_maintenance_workers=0',
    'io_method=sync',
    'fsync=on',
    'wal_sync_method=fsync',
    'shared_buffers=32MB',
    'max_wal_size=64MB',
  ].flatMap((setting) => ['-c', setting]),
];

async function open(folder: string): Promise<PGlite> {
  const pglite = new PGlite({
    fs: new NodeFSDurable(folder),
    startParams: PARAMETERS,
    extensions: { unaccent, pg_trgm, btree_gin },
  });
  await pglite.waitReady;
  return pglite;
}

/** Creates the database in a sibling folder, flushes that folder and renames it: a power cut leaves no half-made database. */
async function prepareFolder(folder: string): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION'))) return;
  if (existsSync(folder) && (await readdir(folder)).length > 0) throw new Error('falta pg/PG_VERSION');
  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    if (name.startsWith('pg.nueva')) await rm(join(parent, name), { recursive: true, force: true });
  }
  const fresh = join(parent, 'pg.nueva');
  await mkdir(fresh, { mode: 0o700 });
  const pglite = await open(fresh);
  await pglite.close();
  await fsyncTree(fresh);
  await rename(fresh, folder);
  await fsyncFile(parent);
}

/** Serves a new client, after undoing what the previous client left open or set. Only one client is served at a time. */
async function serve(pglite: PGlite, port: MessagePort): Promise<void> {
  await pglite.exec('rollback');
  await pglite.exec('discard all');
  port.on('message', (batch: Uint8Array) => {
    // A Terminate message (0x58) ends only this client; the database stays open.
    if (batch[0] === 0x58) port.close();
    // A rejection is deliberately left unhandled: it ends the worker, because the database can't be trusted any more.
    else void respond(pglite, port, batch);
  });
  port.postMessage('listo');
}

/** Answers a batch. It uses the streaming call, because `execProtocolRaw` would keep every message in memory. */
async function respond(pglite: PGlite, port: MessagePort, batch: Uint8Array): Promise<void> {
  const chunks: Uint8Array[] = [];
  // The chunks point into PGlite's own memory, which it reuses, so they are copied.
  const onRawData = (chunk: Uint8Array): void => void chunks.push(chunk.slice());
  await pglite.execProtocolRawStream(batch, { syncToFs: false, onRawData });
  const response = concat(chunks);
  port.postMessage(response, [response.buffer]);
}

async function main(): Promise<void> {
  if (!parentPort) throw new Error('worker.ts runs only as a worker');
  const parent = parentPort;
  const { folder } = workerData as { folder: string };
  await prepareFolder(folder);
  const pglite = await open(folder);
  parent.on('message', (message: { port: MessagePort } | 'cerrar') => {
    if (message === 'cerrar') {
      void pglite.close().finally(() => parent.postMessage('cerrada'));
    } else {
      void serve(pglite, message.port);
    }
  });
  parent.postMessage('lista');
}

await main();
