import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Scope } from '../promote.ts';
import { liveContracts, SHELL } from '../shells/storedShells.ts';
import { conflictsWithAll, type Requirements } from './contract.ts';
import { sectionConflicts } from './publishGate.ts';
import { reviewLiveVersions } from './review.ts';

interface Promotion {
  remote: string;
  version: string;
  scope: Scope;
}

/**
 * Checks a promotion before any user gets the version. A section's version must fit the shell of its future users and must not
 * take a path or link of another live section. A shell must leave every live section a version that fits.
 * @throws HttpProblem 422 naming the conflicts
 */
export async function requireFit(tx: Kysely<DatabaseSchema>, { remote, version, scope }: Promotion): Promise<void> {
  const givesIt = scope.todos === true || scope.tenant !== undefined || (scope.porcentaje ?? 0) > 0;
  if (!givesIt) return;
  const published = await tx
    .selectFrom('entregas')
    .select(['descripcion', 'librerias', 'shell'])
    .where('remoto', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!published) return;
  const { descripcion: description, librerias: libraries, shell } = published;
  const conflicts =
    remote === SHELL
      ? await sectionsLeft(tx, shell)
      : [
          ...(await shellConflicts(tx, { contrato: description.contrato, librerias: libraries }, scope)),
          ...(await sectionConflicts(tx, { remoto: remote, descripcion: description })),
        ];
  if (conflicts.length === 0) return;
  throw new HttpProblem(422, `No se puede dar a nadie: ${conflicts.join(' ')}`, undefined, { choques: conflicts });
}

async function shellConflicts(tx: Kysely<DatabaseSchema>, requirements: Requirements, scope: Scope): Promise<string[]> {
  const live = await liveContracts(tx);
  return conflictsWithAll(requirements, scope.todos ? live.slice(0, 1) : live);
}

async function sectionsLeft(tx: Kysely<DatabaseSchema>, shell: ShellContract | null): Promise<string[]> {
  if (shell === null) return ['Esa construcción del shell no dice qué da a las secciones.'];
  const left = (await reviewLiveVersions(tx, shell)).filter(({ sustituta: standIn }) => standIn === null);
  return left.map(
    ({ remoto: remote, version, choques: unmet }) => `${remote} ${version} se quedaría sin sustituta. ${unmet.join(' ')}`,
  );
}
