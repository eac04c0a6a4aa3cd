import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { DatabaseSchema } from '../db/schema.ts';

interface Account {
  tenantId: string;
  userId: string;
}

/** How long the trail keeps sign-ins. The limit exists because they contain addresses, which are personal data. */
const KEPT = sql`interval '180 days'`;

/**
 * Records in the trail who signed in and from which address. Runs as the database's owner, as there is no session yet.
 */
export function recordSignIn(db: Database, account: Account, address: string): Promise<void> {
  return record(db, account, 'sesion.iniciar', address);
}

/** Records a wrong password under the account that it was typed for. Tries that a limit refuses (429) are not recorded. */
export function recordFailedSignIn(db: Database, account: Account, address: string): Promise<void> {
  return record(db, account, 'sesion.fallar', address);
}

/**
 * Records an accepted or refused passkey, or a refused code. Runs as the database's owner, because at sign-in no session is open
 * yet.
 */
export function recordSecondFactor(
  tx: Kysely<DatabaseSchema>,
  account: Account,
  action: 'usarLlave' | 'rechazarLlave' | 'rechazarCodigo',
  address: string,
): Promise<void> {
  return insert(tx, account, `sesion.${action}`, address);
}

function record(db: Database, account: Account, action: string, address: string): Promise<void> {
  return insert(db.kysely, account, action, address);
}

async function insert(tx: Kysely<DatabaseSchema>, { tenantId, userId }: Account, action: string, address: string): Promise<void> {
  const detail = JSON.stringify({ direccion: address });
  await sql`
    insert into bitacora (tenant_id, usuario_id, accion, detalle)
    values (${tenantId}, ${userId}, ${action}, ${detail}::jsonb)`.execute(tx);
}

/** Deletes the trail's sign-ins that are older than `KEPT`. */
export async function cleanUpSignIns(db: Database): Promise<void> {
  await sql`delete from bitacora where accion in ('sesion.iniciar', 'sesion.fallar') and momento < now() - ${KEPT}`.execute(
    db.kysely,
  );
  // These are deleted by a second statement, because the two statements use different indexes.
  await sql`delete from bitacora where accion in ('sesion.usarLlave', 'sesion.rechazarLlave', 'sesion.rechazarCodigo')
    and momento < now() - ${KEPT}`.execute(db.kysely);
}
