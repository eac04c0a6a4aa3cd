import type { NotaCredit } from '@lavanda/shared/domain/credit';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';

/** A nota that moved its cliente's credit; `given` in centavos. */
export interface CreditNota extends NotaCredit {
  id: string;
  sucursalId: string;
}

/**
 * SQL for the notas that moved a cliente's credit, as JSON, oldest first; null when no nota did. It finds pagos by 'Saldo'
 * through an index on their cliente, so the query stays fast for a cliente with many notas.
 */
export const creditNotas = (tenant: RawBuilder<unknown>, cliente: RawBuilder<unknown>) => sql<CreditNota[] | null>`(
  select json_agg(json_build_object('id', m.id, 'sucursalId', m.sucursal_id, 'given', m.given, 'voided', m.voided) order by m.creada_en, m.id) from (
    select n.id, n.sucursal_id, n.creada_en, n.anulada_en is not null as voided, -sum(p.monto)::bigint as given
    from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
    where p.tenant_id = ${tenant} and p.cliente_id = ${cliente} group by n.id, n.sucursal_id, n.creada_en, n.anulada_en) m)`;

/** The notas that moved the credit of a cliente, oldest first. */
export async function readCreditNotas(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  clienteId: string,
): Promise<readonly CreditNota[]> {
  const { rows } = await sql<{ notas: CreditNota[] | null }>`
    select ${creditNotas(sql`${tenantId}::uuid`, sql`${clienteId}::uuid`)} as notas`.execute(tx);
  return rows[0]?.notas ?? [];
}
