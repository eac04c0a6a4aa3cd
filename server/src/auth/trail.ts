import { sql } from 'kysely';
import type { Base } from '../db/connection.ts';

interface Account {
  tenantId: string;
  userId: string;
}

/** Days that sign-ins stay in the trail: they hold addresses, which are personal data. */
const KEPT = sql`interval '180 days'`;

/** Records who came in and from where. Runs as the owner, before the session exists. */
export function recordSignIn(base: Base, account: Account, address: string): Promise<void> {
  return record(base, account, 'sesion.iniciar', address);
}

/** Records a wrong password; the account is the one that was tried. Refused tries (429) are not recorded one by one. */
export function recordFailedSignIn(base: Base, account: Account, address: string): Promise<void> {
  return record(base, account, 'sesion.fallar', address);
}

async function record(base: Base, { tenantId, userId }: Account, action: string, address: string): Promise<void> {
  const detail = JSON.stringify({ direccion: address });
  await sql`
    insert into bitacora (tenant_id, usuario_id, accion, detalle)
    values (${tenantId}, ${userId}, ${action}, ${detail}::jsonb)`.execute(base.kysely);
}

export async function cleanUpSignIns(base: Base): Promise<void> {
  await sql`delete from bitacora where accion in ('sesion.iniciar', 'sesion.fallar') and momento < now() - ${KEPT}`.execute(
    base.kysely,
  );
}
