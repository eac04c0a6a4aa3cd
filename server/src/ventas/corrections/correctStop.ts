import { CASH } from '@lavanda/shared/domain/caja';
import type { Centavos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Pago } from '../nota.ts';

/** A pago, and what stands in its place. */
interface PutRight {
  original: Pago;
  /** What was left of `original`, centavos. */
  returnable: Centavos;
  right: Pick<Pago, 'id' | 'monto' | 'metodo'>;
}

/** A driver's stop at which a pago was taken tells the right one: by its id, or by the driver's drawer. */
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
