import type { ShellContract, UnfitVersion } from '@lavanda/shared/contract/schemas/releases';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { SHELL } from '../shells/storedShells.ts';
import { type Requirements, unmetRequirements } from './contract.ts';
import { standInsFor } from './standIns.ts';

interface LiveVersion extends Requirements {
  remoto: string;
  version: string;
}

/**
 * Holds every live version (stable or candidate) against a shell.
 * @param remote only this remote's; all of them by default
 * @returns those that the shell can't mount, and which version is served in the place of each
 */
export async function reviewLiveVersions(
  db: Database,
  shell: ShellContract,
  remote: string | null = null,
): Promise<UnfitVersion[]> {
  const { rows } = await sql<LiveVersion>`
    select e.remoto, e.version, (e.descripcion ->> 'contrato')::int as contrato, e.librerias
    from entregas_punteros p
    join entregas e on e.remoto = p.remoto and e.version in (p.estable, p.candidata)
    where p.remoto <> ${SHELL} and (${remote}::text is null or p.remoto = ${remote}::text)
    order by e.remoto, e.version`.execute(db.kysely);
  const unfit = rows
    .map((live) => ({ live, conflicts: unmetRequirements(live, shell) }))
    .filter(({ conflicts }) => conflicts.length > 0);
  const standIns = await standInsFor(db, [...new Set(unfit.map(({ live }) => live.remoto))], shell);
  return unfit.map(({ live, conflicts }) => ({
    remoto: live.remoto,
    version: live.version,
    choques: conflicts,
    sustituta: standIns.get(live.remoto)?.version ?? null,
  }));
}

/** `reviewLiveVersions` for several shells: a version that more than one can't mount is told once. */
export async function reviewForShells(
  db: Database,
  shells: readonly ShellContract[],
  remote: string | null = null,
): Promise<UnfitVersion[]> {
  const found = (await Promise.all(shells.map((shell) => reviewLiveVersions(db, shell, remote)))).flat();
  const isSame = (one: UnfitVersion, other: UnfitVersion) => one.remoto === other.remoto && one.version === other.version;
  return found.filter((unfit, n) => found.findIndex((other) => isSame(unfit, other)) === n);
}
