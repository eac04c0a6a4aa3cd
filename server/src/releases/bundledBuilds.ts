import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { type Build, InvalidBuild, readBuild } from './build.ts';
import { changeLive, pointerOf, setPointer, type Tx } from './pointers.ts';
import { note, noteUse, saveBuild } from './storeBuild.ts';

const ACTOR = 'servidor';

/**
 * Registers at start-up the builds that come with the server, so that tabs that are open during a later upgrade can still load
 * them. A stable version that a person chose is kept. An offered section (`ofrecida`), which only chosen laundries get, reaches
 * no new users. `notify` reports an invalid build.
 */
export async function registerFactoryBuilds(db: Database, webDir: string, notify: (line: string) => void): Promise<void> {
  const folders = (await readdir(webDir, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mfe-'))
    .map(({ name }) => name);
  for (const remote of folders.toSorted()) {
    try {
      const build = await readBuild(join(webDir, remote), remote);
      if (build) await register(db, build);
    } catch (error) {
      if (!(error instanceof InvalidBuild)) throw error;
      notify(`${remote} no se sirve: ${error.message}`);
    }
  }
}

async function register(db: Database, build: Build): Promise<void> {
  const { remoto: remote, version } = build;
  await changeLive(db, async (tx) => {
    const isNew = await saveBuild(tx, build, ACTOR);
    if (build.descripcion.ofrecida) return isNew ? upgradeOffered(tx, build) : undefined;
    const before = await pointerOf(tx, remote);
    if (before?.de_fabrica === version) return;
    const continues = before !== null && (await isByHand(tx, remote, before));
    const stable = continues ? before.estable : version;
    // A candidate that has become stable has ended its rollout.
    const noCandidate = before?.candidata === stable ? { candidata: null, porcentaje: 0, tenants: [] } : {};
    await tx
      .insertInto('entregas_punteros')
      .values({ remoto: remote, estable: stable, candidata: null, de_fabrica: version })
      .onConflict((conflict) => conflict.column('remoto').doUpdateSet({ estable: stable, de_fabrica: version, ...noCandidate }))
      .execute();
    await noteUse(tx, remote, [before?.estable, before?.de_fabrica]);
    if (!continues)
      await note(tx, {
        remoto: remote,
        actor: ACTOR,
        action: 'estable',
        before: before?.estable ?? null,
        detail: version,
      });
  });
}

/**
 * Upgrades an offered section (`ofrecida`), which only chosen laundries get. The new build replaces a stable version that came
 * with a server, unless a person went back to that version; else it replaces a candidate that came with a server. Versions that a
 * team published stay.
 */
async function upgradeOffered(tx: Tx, { remoto: remote, version }: Build): Promise<void> {
  const before = await pointerOf(tx, remote);
  if (before === null) return;
  const own = await cameWithServer(tx, remote);
  const isStable = own.has(before.estable) && !(await wasTakenBack(tx, remote));
  const isCandidate = own.has(before.candidata) && !isStable;
  if (!isStable && !isCandidate) return;
  const noCandidate = { candidata: null, porcentaje: 0, tenants: [] };
  const after = isStable
    ? { ...before, estable: version, ...(own.has(before.candidata) && noCandidate) }
    : { ...before, candidata: version };
  const { de_fabrica: _none, ...live } = after;
  await setPointer(tx, remote, before, live);
  const action = isStable ? 'estable' : 'candidata';
  await note(tx, { remoto: remote, actor: ACTOR, action, before: before.estable, detail: version });
}

/** The versions of a remote that came with any version of the server. */
async function cameWithServer(tx: Tx, remote: string): Promise<Set<string | null>> {
  const query = tx.selectFrom('entregas').select('version').where('remoto', '=', remote).where('publicada_por', '=', ACTOR);
  return new Set((await query.execute()).map(({ version }) => version));
}

/** Whether the stable version became stable because a person went back to it. */
async function wasTakenBack(tx: Tx, remote: string): Promise<boolean> {
  const last = await tx
    .selectFrom('entregas_historia')
    .select(['accion', 'quien'])
    .where('remoto', '=', remote)
    .where('accion', 'in', ['estable', 'regreso'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.accion === 'regreso' && last.quien !== ACTOR;
}

/**
 * Whether a person chose the stable version: it isn't the version that came with the last server, and didn't replace that version
 * automatically.
 */
async function isByHand(tx: Tx, remote: string, { estable: stable, de_fabrica: own = null }: ReleasePointer): Promise<boolean> {
  if (stable === null || stable === own) return false;
  const { rows } = await sql<{ byItself: boolean }>`
    select quien = ${ACTOR} and accion = 'regreso' and antes is not distinct from ${own}::text as "byItself"
    from entregas_historia where remoto = ${remote} and accion in ('estable', 'regreso') order by id desc limit 1`.execute(tx);
  return rows[0]?.byItself !== true;
}
