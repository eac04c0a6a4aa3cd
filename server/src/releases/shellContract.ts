import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { NOT_SERVED, sha256Of } from './build.ts';
import type { ServedFile } from './serve.ts';

/** Name of the shell among the stored builds. */
export const SHELL = 'shell';

/** How many builds of the shell stay stored, the current one included. */
const KEPT_BUILDS = 5;

/** File names with a content hash. */
const HASHED_FILE = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** Stores the shell's files, for tabs that stay open after an upgrade, and deletes the oldest stored build. */
export async function saveShell(db: Database, webDir: string): Promise<void> {
  const dist = join(webDir, 'shell', 'dist');
  const all = (await readdir(dist, { recursive: true }).catch(() => [])).map((path) => path.replaceAll('\\', '/'));
  const paths = all.filter((path) => HASHED_FILE.test(path) && !NOT_SERVED.test(path)).toSorted();
  const version = `construccion-${createHash('sha256').update(paths.join('\n')).digest('hex').slice(0, 8)}`;
  await db.kysely.transaction().execute(async (tx) => {
    const mounted = await tx
      .insertInto('entregas')
      .values({ remoto: SHELL, version, descripcion: '{}', publicada_por: 'servidor' })
      .onConflict((conflict) => conflict.columns(['remoto', 'version']).doUpdateSet({ publicada: sql`now()` }))
      .returning(sql<boolean>`xmax = 0`.as('nueva'))
      .executeTakeFirst();
    if (!mounted?.nueva) return;
    for (const path of paths) {
      const bytes = await readFile(join(dist, path));
      const br = await readFile(join(dist, `${path}.br`)).catch(() => null);
      await tx
        .insertInto('entregas_archivos')
        .values({ remoto: SHELL, version, ruta: path, bytes, br, sha256: sha256Of(bytes) })
        .execute();
    }
    await sql`delete from entregas where remoto = ${SHELL} and version not in (
      select version from entregas where remoto = ${SHELL} order by publicada desc limit ${KEPT_BUILDS})`.execute(tx);
  });
}

/** A file of an earlier shell build that is no longer on disk. @param path request path, with its leading slash */
export async function findShellFile(db: Database, path: string): Promise<ServedFile | undefined> {
  if (!path.startsWith('/static/') || !HASHED_FILE.test(path)) return undefined;
  const { rows } = await sql<ServedFile>`select bytes, br, sha256 from entregas_archivos
    where remoto = ${SHELL} and ruta = ${path.slice(1)} limit 1`.execute(db.kysely);
  return rows[0];
}
