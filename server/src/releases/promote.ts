import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { HttpProblem } from '../http/problem.ts';
import { requireFit } from './gate/promoteGate.ts';
import { changeLive, pointerOf, setPointer, type Tx } from './pointers.ts';
import { note } from './storeBuild.ts';

/**
 * The users who get a version, besides those who already have it: a percentage of all users, a laundry (id or name), or all
 * users. `sinTenant` is a laundry that loses the candidate.
 */
export interface Scope {
  porcentaje?: number | undefined;
  tenant?: string | undefined;
  sinTenant?: string | undefined;
  todos?: boolean | undefined;
}

/**
 * Gives a version to more users, or the candidate to fewer users.
 * @throws HttpProblem 404 for an unknown version or laundry; 409 when the version is stable already, when a call narrows the
 * rollout of another version than the candidate, or when users of the candidate would lose the section; 422 without a scope, with
 * `todos` and another scope, or with `choques` when the version doesn't fit the shell or the other sections
 */
export async function promote(
  db: Database,
  remote: string,
  actor: string,
  requested: string | undefined,
  scope: Scope,
): Promise<void> {
  const { porcentaje: percent, tenant, sinTenant: without, todos: all } = scope;
  if (percent === undefined && tenant === undefined && without === undefined && !all) {
    throw new HttpProblem(422, 'Di para quién: un porcentaje, una lavandería o todos.');
  }
  if (all && (without ?? tenant ?? percent) !== undefined) {
    throw new HttpProblem(422, 'Dala a todos, o a un porcentaje o a una lavandería: las dos cosas no.');
  }
  await changeLive(db, async (tx) => {
    const pointer = await pointerOf(tx, remote);
    // A call that narrows a rollout without naming a version changes the candidate, not the newest published version.
    const narrowed = percent === 0 || without !== undefined ? pointer?.candidata : null;
    if (percent === 0 && tenant === undefined && requested === undefined && !narrowed) {
      throw new HttpProblem(409, `${remote} no tiene ninguna versión a prueba. Míralo con status.`);
    }
    const version = await publishedVersion(tx, remote, requested ?? narrowed ?? undefined);
    await requireFit(tx, { remote, version, scope });
    if (!all) return setCandidate(tx, { remote, actor, version, pointer, scope });
    await setPointer(tx, remote, pointer, { estable: version, candidata: null, porcentaje: 0, tenants: [] });
    await note(tx, { remoto: remote, actor, action: 'estable', before: pointer?.estable ?? null, detail: version });
  });
}

interface Candidacy {
  remote: string;
  actor: string;
  version: string;
  pointer: ReleasePointer | null;
  scope: Scope;
}

async function setCandidate(tx: Tx, { remote, actor, version, pointer, scope }: Candidacy): Promise<void> {
  const { porcentaje: percent, tenant, sinTenant: without } = scope;
  const stable = pointer?.estable ?? null;
  const before = pointer?.candidata === version ? pointer : null;
  const added = tenant === undefined ? null : await laundry(tx, tenant);
  const removed = without === undefined ? null : await laundry(tx, without);
  if (removed && !before?.tenants.includes(removed.id)) {
    throw new HttpProblem(409, `A ${removed.nombre} no se le dio ninguna versión a prueba de ${remote}. Míralo con status.`);
  }
  if (percent === 0 && tenant === undefined && pointer?.candidata && !before) {
    throw new HttpProblem(409, `${version} no es la versión a prueba de ${remote}: es ${pointer.candidata}. Míralo con status.`);
  }
  if (version === stable) {
    const advice = 'Para probar otra, publícala o di cuál; para quitar la que se prueba, usa rollback.';
    throw new HttpProblem(409, `${version} ya es la versión estable de ${remote}: la tienen todos. ${advice}`);
  }
  const tenants = new Set([...(before?.tenants ?? []), ...(added ? [added.id] : [])]);
  if (removed) tenants.delete(removed.id);
  if (pointer && !before) requireNobodyLeft(pointer, { remote, version, percent: percent ?? 0, tenants });
  await setPointer(tx, remote, pointer, {
    estable: stable,
    candidata: version,
    porcentaje: percent ?? before?.porcentaje ?? 0,
    tenants: [...tenants],
  });
  const changes = [
    ...(percent === undefined ? [] : [`${percent} %`]),
    ...(added ? [added.nombre] : []),
    ...(removed ? [`sin ${removed.nombre}`] : []),
  ];
  await note(tx, {
    remoto: remote,
    actor,
    action: 'candidata',
    before: stable,
    detail: `${version} (${changes.join(', ')})`,
  });
}

/**
 * Refuses a new candidate that would take the section from users: without a stable version, users of the previous candidate
 * whom the new one doesn't reach would have no version.
 * @throws HttpProblem 409 in that case
 */
function requireNobodyLeft(
  { estable: stable, candidata: candidate, porcentaje: share, tenants: having }: ReleasePointer,
  { remote, version, percent, tenants }: { remote: string; version: string; percent: number; tenants: ReadonlySet<string> },
): void {
  if (stable !== null || candidate === null) return;
  if (percent >= share && having.every((id) => tenants.has(id))) return;
  const advice = `Retira ${candidate} con rollback y da ${version} a quien deba tenerla, o a todos.`;
  throw new HttpProblem(409, `Quien tiene ${candidate} se quedaría sin ${remote}, que no tiene versión estable. ${advice}`);
}

async function publishedVersion(tx: Tx, remote: string, requested: string | undefined): Promise<string> {
  const published = await tx
    .selectFrom('entregas')
    .select('version')
    .where('remoto', '=', remote)
    .$if(requested !== undefined, (query) => query.where('version', '=', requested ?? ''))
    .orderBy('publicada', 'desc')
    .executeTakeFirst();
  if (!published) throw new HttpProblem(404, `La versión ${requested ?? ''} de ${remote} no está publicada.`);
  return published.version;
}

async function laundry(tx: Tx, text: string): Promise<{ id: string; nombre: string }> {
  const { rows } = await sql<{ id: string; nombre: string }>`select id, nombre from tenants
    where id::text = lower(${text}) or lower(nombre) = lower(${text})`.execute(tx);
  const [first, another] = rows;
  if (!first) throw new HttpProblem(404, `No hay ninguna lavandería "${text}".`);
  if (another) throw new HttpProblem(409, `Hay varias lavanderías "${text}"; usa su id.`);
  return first;
}
