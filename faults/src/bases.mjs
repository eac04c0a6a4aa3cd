import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

const APAGON = fileURLToPath(new URL('./apagon.cjs', import.meta.url));

/**
 * A database that can fail: `entorno` is what the server is told of it, `empezar` goes before the first request, `caer` is its own disaster (with the
 * server already dead, if `conElServidor`), `revivir` follows a full disk,
 * `donde` is where the auditor finds it.
 */
export function embebida(disco, { sinFsync = false } = {}) {
  const datos = join(disco.carpeta, 'datos');
  const guardado = mkdtempSync(join(tmpdir(), 'lavanda-apagon-'));
  const entorno = { DATA_DIR: datos, DATABASE_URL: '' };
  return {
    nombre: 'embedded',
    caida: 'power cuts',
    conElServidor: true,
    entorno,
    donde: { carpeta: join(datos, 'pg') },
    /** From here on the disk is watched: the folder as it is has reached it. */
    empezar: async () => {
      cpSync(join(datos, 'pg'), join(guardado, 'pg'), { recursive: true });
      return {
        NODE_OPTIONS: `--require=${APAGON}`,
        LAVANDA_APAGON_ORIGEN: join(datos, 'pg'),
        LAVANDA_APAGON_DISCO: join(guardado, 'pg'),
        ...(sinFsync ? { LAVANDA_APAGON_SIN_FSYNC: '1' } : {}),
      };
    },
    /** The power goes: what is found afterwards is what the disk had. */
    caer: async () => {
      rmSync(join(datos, 'pg'), { recursive: true });
      cpSync(join(guardado, 'pg'), join(datos, 'pg'), { recursive: true });
    },
    revivir: async () => undefined,
    cerrar: async () => rmSync(guardado, { recursive: true, force: true }),
  };
}

/** PostgreSQL on a cluster of its own, as it comes: it flushes what it commits. */
export async function postgres(disco) {
  const servidor = await startPostgres({
    folder: join(disco.carpeta, 'datos'),
    settings: ['fsync=on', 'full_page_writes=on', 'max_wal_size=64MB', 'min_wal_size=32MB'],
  });
  if (!servidor) throw new Error('There is no PostgreSQL');
  return {
    nombre: 'PostgreSQL',
    caida: 'database crashes',
    conElServidor: false,
    entorno: { DATA_DIR: '', DATABASE_URL: servidor.url },
    donde: { url: servidor.url },
    empezar: async () => ({}),
    caer: async () => {
      await servidor.crash();
    },
    /** One that gave up for want of room doesn't come back by itself. */
    revivir: async () => {
      if (!(await contesta(servidor.url))) await servidor.crash();
    },
    cerrar: servidor.close,
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
