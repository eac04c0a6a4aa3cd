import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as esperar } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Base } from './conexion.ts';
import type { Esquema } from './esquema.ts';

const CARPETA = new URL('./migraciones/', import.meta.url);

/** Any number, the same in every process: who holds it migrates, the others wait. */
const CERROJO = 5_181_972;

/**
 * Longest wait of a migration for a table that others are using, ms: while it waits, whoever comes after waits behind it. It lets them pass and
 * tries again, so many times.
 */
const ESPERA_MS = 1000;
const INTENTOS = 120;
const OCUPADA = '55P03';

/** Last migration of the databases made step by step, and the files that hold the same tables. */
const BEFORE_SQUASH = '018-clientes-en-orden.sql';
const TABLES = ['001-tenants.sql', '002-sales.sql', '003-releases.sql'];

/** What a start found and did. */
export interface Migrado {
  /** Names applied now. */
  nuevas: string[];
  /** Applied by a newer version of the server, which this one goes on working with (docs/operating.md). */
  desconocidas: string[];
}

/**
 * Applies the numbered .sql files not applied yet, in order, each in one transaction; several processes may start at once, and others be serving.
 * @throws when an applied file changed since: a migration is never edited, a new one follows it.
 */
export async function migrar(base: Base): Promise<Migrado> {
  const archivos = (await readdir(CARPETA)).filter((nombre) => /^\d{3}-.+\.sql$/.test(nombre)).sort();
  return base.kysely.connection().execute(async (conexion) => {
    // Another process's migrations, and these, take what they take.
    await sql`set statement_timeout = 0`.execute(conexion);
    await sql`select pg_advisory_lock(${sql.lit(CERROJO)})`.execute(conexion);
    try {
      await sql`create table if not exists migraciones
        (nombre text primary key, huella text not null, aplicada timestamptz not null default now())`.execute(conexion);
      await adoptSquashed(conexion);
      const hechas = await aplicadas(conexion);
      const nuevas: string[] = [];
      for (const nombre of archivos) {
        const { texto, huella } = await leerMigracion(nombre);
        const anterior = hechas.get(nombre);
        if (anterior === undefined) {
          await aplicar(conexion, nombre, texto, huella);
          nuevas.push(nombre);
        } else if (anterior !== huella) {
          throw new Error(`La migración ${nombre} cambió después de aplicarse a esta base de datos`);
        }
      }
      return { nuevas, desconocidas: [...hechas.keys()].filter((nombre) => !archivos.includes(nombre)) };
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(CERROJO)})`.execute(conexion);
      await sql`reset statement_timeout`.execute(conexion);
    }
  });
}

async function leerMigracion(nombre: string): Promise<{ texto: string; huella: string }> {
  const texto = await readFile(new URL(nombre, CARPETA), 'utf8');
  return { texto, huella: createHash('sha256').update(texto).digest('hex') };
}

/** A database with the last of the old migrations has the tables already: it counts as made by the new files. */
async function adoptSquashed(connection: Kysely<Esquema>): Promise<void> {
  if (!(await aplicadas(connection)).has(BEFORE_SQUASH)) return;
  const rows = await Promise.all(TABLES.map(async (name) => ({ nombre: name, huella: (await leerMigracion(name)).huella })));
  await connection.transaction().execute(async (tx) => {
    await sql`delete from migraciones where nombre <= ${BEFORE_SQUASH}`.execute(tx);
    await sql`insert into migraciones (nombre, huella)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(nombre text, huella text)`.execute(tx);
  });
}

async function aplicadas(conexion: Kysely<Esquema>): Promise<Map<string, string>> {
  const { rows } = await sql<{ nombre: string; huella: string }>`select nombre, huella from migraciones`.execute(conexion);
  return new Map(rows.map((fila) => [fila.nombre, fila.huella]));
}

async function aplicar(conexion: Kysely<Esquema>, nombre: string, texto: string, huella: string): Promise<void> {
  for (let intento = 1; ; intento++) {
    try {
      return await conexion.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(ESPERA_MS)}`.execute(tx);
        await sql.raw(texto).execute(tx);
        await sql`insert into migraciones (nombre, huella) values (${nombre}, ${huella})`.execute(tx);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== OCUPADA || intento === INTENTOS) throw error;
      await esperar(ESPERA_MS);
    }
  }
}
