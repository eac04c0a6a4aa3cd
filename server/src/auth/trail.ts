import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

interface Account {
  tenantId: string;
  userId: string;
}

/** Days that sign-ins stay in the trail: they hold addresses, which are personal data. */
const KEPT = sql`interval '180 days'`;

/** Records who came in and from where. Runs as the owner, before the session exists. */
export function recordSignIn(db: Database, account: Account, address: string): Promise<void> {
  return record(db, account, 'sesion.iniciar', address);
}

/** Records a wrong password; the account is the one that was tried. Refused tries (429) are not recorded one by one. */
export function recordFailedSignIn(db: Database, account: Account, address: string): Promise<void> {
  return record(db, account, 'sesion.fallar', address);
}

async function record(db: Database, { tenantId, userId }: Account, action: string, address: string): Promise<void> {
  const detail = JSON.stringify({ direccion: address });
  await sql`
    insert into bitacora (tenant_id, usuario_id, accion, detalle)
    values (${tenantId}, ${userId}, ${action}, ${detail}::jsonb)`.execute(db.kysely);
}

export async function cleanUpSignIns(db: Database): Promise<void> {
  await sql`delete from bitacora where accion in ('sesion.iniciar', 'sesion.fallar') and momento < now() - ${KEPT}`.execute(
    db.kysely,
  );
}
