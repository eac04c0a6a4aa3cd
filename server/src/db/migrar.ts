import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Base } from './conexion.ts';
import type { Esquema } from './esquema.ts';

const CARPETA = new URL('./migraciones/', import.meta.url);

/** Any number, the same in every process: who holds it migrates, the others wait. */
const CERROJO = 5_181_972;

/**
 * Applies the numbered .sql files not applied yet, in order, each in one transaction; several processes may start at once.
 * @returns the names applied now.
 * @throws when an applied file changed since: a migration is never edited, a new one follows it.
 */
export async function migrar(base: Base): Promise<string[]> {
  const archivos = (await readdir(CARPETA)).filter((nombre) => /^\d{3}-.+\.sql$/.test(nombre)).sort();
  return base.kysely.connection().execute(async (conexion) => {
    await sql`select pg_advisory_lock(${sql.lit(CERROJO)})`.execute(conexion);
    try {
      await sql`create table if not exists migraciones
        (nombre text primary key, huella text not null, aplicada timestamptz not null default now())`.execute(conexion);
      const hechas = await aplicadas(conexion);
      const nuevas: string[] = [];
      for (const nombre of archivos) {
        const texto = await readFile(new URL(nombre, CARPETA), 'utf8');
        const huella = createHash('sha256').update(texto).digest('hex');
        const anterior = hechas.get(nombre);
        if (anterior === undefined) {
          await aplicar(conexion, nombre, texto, huella);
          nuevas.push(nombre);
        } else if (anterior !== huella) {
          throw new Error(`La migración ${nombre} cambió después de aplicarse a esta base de datos`);
        }
      }
      return nuevas;
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(CERROJO)})`.execute(conexion);
    }
  });
}

async function aplicadas(conexion: Kysely<Esquema>): Promise<Map<string, string>> {
  const { rows } = await sql<{ nombre: string; huella: string }>`select nombre, huella from migraciones`.execute(conexion);
  return new Map(rows.map((fila) => [fila.nombre, fila.huella]));
}

async function aplicar(conexion: Kysely<Esquema>, nombre: string, texto: string, huella: string): Promise<void> {
  await conexion.transaction().execute(async (tx) => {
    await sql.raw(texto).execute(tx);
    await sql`insert into migraciones (nombre, huella) values (${nombre}, ${huella})`.execute(tx);
  });
}
