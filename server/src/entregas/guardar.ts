import type { Kysely } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import type { Compilacion } from './compilacion.ts';

/** Keeps a build under its own address. @returns false when it was there already */
export async function guardarCompilacion(db: Kysely<Esquema>, compilacion: Compilacion, quien: string): Promise<boolean> {
  const { remoto, version, descripcion, entrada, archivos, direccion } = compilacion;
  const puesta = await db
    .insertInto('entregas')
    .values({ remoto, version, descripcion: JSON.stringify(descripcion), publicada_por: quien, entrada, direccion })
    .onConflict((conflicto) => conflicto.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!puesta) return false;
  for (const archivo of archivos) {
    await db
      .insertInto('entregas_archivos')
      .values({ remoto, version, ...archivo, ...(direccion === null ? {} : { bytes: null, br: null }) })
      .execute();
  }
  return true;
}

export async function anotar(
  db: Kysely<Esquema>,
  nota: { remoto: string; quien: string; accion: string; antes?: string | null; detalle?: string },
): Promise<void> {
  await db.insertInto('entregas_historia').values(nota).execute();
}
