import type { KeptPromises } from '@lavanda/shared/contract/schemas/promises';
import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { readAsTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { readyByHistory } from '../ventas/stages/readyAt.ts';

/**
 * For each sucursal and each month of promised days, counts the notas that were done or are overdue, and those done in time
 * (day.md 4). A nota is done when it is ready on the rack or, if it never was, when it is closed. Days are in the sucursal's
 * time zone.
 * @param sucursal id, or null for all of the tenant
 */
export function readPromises(
  db: Database,
  { tenantId }: Pick<Session, 'tenantId'>,
  sucursal: string | null,
  year: number,
  now: Date,
): Promise<KeptPromises[]> {
  return readAsTenant(
    db,
    tenantId,
    sql<KeptPromises>`
    with dias as materialized (
      select id, zona_horaria as zona, (${now.toISOString()}::timestamptz at time zone zona_horaria)::date as hoy from sucursales
      where tenant_id = ${tenantId} ${sucursal === null ? sql`` : sql`and id = ${sucursal}`}
    ), promesas as (
      select n.fecha_entrega, n.sucursal_id, d.hoy, (coalesce(n.lista_en,
        case when n.etapa = 'lista' then ${readyByHistory('n')} end, n.cerrada_en) at time zone d.zona)::date as hecha
      from dias d join notas n on n.tenant_id = ${tenantId} and n.sucursal_id = d.id
        and n.fecha_entrega between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)
      where n.anulada_en is null and n.status >= 0
    )
    select extract(month from fecha_entrega)::int as mes, sucursal_id as sucursal, count(*)::int as prometidas,
      (count(*) filter (where hecha <= fecha_entrega))::int as cumplidas
    from promesas where hecha is not null or fecha_entrega < hoy group by 1, 2 order by 1, 2`,
  );
}
