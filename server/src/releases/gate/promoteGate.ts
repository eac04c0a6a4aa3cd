import type { ShellContract } from '@lavanda/shared/contract/schemas/releases';
import type { Database } from '../../db/connection.ts';
import { HttpProblem } from '../../http/problem.ts';
import { unmetRequirements } from './contract.ts';

/**
 * Checks that some of the shells can mount a published version, before it is promoted.
 * @param requested the newest published version when undefined
 * @throws HttpProblem 422 naming what the first shell doesn't give
 */
export async function requireFit(
  db: Database,
  remote: string,
  requested: string | undefined,
  shells: readonly ShellContract[],
): Promise<void> {
  const published = await db.kysely
    .selectFrom('entregas')
    .select(['descripcion', 'librerias'])
    .where('remoto', '=', remote)
    .$if(requested !== undefined, (query) => query.where('version', '=', requested ?? ''))
    .orderBy('publicada', 'desc')
    .executeTakeFirst();
  if (!published) return;
  const requirements = { contrato: published.descripcion.contrato, librerias: published.librerias };
  const conflicts = shells.map((shell) => unmetRequirements(requirements, shell));
  const [first = []] = conflicts;
  if (conflicts.length === 0 || conflicts.some((found) => found.length === 0)) return;
  throw new HttpProblem(422, `No se puede dar a nadie: ${first.join(' ')}`, undefined, { choques: first });
}
