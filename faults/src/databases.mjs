import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const APAGON = fileURLToPath(new URL('./powerCut.cjs', import.meta.url));

/**
 * A database that can fail: `entorno` is what the server is told of it, `empezar` goes before the first request, `caer` is its own disaster (with the
 * server already dead, if `conElServidor`), `revivir` follows a full disk,
 * `donde` is where the auditor finds it.
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
    /** From here on the disk is watched: the folder as it is has reached it. */
    begin: async () => {
      cpSync(join(data, 'pg'), join(saved, 'pg'), { recursive: true });
      return {
        NODE_OPTIONS: `--require=${APAGON}`,
        LAVANDA_APAGON_ORIGEN: join(data, 'pg'),
        LAVANDA_APAGON_DISCO: join(saved, 'pg'),
        ...(sinFsync ? { LAVANDA_APAGON_SIN_FSYNC: '1' } : {}),
      };
    },
    /** The power goes: what is found afterwards is what the disk had. */
    fall: async () => {
      rmSync(join(data, 'pg'), { recursive: true });
      cpSync(join(saved, 'pg'), join(data, 'pg'), { recursive: true });
    },
    revivir: async () => undefined,
    close: async () => rmSync(saved, { recursive: true, force: true }),
  };
}

/** PostgreSQL on a cluster of its own, as it comes: it flushes what it commits. */
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
    /** One that gave up for want of room doesn't come back by itself. */
    revivir: async () => {
      if (!(await contesta(server.url))) await server.crash();
    },
    close: server.close,
  };
}

/** Whether there is a PostgreSQL at all; one that is being put in order refuses, and is one. */
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
