import type { TellOpen } from '@lavanda/shared/contract/schemas/events';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { CHANNEL } from '../db/notifications.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { notaVisible } from '../ventas/readNota.ts';
import type { OpenNota, Presence } from './presence.ts';

/**
 * Notifies every server which nota the window has open.
 * @returns the users who have the nota open in other windows, as `Presence.others` counts them; empty when `nota` is null
 * @throws HttpProblem 404 when the session can't see the nota
 */
export async function tellOpen(
  db: Database,
  presence: Presence,
  session: Session,
  { nota, ventana: here, equipo: register }: TellOpen,
): Promise<{ _id: string; nombre: string }[]> {
  const { tenantId: tenant, userId: user } = session;
  return withTenant(db, tenant, async (tx) => {
    const sucursal = nota === null ? session.sucursalId : (await notaVisible(tx, session, nota)).sucursal;
    const open: OpenNota = { tenant, sucursal, nota, ventana: here, equipo: register ?? null, usuario: user };
    await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ abierta: open })})`.execute(tx);
    const others = nota === null ? [] : presence.others(open);
    if (others.length === 0) return [];
    const { rows } = await sql<{ _id: string; nombre: string }>`select id as "_id", nombre from usuarios
      where tenant_id = ${tenant} and id = any(${others}::uuid[]) order by nombre`.execute(tx);
    return rows;
  });
}
