import { can } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { TenantReader } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';

/**
 * Whether sums that tell the cash of the day stay hidden from the session (day.md 8): its role counts and only closes
 * its own turnos, and one is open in its sucursal.
 */
export async function isBlind(read: TenantReader, { tenantId, sucursalId, rol: role }: Session): Promise<boolean> {
  if (!can(role, 'caja.cambiar') || can(role, 'caja.cerrar')) return false;
  const rows = await read(sql`
    select 1 from cajas c join tenants t on t.id = c.tenant_id
    where c.tenant_id = ${tenantId} and c.sucursal_id = ${sucursalId} and c.turno_id is not null and t.usa_corte limit 1`);
  return rows.length > 0;
}
