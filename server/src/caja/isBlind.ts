import { can } from '@lavanda/shared/domain/roles';
import { sql } from 'kysely';
import type { TenantReader } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';

/**
 * Whether the session must not see sums that would reveal the day's cash (day.md 8). Never true without the permission
 * 'caja.cambiar'. Else true while its user has an open turno or, for a role that may close only its own turnos, while any turno
 * of its sucursal is open.
 */
export async function isBlind(read: TenantReader, { tenantId, sucursalId, userId, rol: role }: Session): Promise<boolean> {
  if (!can(role, 'caja.cambiar')) return false;
  const ofOthers = can(role, 'caja.cerrar') ? sql`false` : sql`c.sucursal_id = ${sucursalId}`;
  const rows = await read(sql`
    select 1 from cajas c
    join turnos t on t.tenant_id = c.tenant_id and t.id = c.turno_id
    join tenants l on l.id = c.tenant_id
    where c.tenant_id = ${tenantId} and l.usa_corte and (t.abierto_por = ${userId} or ${ofOthers}) limit 1`);
  return rows.length > 0;
}
