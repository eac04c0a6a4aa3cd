import type { AnswerOf } from '@lavanda/shared/contract/calls/call';
import type { listToReviewCall } from '@lavanda/shared/contract/calls/capture';
import type { NotaToReview } from '@lavanda/shared/contract/schemas/review';
import { creditOf } from '@lavanda/shared/domain/credit';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { sql } from 'kysely';
import { type CreditNota, creditNotas } from '../../credit/readCredit.ts';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { TO_REVIEW } from '../notaJson.ts';

type ToReview = AnswerOf<typeof listToReviewCall>;
type Row = Omit<NotaToReview, 'saldo_favor'> & { creditos: CreditNota[] | null; conteo: number };

/** Maximum number of notas in the list. */
const MOST = 100;

/**
 * The notas with points to review that no user has marked as seen (day.md 1), at most `MOST`, first the nota with the newest
 * point. `conteo` counts all of them.
 * @param sucursal limits the list to one sucursal
 */
export function listToReview(db: Database, session: Session, { sucursal }: { sucursal?: string | undefined }): Promise<ToReview> {
  const { tenantId } = session;
  const where = sucursal === undefined ? sql`` : sql`and n.sucursal_id = ${sucursal}`;
  return withTenant(db, tenantId, async (tx) => {
    const { rows } = await sql<Row>`
      with pendientes as materialized (
        select nota_id, max(id) as hasta, max(creada_en) as ultima from revisiones where tenant_id = ${tenantId} and revisada_en is null group by nota_id
      ), listadas as materialized (
        select n.*, p.hasta, p.ultima, count(*) over ()::int as conteo
        from pendientes p join notas n on n.tenant_id = ${tenantId} and n.id = p.nota_id and n.anulada_en is null ${where}
        order by p.ultima desc, n.id limit ${sql.lit(MOST)}
      )
      select n.id as _id, n.folio, coalesce(n.clave, '') as clave, n.cliente_id as usuario, n.cliente_nombre as usuario_name,
        n.sucursal_id as sucursal, s.nombre as sucursal_name, round(n.total / 100.0, 2)::float8 as total, ${TO_REVIEW} as revisar,
        n.hasta, n.conteo, ${creditNotas(sql`${tenantId}::uuid`, sql`d.dueno`)} as creditos
      from listadas n cross join lateral (select n.cliente_id as dueno) d join sucursales s on s.tenant_id = n.tenant_id and s.id = n.sucursal_id
      order by n.ultima desc, n.id`.execute(tx);
    const results = rows.map(({ creditos: credits, conteo: _, ...nota }) => ({
      ...nota,
      saldo_favor: centavosToPesos(creditOf(credits ?? [])),
    }));
    return { results, conteo: rows[0]?.conteo ?? 0 };
  });
}
