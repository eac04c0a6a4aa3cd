import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { NO_SE_SIRVEN, sha256De } from './compilacion.ts';
import type { Servido } from './servir.ts';

/** What the shell is called among the builds that are kept. */
const SHELL = 'shell';

/** How many of its builds are, the one that is served among them. */
const CONSTRUCCIONES = 5;

/** A name that changes with what is in the file. */
const CON_HUELLA = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/**
 * Keeps the files of the shell's build, as those of the sections are: a tab that is open all day asks for code of the build it was opened with, which may be
 * gone from the disk by then, or be another server's. The oldest build goes.
 */
export async function guardarShell(base: Base, webDir: string): Promise<void> {
  const dist = join(webDir, 'shell', 'dist');
  const todas = (await readdir(dist, { recursive: true }).catch(() => [])).map((ruta) => ruta.replaceAll('\\', '/'));
  const rutas = todas.filter((ruta) => CON_HUELLA.test(ruta) && !NO_SE_SIRVEN.test(ruta)).toSorted();
  const version = `construccion-${createHash('sha256').update(rutas.join('\n')).digest('hex').slice(0, 8)}`;
  await base.kysely.transaction().execute(async (tx) => {
    const puesta = await tx
      .insertInto('entregas')
      .values({ remoto: SHELL, version, descripcion: '{}', publicada_por: 'servidor' })
      .onConflict((conflicto) => conflicto.columns(['remoto', 'version']).doUpdateSet({ publicada: sql`now()` }))
      .returning(sql<boolean>`xmax = 0`.as('nueva'))
      .executeTakeFirst();
    if (!puesta?.nueva) return;
    for (const ruta of rutas) {
      const bytes = await readFile(join(dist, ruta));
      const br = await readFile(join(dist, `${ruta}.br`)).catch(() => null);
      await tx
        .insertInto('entregas_archivos')
        .values({ remoto: SHELL, version, ruta, bytes, br, sha256: sha256De(bytes) })
        .execute();
    }
    await sql`delete from entregas where remoto = ${SHELL} and version not in (
      select version from entregas where remoto = ${SHELL} order by publicada desc limit ${CONSTRUCCIONES})`.execute(tx);
  });
}

/** A file of a build of the shell that isn't on the disk any more. @param ruta as it is asked for, with its first slash */
export async function buscarDelShell(base: Base, ruta: string): Promise<Servido | undefined> {
  if (!ruta.startsWith('/static/') || !CON_HUELLA.test(ruta)) return undefined;
  const { rows } = await sql<Servido>`select bytes, br, sha256 from entregas_archivos
    where remoto = ${SHELL} and ruta = ${ruta.slice(1)} limit 1`.execute(base.kysely);
  return rows[0];
}
