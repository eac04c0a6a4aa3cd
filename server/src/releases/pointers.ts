import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import { noteUse } from './storeBuild.ts';

export type Tx = Transaction<DatabaseSchema>;

/**
 * Runs a transaction that changes live versions. Such transactions run one at a time on all servers, so that each change is
 * checked against the result of the previous one.
 */
export function changeLive<T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('entregas_punteros', 0))`.execute(tx);
    return change(tx);
  });
}

/** Locks a remote's pointer and returns its live versions; null when nobody has the remote. */
export async function pointerOf(tx: Tx, remote: string): Promise<ReleasePointer | null> {
  const row = await tx
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants', 'de_fabrica'])
    .where('remoto', '=', remote)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * `pointerOf` for a remote that is live.
 * @throws HttpProblem 404 when the remote isn't live
 */
export async function livePointer(tx: Tx, remote: string): Promise<ReleasePointer> {
  const pointer = await pointerOf(tx, remote);
  if (pointer === null) throw new HttpProblem(404, `${remote} no tiene ninguna versión.`);
  return pointer;
}

type Live = Pick<ReleasePointer, 'estable' | 'candidata' | 'porcentaje' | 'tenants'>;

/** Moves the pointer of a remote. A pointer without any version is deleted, and nobody has the section then. */
export async function setPointer(tx: Tx, remote: string, before: ReleasePointer | null, pointer: Live): Promise<void> {
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
