import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { tomarCandado } from '../db/embebida/candado.ts';
import { fsyncArbol, fsyncUno } from '../db/embebida/sistemaDeArchivos.ts';
import { type Contexto, ErrorDeOrden, type Orden, palabra, rutaDe } from './orden.ts';

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

/** Puts a backup in the place of the embedded database. @returns where what was there is now, or null when there was nothing */
export type Restaurar = (respaldo: string) => Promise<string | null>;

export const USO_RESTAURAR = 'restaurar <carpeta>';

/** The order: the process that has the data folder says how it is done. @throws ErrorDeOrden when `respaldo` isn't a backup */
export async function ordenRestaurar(
  { carpeta, decir }: Pick<Contexto, 'carpeta' | 'decir'>,
  respaldo: string | undefined,
  restaurar: Restaurar,
): Promise<void> {
  if (respaldo === undefined) throw new ErrorDeOrden(`Falta la carpeta del respaldo: ${USO_RESTAURAR}`);
  const ruta = resolve(carpeta, respaldo);
  const marca = await readFile(join(ruta, 'respaldo.json'), 'utf8').catch(() => null);
  if (marca === null || !existsSync(join(ruta, 'pg', 'PG_VERSION'))) {
    throw new ErrorDeOrden(`${ruta} no es un respaldo de Lavanda.`);
  }
  const anterior = await restaurar(ruta);
  decir('Restaurado.');
  if (anterior !== null) decir(`Lo que había quedó en ${anterior}: bórralo cuando no haga falta.`);
}

/**
 * Puts a backup in the place of the database of `dataDir`, which nobody has open; what was there is kept beside it.
 * @throws CarpetaOcupada while a process has the folder
 */
export async function ponerRespaldo(respaldo: string, dataDir: string): Promise<string | null> {
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

/** Takes a restored backup out again: what `ponerRespaldo` had put aside is the database once more. */
export async function quitarRespaldo(anterior: string, dataDir: string): Promise<void> {
  const actual = join(dataDir, 'pg');
  await rm(actual, { recursive: true, force: true });
  await rename(anterior, actual);
  await fsyncUno(dataDir);
}
