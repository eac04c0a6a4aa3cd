import { CLOSED } from '@lavanda/shared/domain/nota';
import { type Kysely, sql } from 'kysely';
import type { NotaDemo } from './notas.ts';

/** Credit that the cliente of the newest closed nota gets, centavos. */
const KEPT = 9_500;

/**
 * Gives credit to the cliente of a sucursal's newest closed nota with pagos, as if an articulo had been removed from the paid
 * nota. Ids are derived from those of the stored pagos, so the same day gives the same data.
 */
export async function seedCredit<B>(tx: Kysely<B>, tenant: string, notas: readonly NotaDemo[]): Promise<void> {
  const nota = notas.findLast(({ status, pagos }) => status === CLOSED && pagos.length > 0);
  const pago = nota?.pagos[0];
  if (!nota || !pago) return;
  await sql`
    insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, reversa_de, motivo, cliente_id, creado_por, creado_en)
    select p.tenant_id, md5(p.id::text || 'de mas')::uuid, p.nota_id, p.sucursal_id, p.fecha, ${KEPT}::bigint, p.metodo, null,
      '', null::uuid, p.creado_por, p.creado_en + interval '1 second'
    from pagos p where p.tenant_id = ${tenant} and p.id = ${pago.id}
    union all
    select p.tenant_id, md5(p.id::text || 'a favor')::uuid, p.nota_id, p.sucursal_id, p.fecha, -${KEPT}::bigint, 'Saldo',
      md5(p.id::text || 'de mas')::uuid, 'Queda como saldo a favor', ${nota.cliente.id}::uuid, p.creado_por, p.creado_en + interval '2 seconds'
    from pagos p where p.tenant_id = ${tenant} and p.id = ${pago.id}`.execute(tx);
}
