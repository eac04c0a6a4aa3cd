import type { BuildOrigin } from '@lavanda/shared/contract/schemas/releases';
import type { KeptStatement } from '@lavanda/shared/contract/schemas/statement';
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { type Build, requirementsOf } from './build.ts';

/** Where a build comes from, as its publisher declares: its commit, and the team's statement. */
interface Origin {
  git?: BuildOrigin | null;
  statement?: KeptStatement | null;
}

/**
 * Stores a build. A version that exists already is marked as used now, and keeps its files; it only gets a commit or statement
 * that it lacked, or a signed statement.
 * @returns false when the version exists already
 */
export async function saveBuild(
  db: Kysely<DatabaseSchema>,
  build: Build,
  actor: string,
  { git = null, statement = null }: Origin = {},
): Promise<boolean> {
  const { remoto: remote, version, descripcion: description, entry, files, direccion: address } = build;
  const stored = await db
    .insertInto('entregas')
    .values({
      remoto: remote,
      version,
      descripcion: JSON.stringify(description),
      librerias: JSON.stringify(requirementsOf(build).librerias),
      publicada_por: actor,
      entrada: entry,
      direccion: address,
      git: git && JSON.stringify(git),
      declaracion: statement && JSON.stringify(statement),
    })
    .onConflict((conflict) =>
      conflict.columns(['remoto', 'version']).doUpdateSet({
        asignada: sql`now()`,
        git: sql`coalesce(entregas.git, excluded.git)`,
        declaracion: sql`case when excluded.declaracion @> '{"firmada": true}' then excluded.declaracion
                                else coalesce(entregas.declaracion, excluded.declaracion) end`,
      }),
    )
    .returning(sql<boolean>`xmax = 0`.as('isNew'))
    .executeTakeFirst();
  if (!stored?.isNew) return false;
  for (const { path, ...file } of files) {
    await db
      .insertInto('entregas_archivos')
      .values({ remoto: remote, version, ruta: path, ...file, ...(address === null ? {} : { bytes: null, br: null }) })
      .execute();
  }
  return true;
}

/** Notes that versions were used just now, as when users get or lose them: unused versions expire (`expireVersions`). */
export async function noteUse(
  db: Kysely<DatabaseSchema>,
  remote: string,
  versions: readonly (string | null | undefined)[],
): Promise<void> {
  const used = versions.filter((version) => version != null);
  if (used.length === 0) return;
  await db
    .updateTable('entregas')
    .set({ asignada: sql`now()` })
    .where('remoto', '=', remote)
    .where('version', 'in', used)
    .execute();
}

/** An entry of a remote's release history. */
interface HistoryEntry {
  remoto: string;
  actor: string;
  action: string;
  /** The stable version before the action; null without one, and for actions that don't tell it. */
  before?: string | null;
  detail?: string;
}

/** Records an action in a section's history. */
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
