import type { PendingOfChofer } from '@lavanda/shared/contract/schemas/rutas';
import { dayIn } from '@lavanda/shared/domain/dates';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { readInHand } from '../driver/inHand.ts';
import { isStopOfDay } from '../isStop.ts';

/** The number of a driver's pending stops that the boards show from today on, and the cash to hand over, pesos. */
export async function pendingOf(
  tx: Transaction<DatabaseSchema>,
  { tenantId, zonaHoraria: zone }: Session,
  driverId: string,
): Promise<PendingOfChofer> {
  const today = dayIn(zone, new Date());
  const days = { day: sql.ref('r.dia'), today };
  const { rows } = await sql<{ paradas: number; routeId: string | null }>`
    select (select count(*)::int from paradas p
        join rutas r on r.tenant_id = p.tenant_id and r.id = p.ruta_id
        join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
        where p.tenant_id = ${tenantId} and r.chofer_id = ${driverId} and r.dia >= ${today} and p.estado = 'pendiente'
          and n.anulada_en is null
          and case p.tipo when 'entrega' then ${isStopOfDay('entrega', days)} else ${isStopOfDay('recoleccion', days)} end) as paradas,
      (select id from rutas where tenant_id = ${tenantId} and chofer_id = ${driverId} and dia = ${today}) as "routeId"`.execute(
    tx,
  );
  const { paradas = 0, routeId = null } = rows[0] ?? {};
  return { paradas, efectivo: centavosToPesos(await readInHand(tx, { tenantId, driverId, routeId })) };
}
