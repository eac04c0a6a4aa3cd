import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import { REMEMBERED, REMOVED } from '../../rutas/removedStops.ts';

/**
 * Makes the delivery of a reopened nota wait on its route again, because its pieces have to be handed over again. The stop
 * keeps the collected amount. If several routes had delivered the nota, only the last one keeps the stop.
 */
export async function reopenStop(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<void> {
  await sql`
    with hechas as materialized (
      select ruta_id, row_number() over (order by momento desc nulls last) as n from paradas
      where tenant_id = ${tenantId} and nota_id = ${notaId} and tipo = 'entrega' and estado = 'hecha'),
    quitadas as (
      delete from paradas p using hechas h where p.tenant_id = ${tenantId} and p.ruta_id = h.ruta_id and p.nota_id = ${notaId}
        and p.tipo = 'entrega' and h.n > 1 returning ${REMOVED}), ${REMEMBERED}
    update paradas p set estado = 'pendiente', operacion = null, momento = null, recibida_en = null, avisada_en = null,
      detalle = '', problema = '' from hechas h
    where p.tenant_id = ${tenantId} and p.ruta_id = h.ruta_id and p.nota_id = ${notaId} and p.tipo = 'entrega' and h.n = 1`.execute(
    tx,
  );
}
