import type { ReleasePointer } from '@lavanda/shared/domain/release';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import { noteUse } from './storeBuild.ts';

export type Tx = Transaction<DatabaseSchema>;

/**
 * Runs a transaction that changes what is live. Such changes wait for each other, on all servers: each is held against
 * what the one before it left.
 */
export function changeLive<T>(db: Database, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.kysely.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('entregas_punteros', 0))`.execute(tx);
    return change(tx);
  });
}

/** The live versions of a remote, locked; null when nobody has it. */
export async function pointerOf(tx: Tx, remote: string): Promise<ReleasePointer | null> {
  const row = await tx
    .selectFrom('entregas_punteros')
    .select(['estable', 'candidata', sql<number>`porcentaje::float8`.as('porcentaje'), 'tenants', 'de_fabrica'])
    .where('remoto', '=', remote)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** `pointerOf` of a remote that somebody has. @throws HttpProblem 404 */
export async function livePointer(tx: Tx, remote: string): Promise<ReleasePointer> {
  const pointer = await pointerOf(tx, remote);
  if (pointer === null) throw new HttpProblem(404, `${remote} no tiene ninguna versión.`);
  return pointer;
}

type Live = Pick<ReleasePointer, 'estable' | 'candidata' | 'porcentaje' | 'tenants'>;

/** Moves the pointer of a remote. One without any version is deleted: nobody has the section. */
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
