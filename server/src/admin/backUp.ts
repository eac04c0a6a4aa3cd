import { constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { sql } from 'kysely';
import { fsyncFile, fsyncTree } from '../db/embedded/fileSystem.ts';
import { acquireLock } from '../db/embedded/folderLock.ts';
import { type Command, CommandError, type Context, pathOf, word } from './command.ts';

/** Files are cloned (reflink) where the file system supports it, else copied. The copy fails where a file exists already. */
const COPY_OPTIONS = { recursive: true, mode: constants.COPYFILE_FICLONE, errorOnExist: true, force: false } as const;

export const backUp: Command = {
  usage: 'respaldar <carpeta>',
  help: 'Copia la base de datos embebida a una carpeta nueva, también con el servidor en marcha.',
  async run(context, args) {
    const { db, settings } = context;
    if (db.kind !== 'embebida') throw new CommandError('La base es PostgreSQL: respáldala con pg_dump o pg_basebackup.');
    const target = pathOf(context, word(args, 0, 'la carpeta del respaldo'));
    if (existsSync(target)) throw new CommandError(`${target} ya existe: elige otra carpeta.`);
    const partialFolder = `${target}.parcial`;
    await mkdir(partialFolder, { recursive: true, mode: 0o700 });
    try {
      // The embedded database has a single connection, so holding it stops every write during the copy.
      await db.kysely.connection().execute(async (connection) => {
        await sql`checkpoint`.execute(connection);
        await cp(join(settings.dataDir, 'pg'), join(partialFolder, 'pg'), COPY_OPTIONS);
      });
      await writeFile(
        join(partialFolder, 'respaldo.json'),
        `${JSON.stringify({ lavanda: 1, creado: new Date().toISOString() })}\n`,
      );
      await fsyncTree(partialFolder);
      await rename(partialFolder, target);
      await fsyncFile(dirname(target));
    } catch (error) {
      await rm(partialFolder, { recursive: true, force: true });
      throw error;
    }
    context.tell(`Respaldo en ${target}`);
  },
};

/**
 * Replaces the embedded database with the backup in folder `backup`.
 * @returns where the old database was moved, or null if there was none
 */
export type Restore = (backup: string) => Promise<string | null>;

export const RESTORE_USAGE = 'restaurar <carpeta>';

/**
 * The command `restaurar`: checks that folder `backup` is a backup and lets `restore` install it.
 * @throws CommandError without a folder, or when the folder isn't a backup
 */
export async function restoreCommand(
  { folder, tell }: Pick<Context, 'folder' | 'tell'>,
  backup: string | undefined,
  restore: Restore,
): Promise<void> {
  if (backup === undefined) throw new CommandError(`Falta la carpeta del respaldo: ${RESTORE_USAGE}`);
  const path = resolve(folder, backup);
  const manifest = await readFile(join(path, 'respaldo.json'), 'utf8').catch(() => null);
  if (manifest === null || !existsSync(join(path, 'pg', 'PG_VERSION'))) {
    throw new CommandError(`${path} no es un respaldo de Lavanda.`);
  }
  const previous = await restore(path);
  tell('Restaurado.');
  if (previous !== null) tell(`Lo que había quedó en ${previous}: bórralo cuando no haga falta.`);
}

/**
 * Replaces the database in `dataDir` with the backup in folder `backup` and keeps the old database beside it.
 * @returns where the old database was moved, or null if there was none
 * @throws FolderInUse while a process holds the folder
 */
export async function installBackup(backup: string, dataDir: string): Promise<string | null> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folderLock = await acquireLock(dataDir);
  try {
    const fresh = join(dataDir, 'pg.nueva');
    const current = join(dataDir, 'pg');
    await rm(fresh, { recursive: true, force: true });
    await cp(join(backup, 'pg'), fresh, COPY_OPTIONS);
    await fsyncTree(fresh);
    const previous = existsSync(current) ? join(dataDir, `pg.anterior-${new Date().toISOString().replace(/[:.]/g, '-')}`) : null;
    if (previous) await rename(current, previous);
    await rename(fresh, current);
    await fsyncFile(dataDir);
    return previous;
  } finally {
    folderLock.close();
  }
}

/** Undoes `installBackup`: deletes the installed database and moves the old one back from the folder `previous`. */
export async function removeBackup(previous: string, dataDir: string): Promise<void> {
  const current = join(dataDir, 'pg');
  await rm(current, { recursive: true, force: true });
  await rename(previous, current);
  await fsyncFile(dataDir);
}
