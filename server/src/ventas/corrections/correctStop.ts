import { CASH } from '@lavanda/shared/domain/caja';
import type { Centavos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Pago } from '../nota.ts';

/** A wrong pago and the right pago that replaces it. */
interface PutRight {
  original: Pago;
  /** The amount of `original` that earlier reversals left, centavos. */
  returnable: Centavos;
  right: Pick<Pago, 'id' | 'monto' | 'metodo'>;
}

/**
 * Updates the driver's stop at which the wrong pago was taken, so that it shows the right amount. The stop is found by the pago's
 * id, else it is the nota's latest paid delivery by the driver whose drawer took the pago; without either, nothing changes.
 */
export async function correctStop(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  { original, returnable, right }: PutRight,
): Promise<void> {
  const more = right.monto - returnable;
  const cash = (right.metodo === CASH ? right.monto : 0) - (original.metodo === CASH ? returnable : 0);
  await sql`
    update paradas p set cobrado = p.cobrado + ${more}::bigint, efectivo = p.efectivo + ${cash}::bigint,
      metodo = case when p.pago_id = ${original.id}::uuid then ${right.metodo}::text else p.metodo end,
      pago_id = case when p.pago_id = ${original.id}::uuid then ${right.id}::uuid else p.pago_id end
    where p.tenant_id = ${tenantId} and p.nota_id = ${notaId} and p.tipo = 'entrega' and p.ruta_id = (
      select q.ruta_id from paradas q
      join rutas r on r.tenant_id = q.tenant_id and r.id = q.ruta_id
      join choferes c on c.tenant_id = r.tenant_id and c.id = r.chofer_id
      join pagos g on g.tenant_id = q.tenant_id and g.id = ${original.id}
      where q.tenant_id = ${tenantId} and q.nota_id = ${notaId} and q.tipo = 'entrega' and q.cobrado > 0
        and (q.pago_id = g.id or c.caja_id = g.caja_id)
      order by q.pago_id = g.id desc nulls last, q.momento desc limit 1)`.execute(tx);
}
