import type { BuildOrigin, ShellContract } from '@lavanda/shared/contract/schemas/releases';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { sha256Of } from '../build.ts';
import { changeLive } from '../pointers.ts';
import type { ServedFile } from '../serve.ts';
import type { Shell } from './ownShell.ts';

/** Name of the shell among the stored builds. */
export const SHELL = 'shell';

export const PAGE = 'index.html';

/** How many of the newest shells that came with servers stay stored, even if they aren't in use. */
const KEPT_BUILDS = 5;

/** File names with a content hash. */
export const HASHED_FILE = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** A build of the shell as it is stored: its page and its hashed files. */
export interface StoredShell extends Shell {
  paths: string[];
  /** Reads one of `paths`, or its '.br' file. */
  read: (path: string) => Promise<Buffer>;
}

/**
 * Stores the shell that comes with a server, for tabs that stay open after an upgrade and for the other servers. It becomes the
 * stable shell, unless another was promoted by hand. The oldest unused shells of servers are deleted.
 */
export async function registerOwnShell(db: Database, shell: StoredShell): Promise<void> {
  await changeLive(db, async (tx) => {
    await saveShell(tx, shell, 'servidor');
    await sql`
      insert into entregas_punteros as p (remoto, estable, de_fabrica) values (${SHELL}, ${shell.version}, ${shell.version})
      on conflict (remoto) do update set
        estable = case when p.estable = p.de_fabrica then excluded.estable else p.estable end,
        candidata = nullif(p.candidata, case when p.estable = p.de_fabrica then excluded.estable else p.estable end),
        de_fabrica = excluded.de_fabrica`.execute(tx);
    await sql`
      delete from entregas e where e.remoto = ${SHELL} and e.publicada_por = 'servidor'
        and e.version not in (select version from entregas where remoto = ${SHELL} and publicada_por = 'servidor'
                              order by publicada desc limit ${KEPT_BUILDS})
        and not exists (select from entregas_punteros p
                        where p.remoto = e.remoto and e.version in (p.estable, p.candidata, p.de_fabrica))
        and not exists (select from entregas_historia h where h.remoto = e.remoto and h.antes = e.version)`.execute(tx);
  });
}

/**
 * Stores a build of the shell.
 * @returns false when that version exists already
 */
export async function saveShell(
  tx: Kysely<DatabaseSchema>,
  { version, contract, page, paths, read }: StoredShell,
  actor: string,
  git?: BuildOrigin,
): Promise<boolean> {
  const shell = contract && JSON.stringify(contract);
  const stored = await tx
    .insertInto('entregas')
    .values({ remoto: SHELL, version, descripcion: '{}', publicada_por: actor, shell, git: git && JSON.stringify(git) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  if (!stored) return false;
  const save = (path: string, bytes: Buffer, br: Buffer | null) =>
    tx
      .insertInto('entregas_archivos')
      .values({ remoto: SHELL, version, ruta: path, bytes, br, sha256: sha256Of(bytes) })
      .execute();
  await save(PAGE, Buffer.from(page), null);
  for (const path of paths) await save(path, await read(path), await read(`${path}.br`).catch(() => null));
  return true;
}

/** Reads a stored build of the shell, to serve its page; null when that version isn't stored. */
export async function findShell(db: Database, version: string): Promise<Shell | null> {
  const row = await db.kysely
    .selectFrom('entregas as e')
    .innerJoin('entregas_archivos as a', (join) =>
      join.onRef('a.remoto', '=', 'e.remoto').onRef('a.version', '=', 'e.version').on('a.ruta', '=', PAGE),
    )
    .select(['e.shell', 'a.bytes'])
    .where('e.remoto', '=', SHELL)
    .where('e.version', '=', version)
    .executeTakeFirst();
  return row?.bytes ? { version, contract: row.shell, page: Buffer.from(new Uint8Array(row.bytes)).toString('utf8') } : null;
}

/** Contracts of the shells that users get now: the stable shell's first, then the candidate's. */
export async function liveContracts(db: Kysely<DatabaseSchema>): Promise<ShellContract[]> {
  const { rows } = await sql<{ shell: ShellContract }>`
    select e.shell from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    where p.remoto = ${SHELL} and e.shell is not null
    order by e.version is not distinct from p.estable desc`.execute(db);
  return rows.map(({ shell }) => shell);
}

/**
 * Finds a file of a shell's build in the database, because this server's disk lacks that shell; undefined when no stored shell
 * has the file.
 * @param path request path, with its leading slash
 */
export async function findShellFile(db: Database, path: string): Promise<ServedFile | undefined> {
  if (!path.startsWith('/static/') || !HASHED_FILE.test(path)) return undefined;
  const { rows } = await sql<ServedFile>`select bytes, br, sha256 from entregas_archivos
    where remoto = ${SHELL} and ruta = ${path.slice(1)} limit 1`.execute(db.kysely);
  return rows[0];
}
