import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import { note } from './storeBuild.ts';

/** Who gets a version, besides those who already have it: a percentage of the users, a laundry (id or name) or all. */
export interface Scope {
  porcentaje?: number | undefined;
  tenant?: string | undefined;
  todos?: boolean | undefined;
}

/** Publishes a version to more users. @throws HttpProblem 404 unknown version or laundry, 422 without a scope */
export async function promote(
  db: Database,
  remote: string,
  actor: string,
  requested: string | undefined,
  scope: Scope,
): Promise<void> {
  const { porcentaje: percent, tenant, todos: all } = scope;
  if (percent === undefined && tenant === undefined && !all) {
    throw new HttpProblem(422, 'Di para quién: un porcentaje, una lavandería o todos.');
  }
  await db.kysely.transaction().execute(async (tx) => {
    const published = await tx
      .selectFrom('entregas')
      .select('version')
      .where('remoto', '=', remote)
      .$if(requested !== undefined, (query) => query.where('version', '=', requested ?? ''))
      .orderBy('publicada', 'desc')
      .executeTakeFirst();
    if (!published) throw new HttpProblem(404, `La versión ${requested ?? ''} de ${remote} no está publicada.`);
    const { version } = published;
    const pointer = await pointerOf(tx, remote);
    if (pointer === null || all) {
      await set(tx, remote, { estable: version, candidata: null, porcentaje: 0, tenants: [] });
      await note(tx, { remoto: remote, actor, action: 'estable', before: pointer?.estable ?? null, detail: version });
      return;
    }
    const same = pointer.candidata === version;
    const selected = tenant === undefined ? null : await laundry(tx, tenant);
    await set(tx, remote, {
      estable: pointer.estable,
      candidata: version,
      porcentaje: percent ?? (same ? pointer.porcentaje : 0),
      tenants: [...new Set([...(same ? pointer.tenants : []), ...(selected ? [selected.id] : [])])],
    });
    const audience = [percent === undefined ? '' : `${percent} %`, selected?.nombre ?? '']
      .filter((part) => part !== '')
      .join(', ');
    await note(tx, {
      remoto: remote,
      actor,
      action: 'candidata',
      before: pointer.estable,
      detail: `${version} (${audience})`,
    });
  });
}

/** Withdraws the candidate or restores the previous stable version. @throws HttpProblem 409 when there is neither */
export async function goBack(db: Database, remote: string, actor: string, reason = ''): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const pointer = await pointerOf(tx, remote);
    if (pointer === null) throw new HttpProblem(404, `${remote} no tiene ninguna versión.`);
    const { estable: stable, candidata: candidate } = pointer;
    if (candidate !== null) {
      await set(tx, remote, { estable: stable, candidata: null, porcentaje: 0, tenants: [] });
      await note(tx, {
        remoto: remote,
        actor,
        action: 'retirada',
        before: stable,
        detail: reason ? `${candidate}: ${reason}` : candidate,
      });
      return;
    }
    const previous = await previousStable(tx, remote, stable);
    if (previous === null) throw new HttpProblem(409, `${remote} no tiene una versión anterior a ${stable}.`);
    await set(tx, remote, { estable: previous, candidata: null, porcentaje: 0, tenants: [] });
    await note(tx, { remoto: remote, actor, action: 'regreso', before: stable, detail: previous });
  });
}

/**
 * Takes a version back by itself, with `reason` in the history: a candidate is withdrawn, a stable version gives way to
 * the one before it.
 * @returns false when it isn't live any more, or is stable without a version before it
 */
export async function takeBack(db: Database, remote: string, version: string, reason: string): Promise<boolean> {
  return db.kysely.transaction().execute(async (tx) => {
    const pointer = await pointerOf(tx, remote);
    const entry = { remoto: remote, actor: 'servidor', before: pointer?.estable ?? null };
    if (pointer?.candidata === version) {
      await set(tx, remote, { estable: pointer.estable, candidata: null, porcentaje: 0, tenants: [] });
      await note(tx, { ...entry, action: 'retirada', detail: `${version}: ${reason}` });
      return true;
    }
    const previous = pointer?.estable === version ? await previousStable(tx, remote, version) : null;
    if (!pointer || previous === null) return false;
    await set(tx, remote, { ...pointer, estable: previous });
    await note(tx, { ...entry, action: 'regreso', detail: `${previous}: ${version} ${reason}` });
    return true;
  });
}

/**
 * Withdraws the section from everybody; its versions stay.
 * @throws HttpProblem 404 when not live, 409 for a section that comes with the server
 */
export async function retire(db: Database, remote: string, actor: string): Promise<void> {
  await db.kysely.transaction().execute(async (tx) => {
    const pointer = await tx
      .selectFrom('entregas_punteros')
      .select(['estable', 'de_fabrica'])
      .where('remoto', '=', remote)
      .forUpdate()
      .executeTakeFirst();
    if (!pointer) throw new HttpProblem(404, `${remote} no tiene ninguna versión.`);
    if (pointer.de_fabrica !== null) throw new HttpProblem(409, `${remote} viene con el servidor y no se retira.`);
    await tx.deleteFrom('entregas_punteros').where('remoto', '=', remote).execute();
    await note(tx, { remoto: remote, actor, action: 'fuera', before: pointer.estable, detail: pointer.estable });
  });
}

async function pointerOf(tx: Transaction<DatabaseSchema>, remote: string): Promise<ReleasePointer | null> {
  const row = await tx
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants'])
    .where('remoto', '=', remote)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

async function set(tx: Transaction<DatabaseSchema>, remote: string, pointer: ReleasePointer): Promise<void> {
  const values = { ...pointer, tenants: [...pointer.tenants] };
  await tx
    .insertInto('entregas_punteros')
    .values({ remoto: remote, ...values })
    .onConflict((conflict) => conflict.column('remoto').doUpdateSet(values))
    .execute();
}

/** Version that was stable before `stable`. Rollbacks are skipped, or a second rollback would undo the first. */
async function previousStable(tx: Transaction<DatabaseSchema>, remote: string, stable: string): Promise<string | null> {
  const nota = await tx
    .selectFrom('entregas_historia')
    .select('antes')
    .where('remoto', '=', remote)
    .where('accion', '=', 'estable')
    .where('detalle', '=', stable)
    .where('antes', 'is not', null)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return nota?.antes ?? null;
}

async function laundry(tx: Transaction<DatabaseSchema>, text: string): Promise<{ id: string; nombre: string }> {
  const { rows } = await sql<{ id: string; nombre: string }>`select id, nombre from tenants
    where id::text = lower(${text}) or lower(nombre) = lower(${text})`.execute(tx);
  const [first, another] = rows;
  if (!first) throw new HttpProblem(404, `No hay ninguna lavandería "${text}".`);
  if (another) throw new HttpProblem(409, `Hay varias lavanderías "${text}"; usa su id.`);
  return first;
}
