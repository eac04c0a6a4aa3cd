import { IN_SUCURSAL } from '@lavanda/shared/domain/nota';
import { satFormOf } from '@lavanda/shared/domain/satForm';
import { type Kysely, sql } from 'kysely';
import type { NotaDemo } from './notas.ts';

/** Amount that is paid too much for one of the two notas, so that it has a saldo in favor, centavos. */
const FAVOR = 9_500;

/**
 * Adds pagos to two partly paid notas of a sucursal: to one a reversal and the same amount by another method, to the other more
 * than its saldo. The new ids derive from those of the stored pagos, so a demo of the same day has the same data.
 */
export async function seedCorrections<B>(tx: Kysely<B>, tenant: string, notas: readonly NotaDemo[]): Promise<void> {
  const partly = notas.filter(({ status, abonos, total }) => status === IN_SUCURSAL && abonos > 0 && abonos < total);
  const [second, first] = partly.slice(-2);
  const [wrong] = first?.pagos ?? [];
  const [advance] = second?.pagos ?? [];
  if (!wrong || !second || !advance) return;
  const right = wrong.metodo === 'Efvo' ? 'TDC' : 'Efvo';
  const form = satFormOf(right, null, null);
  await sql`
    insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, reversa_de, motivo, creado_por, creado_en,
      tarjeta, forma_sat)
    select p.tenant_id, md5(p.id::text || 'reversa')::uuid, p.nota_id, p.sucursal_id, p.fecha, -p.monto, p.metodo, p.id,
      'Método equivocado', p.creado_por, p.creado_en + interval '1 second', p.tarjeta, p.forma_sat
    from pagos p where p.tenant_id = ${tenant} and p.id = ${wrong.id}
    union all
    select p.tenant_id, md5(p.id::text || 'nuevo')::uuid, p.nota_id, p.sucursal_id, p.fecha, p.monto, ${right}::text, null,
      '', p.creado_por, p.creado_en + interval '2 seconds', null, ${form}::text
    from pagos p where p.tenant_id = ${tenant} and p.id = ${wrong.id}`.execute(tx);
  const paid = second.total - second.abonos + FAVOR;
  await sql`
    insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, creado_por, creado_en, tarjeta, forma_sat)
    select p.tenant_id, md5(p.id::text || 'demas')::uuid, p.nota_id, p.sucursal_id, p.fecha, ${paid}::bigint, p.metodo, p.creado_por,
      p.creado_en + interval '1 second', p.tarjeta, p.forma_sat
    from pagos p where p.tenant_id = ${tenant} and p.id = ${advance.id}`.execute(tx);
  await sql`update notas set abonos = abonos + ${paid}::bigint where tenant_id = ${tenant} and id = ${second.id}`.execute(tx);
}
