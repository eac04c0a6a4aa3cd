import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { tomarCandado } from '../db/embebida/candado.ts';
import { fsyncArbol, fsyncUno } from '../db/embebida/sistemaDeArchivos.ts';
import { ErrorDeOrden, type Orden, palabra, rutaDe } from './orden.ts';

/** Copies by reference where the disk can, byte by byte where it can't. */
const COPIA = { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false } as const;

export const respaldar: Orden = {
  uso: 'respaldar <carpeta>',
  hace: 'Copia la base de datos embebida a una carpeta nueva, también con el servidor en marcha.',
  async ejecutar(contexto, argumentos) {
    const { base, ajustes } = contexto;
    if (base.tipo !== 'embebida') throw new ErrorDeOrden('La base es PostgreSQL: respáldala con pg_dump o pg_basebackup.');
    const destino = rutaDe(contexto, palabra(argumentos, 0, 'la carpeta del respaldo'));
    if (existsSync(destino)) throw new ErrorDeOrden(`${destino} ya existe: elige otra carpeta.`);
    const parcial = `${destino}.parcial`;
    await mkdir(parcial, { recursive: true, mode: 0o700 });
    try {
      // The database has a single connection: while it is held here nothing is written, and everybody else waits.
      await base.kysely.connection().execute(async (conexion) => {
        await sql`checkpoint`.execute(conexion);
        await cp(join(ajustes.dataDir, 'pg'), join(parcial, 'pg'), COPIA);
      });
      await writeFile(join(parcial, 'respaldo.json'), `${JSON.stringify({ lavanda: 1, creado: new Date().toISOString() })}\n`);
      await fsyncArbol(parcial);
      await rename(parcial, destino);
      await fsyncUno(dirname(destino));
    } catch (error) {
      await rm(parcial, { recursive: true, force: true });
      throw error;
    }
    contexto.decir(`Respaldo en ${destino}`);
  },
};

/**
 * Puts a backup in the place of the database of `dataDir`, with the server stopped; what was there is kept beside it.
 * @returns where what was there is now, or null when there was nothing
 * @throws CarpetaOcupada while a process has the folder
 */
export async function restaurarRespaldo(respaldo: string, dataDir: string): Promise<string | null> {
  const marca = await readFile(join(respaldo, 'respaldo.json'), 'utf8').catch(() => null);
  if (marca === null || !existsSync(join(respaldo, 'pg', 'PG_VERSION'))) {
    throw new ErrorDeOrden(`${respaldo} no es un respaldo de Lavanda.`);
  }
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const candado = await tomarCandado(dataDir);
  try {
    const nueva = join(dataDir, 'pg.nueva');
    const actual = join(dataDir, 'pg');
    await rm(nueva, { recursive: true, force: true });
    await cp(join(respaldo, 'pg'), nueva, COPIA);
    await fsyncArbol(nueva);
    const anterior = existsSync(actual) ? join(dataDir, `pg.anterior-${new Date().toISOString().replace(/[:.]/g, '-')}`) : null;
    if (anterior) await rename(actual, anterior);
    await rename(nueva, actual);
    await fsyncUno(dataDir);
    return anterior;
  } finally {
    candado.close();
  }
}
