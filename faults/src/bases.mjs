import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { iniciarPostgres } from '../../scripts/lib/postgres.mjs';

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
    nombre: 'embebida',
    caida: 'apagones',
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
  const servidor = await iniciarPostgres({
    fija: join(disco.carpeta, 'datos'),
    ajustes: ['fsync=on', 'full_page_writes=on', 'max_wal_size=64MB', 'min_wal_size=32MB'],
  });
  if (!servidor) throw new Error('No hay PostgreSQL');
  return {
    nombre: 'PostgreSQL',
    caida: 'reinicios de la base',
    conElServidor: false,
    entorno: { DATA_DIR: '', DATABASE_URL: servidor.url },
    donde: { url: servidor.url },
    empezar: async () => ({}),
    caer: async () => {
      await servidor.caer();
    },
    /** One that gave up for want of room doesn't come back by itself. */
    revivir: async () => {
      if (!(await contesta(servidor.url))) await servidor.caer();
    },
    cerrar: servidor.cerrar,
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
