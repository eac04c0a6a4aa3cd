import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const APAGON = fileURLToPath(new URL('./powerCut.cjs', import.meta.url));

/**
 * A database that can fail: its settings for the server, its own crash (`conElServidor`: the server dies with it),
 * its recovery from a full disk, and where the auditor opens it.
 */
export function embedded(disco, { sinFsync = false } = {}) {
  const data = join(disco.carpeta, 'datos');
  const saved = mkdtempSync(join(tmpdir(), 'lavanda-apagon-'));
  const environment = { DATA_DIR: data, DATABASE_URL: '' };
  return {
    nombre: 'embedded',
    caida: 'power cuts',
    conElServidor: true,
    environment,
    where: { folder: join(data, 'pg') },
    /** Starts tracking the disk: the folder's current content counts as flushed. */
    begin: async () => {
      cpSync(join(data, 'pg'), join(saved, 'pg'), { recursive: true });
      return {
        NODE_OPTIONS: `--require=${APAGON}`,
        LAVANDA_APAGON_ORIGEN: join(data, 'pg'),
        LAVANDA_APAGON_DISCO: join(saved, 'pg'),
        ...(sinFsync ? { LAVANDA_APAGON_SIN_FSYNC: '1' } : {}),
      };
    },
    /** A power cut: only what had reached the disk remains. */
    fall: async () => {
      rmSync(join(data, 'pg'), { recursive: true });
      cpSync(join(saved, 'pg'), join(data, 'pg'), { recursive: true });
    },
    revivir: async () => undefined,
    close: async () => rmSync(saved, { recursive: true, force: true }),
  };
}

/** PostgreSQL on its own cluster, with fsync on: it flushes every commit. */
export async function postgres(disco) {
  const server = await startPostgres({
    folder: join(disco.carpeta, 'datos'),
    settings: ['fsync=on', 'full_page_writes=on', 'max_wal_size=64MB', 'min_wal_size=32MB'],
  });
  if (!server) throw new Error('There is no PostgreSQL');
  return {
    nombre: 'PostgreSQL',
    caida: 'database crashes',
    conElServidor: false,
    environment: { DATA_DIR: '', DATABASE_URL: server.url },
    where: { url: server.url },
    begin: async () => ({}),
    fall: async () => {
      await server.crash();
    },
    /** PostgreSQL doesn't restart by itself after it stops for lack of space. */
    revivir: async () => {
      if (!(await contesta(server.url))) await server.crash();
    },
    close: server.close,
  };
}

/** Whether PostgreSQL is running: one that is recovering refuses sessions, but counts. */
async function contesta(url) {
  const cliente = new pg.Client(url);
  cliente.on('error', () => undefined);
  try {
    await cliente.connect();
    await cliente.end();
    return true;
  } catch (error) {
    return error.code !== 'ECONNREFUSED';
  }
}
