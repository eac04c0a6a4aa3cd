import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { type Build, requirementsOf } from './build.ts';

/** Stores a build. @returns false when that version already exists */
export async function saveBuild(db: Kysely<DatabaseSchema>, build: Build, actor: string): Promise<boolean> {
  const { remoto: remote, version, descripcion: description, input, files, direccion: address } = build;
  const mounted = await db
    .insertInto('entregas')
    .values({
      remoto: remote,
      version,
      descripcion: JSON.stringify(description),
      librerias: JSON.stringify(requirementsOf(build).librerias),
      publicada_por: actor,
      entrada: input,
      direccion: address,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!mounted) return false;
  for (const { path, ...file } of files) {
    await db
      .insertInto('entregas_archivos')
      .values({ remoto: remote, version, ruta: path, ...file, ...(address === null ? {} : { bytes: null, br: null }) })
      .execute();
  }
  return true;
}

/** An entry of a remote's release history. */
interface HistoryEntry {
  remoto: string;
  actor: string;
  action: string;
  /** The stable version before this action. */
  before?: string | null;
  detail?: string;
}

export async function note(
  db: Kysely<DatabaseSchema>,
  { remoto: remote, actor, action, before = null, detail }: HistoryEntry,
): Promise<void> {
  await db
    .insertInto('entregas_historia')
    .values({
      remoto: remote,
      quien: actor,
      accion: action,
      antes: before,
      ...(detail === undefined ? {} : { detalle: detail }),
    })
    .execute();
}
