import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import { previousStable } from './previousStable.ts';
import { note, noteUse } from './storeBuild.ts';

type Tx = Transaction<DatabaseSchema>;

/**
 * Who gets a version, besides those who already have it: a percentage of the users, a laundry (id or name) or all.
 * `sinTenant` is a laundry that is taken off the candidate.
 */
export interface Scope {
  porcentaje?: number | undefined;
  tenant?: string | undefined;
  sinTenant?: string | undefined;
  todos?: boolean | undefined;
}

/**
 * Gives a version to more users, or the candidate to fewer.
 * @throws HttpProblem 404 unknown version or laundry, 409 when it is stable already, 422 without a scope
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
  await db.kysely.transaction().execute(async (tx) => {
    const pointer = await pointerOf(tx, remote);
    // Who narrows a rollout means the one that is running, not a version that was published since.
    const narrowed = percent === 0 || without !== undefined ? pointer?.candidata : null;
    const version = await publishedVersion(tx, remote, requested ?? narrowed ?? undefined);
    if (!all) return setCandidate(tx, { remote, actor, version, pointer, scope });
    await set(tx, remote, pointer, { estable: version, candidata: null, porcentaje: 0, tenants: [] });
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
  if (version === stable) {
    const advice = 'Para probar otra, publícala o di cuál; para quitar la que se prueba, usa rollback.';
    throw new HttpProblem(409, `${version} ya es la versión estable de ${remote}: la tienen todos. ${advice}`);
  }
  const tenants = new Set([...(before?.tenants ?? []), ...(added ? [added.id] : [])]);
  if (removed) tenants.delete(removed.id);
  await set(tx, remote, pointer, {
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
 * Withdraws the candidate or restores the previous stable version; without a stable version nobody has the section then.
 * @throws HttpProblem 404 when not live, 409 when there is neither
 */
export async function goBack(db: Database, remote: string, actor: string, reason = ''): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const pointer = await livePointer(tx, remote);
    const { estable: stable } = pointer;
    if (await withdrawn(tx, remote, pointer, actor, reason)) return;
    const previous = await previousVersion(tx, remote);
    if (previous === null) throw new HttpProblem(409, `${remote} no tiene una versión anterior a ${stable}.`);
    await set(tx, remote, pointer, { estable: previous, candidata: null, porcentaje: 0, tenants: [] });
    await note(tx, { remoto: remote, actor, action: 'regreso', before: stable, detail: previous });
  });
}

/** Withdraws the candidate from everybody. @throws HttpProblem 404 when not live, 409 without a candidate */
export async function withdraw(db: Database, remote: string, actor: string): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    if (await withdrawn(tx, remote, await livePointer(tx, remote), actor, '')) return;
    throw new HttpProblem(409, `${remote} no tiene ninguna versión a prueba: todos tienen la estable.`);
  });
}

/** @returns false when there is no candidate to withdraw */
async function withdrawn(tx: Tx, remote: string, pointer: ReleasePointer, actor: string, reason: string): Promise<boolean> {
  const { estable: stable, candidata: candidate } = pointer;
  if (candidate === null) return false;
  await set(tx, remote, pointer, { estable: stable, candidata: null, porcentaje: 0, tenants: [] });
  const detail = reason ? `${candidate}: ${reason}` : candidate;
  await note(tx, { remoto: remote, actor, action: 'retirada', before: stable, detail });
  return true;
}

/**
 * Takes a version back by itself, with `reason` in the history: a candidate is withdrawn, a stable version gives way to
 * the one before it.
 * @returns false when it isn't live any more, or is stable without a version before it
 */
export async function takeBack(db: Database, remote: string, version: string, reason: string): Promise<boolean> {
  return db.kysely.transaction().execute(async (tx) => {
    const pointer = await pointerOf(tx, remote);
    if (pointer?.candidata === version) return withdrawn(tx, remote, pointer, 'servidor', reason);
    const previous = pointer?.estable === version ? await previousVersion(tx, remote) : null;
    if (!pointer || previous === null) return false;
    const { candidata: candidate, porcentaje: percent, tenants } = pointer;
    await set(tx, remote, pointer, { estable: previous, candidata: candidate, porcentaje: percent, tenants });
    const detail = `${previous}: ${version} ${reason}`;
    await note(tx, { remoto: remote, actor: 'servidor', action: 'regreso', before: version, detail });
    return true;
  });
}

/**
 * Withdraws the section from everybody; its versions stay.
 * @throws HttpProblem 404 when not live, 409 for a section that comes with the server
 */
export async function retire(db: Database, remote: string, actor: string): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const pointer = await livePointer(tx, remote);
    if (pointer.de_fabrica) throw new HttpProblem(409, `${remote} viene con el servidor y no se retira.`);
    const { estable: stable, candidata: candidate } = pointer;
    await set(tx, remote, pointer, { estable: null, candidata: null, porcentaje: 0, tenants: [] });
    await note(tx, { remoto: remote, actor, action: 'fuera', before: stable, detail: stable ?? candidate ?? '' });
  });
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

async function pointerOf(tx: Tx, remote: string): Promise<ReleasePointer | null> {
  const row = await tx
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants', 'de_fabrica'])
    .where('remoto', '=', remote)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

async function livePointer(tx: Tx, remote: string): Promise<ReleasePointer> {
  const pointer = await pointerOf(tx, remote);
  if (pointer === null) throw new HttpProblem(404, `${remote} no tiene ninguna versión.`);
  return pointer;
}

type Live = Pick<ReleasePointer, 'estable' | 'candidata' | 'porcentaje' | 'tenants'>;

/** Moves the pointer of a remote. One without any version is deleted: nobody has the section. */
async function set(tx: Tx, remote: string, before: ReleasePointer | null, pointer: Live): Promise<void> {
  const values = { ...pointer, tenants: [...pointer.tenants] };
  if (pointer.estable === null && pointer.candidata === null) {
    await tx.deleteFrom('entregas_punteros').where('remoto', '=', remote).execute();
  } else {
    await tx
      .insertInto('entregas_punteros')
      .values({ remoto: remote, ...values })
      .onConflict((conflict) => conflict.column('remoto').doUpdateSet(values))
      .execute();
  }
  await noteUse(tx, remote, [before?.estable, before?.candidata, pointer.estable, pointer.candidata]);
}

/** Version to return to from the stable one; null when there was none or it has expired. */
async function previousVersion(tx: Tx, remote: string): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select e.version from entregas_punteros p join entregas e on e.remoto = p.remoto and e.version = ${previousStable}
    where p.remoto = ${remote}`.execute(tx);
  return rows[0]?.version ?? null;
}

async function laundry(tx: Tx, text: string): Promise<{ id: string; nombre: string }> {
  const { rows } = await sql<{ id: string; nombre: string }>`select id, nombre from tenants
    where id::text = lower(${text}) or lower(nombre) = lower(${text})`.execute(tx);
  const [first, another] = rows;
  if (!first) throw new HttpProblem(404, `No hay ninguna lavandería "${text}".`);
  if (another) throw new HttpProblem(409, `Hay varias lavanderías "${text}"; usa su id.`);
  return first;
}
