import type { ShellContract, UnfitVersion } from '@lavanda/shared/contract/schemas/releases';
import { type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { liveContracts, SHELL } from '../shells/storedShells.ts';
import { type Requirements, unmetRequirements } from './contract.ts';
import { standInsFor } from './standIns.ts';

interface LiveVersion extends Requirements {
  remoto: string;
  version: string;
  /** The remote's stable version; null without one. */
  estable: string | null;
}

/**
 * Checks whether a shell can mount every live version (stable or candidate).
 * @param remote checks only this remote; all remotes by default
 * @returns the versions that the shell can't mount, each with the version that replaces it
 */
export async function reviewLiveVersions(
  db: Kysely<DatabaseSchema>,
  shell: ShellContract,
  remote: string | null = null,
): Promise<UnfitVersion[]> {
  const { rows } = await sql<LiveVersion>`
    select e.remoto, e.version, (e.descripcion ->> 'contrato')::int as contrato, e.librerias, p.estable
    from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    where p.remoto <> ${SHELL} and (${remote}::text is null or p.remoto = ${remote}::text)
    order by e.remoto, e.version`.execute(db);
  const unfit = rows
    .map((live) => ({ live, conflicts: unmetRequirements(live, shell) }))
    .filter(({ conflicts }) => conflicts.length > 0);
  const standIns = await standInsFor(db, [...new Set(unfit.map(({ live }) => live.remoto))], shell);
  return unfit.map(({ live, conflicts }) => {
    const { remoto: remote, version, estable: stable } = live;
    const isStableUnfit = unfit.some(({ live: other }) => other.remoto === remote && other.version === stable);
    const standIn = isStableUnfit || stable === null ? (standIns.get(remote)?.version ?? null) : stable;
    return { remoto: remote, version, choques: conflicts, sustituta: standIn };
  });
}

/** `reviewLiveVersions` for several shells; a version that several of them can't mount is returned once. */
export async function reviewForShells(
  db: Kysely<DatabaseSchema>,
  shells: readonly ShellContract[],
  remote: string | null = null,
): Promise<UnfitVersion[]> {
  const found = (await Promise.all(shells.map((shell) => reviewLiveVersions(db, shell, remote)))).flat();
  const isSame = (one: UnfitVersion, other: UnfitVersion) => one.remoto === other.remoto && one.version === other.version;
  return found.filter((unfit, n) => found.findIndex((other) => isSame(unfit, other)) === n);
}

/** A version that replaces a live version in the tabs of a shell. */
interface LiveStandIn {
  remoto: string;
  version: string;
  shell: ShellContract;
}

/** The versions that, for the shells now in use, replace live versions of `remote`, or of all remotes. */
export async function liveStandIns(db: Kysely<DatabaseSchema>, remote: string | null = null): Promise<LiveStandIn[]> {
  const found: LiveStandIn[] = [];
  for (const shell of await liveContracts(db)) {
    for (const { remoto: name, sustituta: version } of await reviewLiveVersions(db, shell, remote))
      if (version !== null) found.push({ remoto: name, version, shell });
  }
  return found;
}
