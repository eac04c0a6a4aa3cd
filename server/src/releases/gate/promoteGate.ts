import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Scope } from '../pointers.ts';
import type { Shells } from '../shells/shells.ts';
import { SHELL } from '../shells/storedShells.ts';
import { conflictsWithAll, type Requirements } from './contract.ts';
import { reviewLiveVersions } from './review.ts';

interface Promotion {
  remote: string;
  /** The newest published version when undefined. */
  version: string | undefined;
  scope: Scope;
}

/**
 * Checks a promotion before it gives a version to anybody. A section's must fit the shell of those who would get it. A
 * shell must leave no live section without a version that it can mount.
 * @throws HttpProblem 422 naming what clashes
 */
export async function requireFit(db: Database, shells: Shells, { remote, version, scope }: Promotion): Promise<void> {
  const givesIt = scope.todos === true || scope.tenant !== undefined || (scope.porcentaje ?? 0) > 0;
  if (!givesIt) return;
  const published = await db.kysely
    .selectFrom('entregas')
    .select(['descripcion', 'librerias', 'shell'])
    .where('remoto', '=', remote)
    .$if(version !== undefined, (query) => query.where('version', '=', version ?? ''))
    .orderBy('publicada', 'desc')
    .executeTakeFirst();
  if (!published) return;
  const conflicts =
    remote === SHELL
      ? await sectionsLeft(db, published.shell)
      : await shellConflicts({ contrato: published.descripcion.contrato, librerias: published.librerias }, shells, scope);
  if (conflicts.length === 0) return;
  throw new HttpProblem(422, `No se puede dar a nadie: ${conflicts.join(' ')}`, undefined, { choques: conflicts });
}

async function shellConflicts(requirements: Requirements, shells: Shells, scope: Scope): Promise<string[]> {
  const live = await shells.live();
  return conflictsWithAll(requirements, scope.todos ? live.slice(0, 1) : live);
}

async function sectionsLeft(db: Database, shell: ShellContract | null): Promise<string[]> {
  if (shell === null) return ['Esa construcción del shell no dice qué da a las secciones.'];
  const left = (await reviewLiveVersions(db, shell)).filter(({ sustituta: standIn }) => standIn === null);
  return left.map(
    ({ remoto: remote, version, choques: unmet }) => `${remote} ${version} se quedaría sin sustituta. ${unmet.join(' ')}`,
  );
}
