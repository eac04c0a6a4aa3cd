import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './connection.ts';
import type { DatabaseSchema } from './schema.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** Key of an advisory lock, arbitrary but equal in every process. The process that has the lock migrates; the others wait. */
const LOCK_ID = 5_181_972;

/** How long a migration waits for a table in use, ms, before it retries. While it waits, other queries queue behind it. */
const WAIT_MS = 1000;
const ATTEMPTS = 120;
const LOCK_NOT_AVAILABLE = '55P03';

/** The last migration from before the old ones were merged (squashed), and the merged files that create their tables. */
const BEFORE_SQUASH = '018-clientes-en-orden.sql';
const TABLES = ['001-tenants.sql', '002-sales.sql', '003-releases.sql'];

export interface MigrationResult {
  /** Migrations that this call applied. */
  newlyApplied: string[];
  /** Migrations that a newer server version applied; this version can still work with them (docs/operating.md). */
  unknowns: string[];
}

/**
 * Applies the pending numbered .sql files in order, one transaction each. Other processes may start or serve meanwhile.
 * @throws when an applied file has changed: add a new migration instead of editing an applied file
 */
export async function migrate(db: Database): Promise<MigrationResult> {
  const files = (await readdir(FOLDER)).filter((name) => /^\d{3}-.+\.sql$/.test(name)).sort();
  return db.kysely.connection().execute(async (connection) => {
    // Migrating, or waiting for another process to migrate, may take longer than the statement timeout.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${sql.lit(LOCK_ID)})`.execute(connection);
    try {
      await sql`create table if not exists migraciones
        (nombre text primary key, huella text not null, aplicada timestamptz not null default now())`.execute(connection);
      await adoptSquashed(connection);
      const done = await applied(connection);
      const newlyApplied: string[] = [];
      for (const name of files) {
        const { text, huella: digest } = await readMigration(name);
        const previous = done.get(name);
        if (previous === undefined) {
          await apply(connection, name, text, digest);
          newlyApplied.push(name);
        } else if (previous !== digest) {
          throw new Error(`La migración ${name} cambió después de aplicarse a esta base de datos`);
        }
      }
      return { newlyApplied, unknowns: [...done.keys()].filter((name) => !files.includes(name)) };
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_ID)})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

async function readMigration(name: string): Promise<{ text: string; huella: string }> {
  const text = await readFile(new URL(name, FOLDER), 'utf8');
  return { text, huella: createHash('sha256').update(text).digest('hex') };
}

/** Records the squashed files as applied on a database with the last old migration, which already has their tables. */
async function adoptSquashed(connection: Kysely<DatabaseSchema>): Promise<void> {
  if (!(await applied(connection)).has(BEFORE_SQUASH)) return;
  const rows = await Promise.all(TABLES.map(async (name) => ({ nombre: name, huella: (await readMigration(name)).huella })));
  await connection.transaction().execute(async (tx) => {
    await sql`delete from migraciones where nombre <= ${BEFORE_SQUASH}`.execute(tx);
    await sql`insert into migraciones (nombre, huella)
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as r(nombre text, huella text)`.execute(tx);
  });
}

async function applied(connection: Kysely<DatabaseSchema>): Promise<Map<string, string>> {
  const { rows } = await sql<{ nombre: string; huella: string }>`select nombre, huella from migraciones`.execute(connection);
  return new Map(rows.map((row) => [row.nombre, row.huella]));
}

async function apply(connection: Kysely<DatabaseSchema>, name: string, text: string, digest: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.transaction().execute(async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(WAIT_MS)}`.execute(tx);
        await sql.raw(text).execute(tx);
        await sql`insert into migraciones (nombre, huella) values (${name}, ${digest})`.execute(tx);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
      await wait(WAIT_MS);
    }
  }
}
