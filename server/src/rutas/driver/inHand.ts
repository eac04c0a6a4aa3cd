import { CASH, expectedOf } from '@lavanda/shared/domain/caja';
import type { Centavos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import { ofTurno, readSums } from '../../caja/sums.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { DriverLink } from './link.ts';

/**
 * Cash that a driver has to hand over: the expected cash of the driver's open turno, so nothing after a corte. In a laundry that
 * doesn't use cortes, it is the cash taken on the route, or 0 without a route.
 */
export async function readInHand(
  tx: Transaction<DatabaseSchema>,
  { tenantId, driverId, routeId }: Pick<DriverLink, 'tenantId' | 'driverId'> & { routeId: string | null },
): Promise<Centavos> {
  const { rows } = await sql<{ usesCortes: boolean; turno: string | null; fondo: Centavos | null; taken: Centavos }>`
    select t.usa_corte as "usesCortes", a.turno_id as turno, o.fondo,
      (select coalesce(sum(p.efectivo), 0)::bigint from paradas p where p.tenant_id = t.id and p.ruta_id = ${routeId}) as taken
    from tenants t
    join choferes c on c.tenant_id = t.id and c.id = ${driverId}
    left join cajas a on a.tenant_id = c.tenant_id and a.id = c.caja_id
    left join turnos o on o.tenant_id = a.tenant_id and o.id = a.turno_id
    where t.id = ${tenantId}`.execute(tx);
  const [row] = rows;
  if (!row?.usesCortes) return row?.taken ?? 0;
  if (row.turno === null) return 0;
  return expectedOf(await readSums(tx, tenantId, ofTurno(row.turno), row.fondo ?? 0))[CASH];
}
