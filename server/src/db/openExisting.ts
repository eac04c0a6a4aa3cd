import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Settings } from '../config/settings.ts';
import { type Database, openDatabase } from './connection.ts';

/** A command found no database at the configured place, an empty one, or none that it can reach. The message says which. */
export class MissingDatabase extends Error {
  constructor(where: string, reason: string) {
    super(
      `${where}: ${reason}. Las órdenes usan la base del servidor: pon su mismo DATA_DIR (base embebida) o DATABASE_URL ` +
        '(PostgreSQL). Si es la primera vez, inicia antes el servidor, que la crea.',
    );
    this.name = 'MissingDatabase';
  }
}

/** Why the database can't be reached, by the error code of PostgreSQL or the network. */
const REASONS: Readonly<Record<string, string>> = {
  '3D000': 'no existe',
  '28P01': 'no acepta ese usuario con esa contraseña',
  '28000': 'no acepta ese usuario',
  ECONNREFUSED: 'nadie responde ahí',
  ENOTFOUND: 'no existe ese servidor',
  EAI_AGAIN: 'no existe ese servidor',
};

/**
 * Opens a database that a server has created before; never creates one.
 * @throws MissingDatabase when there is no such database, it is empty, or it can't be reached for one of `REASONS`; else the
 * error of opening or reading it
 */
export async function openExisting(settings: Settings): Promise<Database> {
  const where = placeOf(settings);
  if (settings.databaseUrl === undefined && !existsSync(join(settings.dataDir, 'pg'))) {
    throw new MissingDatabase(where, 'no existe');
  }
  const db = await openDatabase(settings);
  try {
    const { rows } = await sql<{ exists: boolean }>`select to_regclass('migraciones') is not null as exists`.execute(db.kysely);
    if (rows[0]?.exists) return db;
  } catch (error) {
    await db.close();
    const reason = REASONS[String((error as { code?: unknown }).code)];
    throw reason === undefined ? error : new MissingDatabase(where, reason);
  }
  await db.close();
  throw new MissingDatabase(where, 'está vacía');
}

/** Names the configured database without its password. */
function placeOf({ databaseUrl, dataDir }: Settings): string {
  if (databaseUrl === undefined) return `La base de datos de la carpeta ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `La base de datos ${pathname.slice(1)} de ${host || 'este equipo'}`;
}
