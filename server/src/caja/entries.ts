import type { CajaEntry } from '@lavanda/shared/contract/schemas/caja';
import type { Centavos } from '@lavanda/shared/domain/money';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { type Key, momentOf, writeKey } from '../http/keyCursor.ts';
import type { Which } from './sums.ts';

/** Maximum number of entries on a page of a turno's record, and of entries listed as 'Llegó después' or 'Sin turno'. */
export const PAGE_SIZE = 100;
export const MOST_LATE = 200;

/** Maximum number of movimientos that a corte or a partial corte lists. */
export const MOST_MOVEMENTS = 1_000;

type Row = Omit<CajaEntry, 'monto' | 'momento'> & { monto: Centavos; momento: string; shown: string; micros: number };

const OUTSIDE = sql`case when x.cuenta_en is null then null when x.turno_id is null then 'sin_turno' else 'llego_despues' end`;

/** JSON of a pago's nota. 'liquidada' tells whether the pagos up to this one leave less than 1 peso due of its total. */
const NOTA = sql`json_build_object('_id', n.id, 'folio', n.folio, 'cliente', n.cliente_nombre,
  'liquidada', n.total - n.ajuste - (select sum(o.monto) from pagos o where o.tenant_id = x.tenant_id and o.nota_id = x.nota_id
    and (o.creado_en, o.id) <= (x.creado_en, x.id)) < 100,
  'anulada', n.anulada_en is not null)`;

/** A page of the pagos and movimientos that satisfy a condition, newest first. */
export async function readEntries(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  which: Which,
  { limit, after = null, only }: { limit: number; after?: Key | null; only?: 'movimientos' },
): Promise<{ entries: CajaEntry[]; next: string | null }> {
  const following = after === null ? sql`` : sql`and (x.creado_en, x.id) < (${momentOf(after)}, ${after.id}::uuid)`;
  const shown = sql`where x.tenant_id = ${tenantId} and ${which} ${following} order by x.creado_en desc, x.id desc limit ${limit}`;
  const pagos = sql`
    (select x.id as "_id", case when x.reversa_de is null then 'pago' else 'reversa' end as tipo, x.creado_en as momento,
      coalesce(x.capturado_en, x.creado_en) as shown, coalesce(n.clave, '') as clave, x.metodo, x.monto, ${NOTA} as nota, null::text as categoria, '' as detalle,
      null::uuid as cancela, false as cancelado, ${OUTSIDE} as fuera, x.creado_por
    from pagos x join notas n on n.tenant_id = x.tenant_id and n.id = x.nota_id ${shown}) union all`;
  const { rows } = await sql<Row>`
    select e.*, (extract(epoch from e.momento) * 1000000)::bigint as micros, coalesce(u.nombre, '') as quien from (
      ${only === 'movimientos' ? sql`` : pagos}
      (select x.id as "_id", x.tipo, x.creado_en as momento, x.creado_en as shown, coalesce(x.clave, '') as clave, 'Efvo' as metodo,
        case when (x.tipo = 'entrada') = (x.cancela is null) then x.monto else -x.monto end as monto, null::json as nota,
        x.categoria, x.detalle, x.cancela, exists (select from movimientos o where o.tenant_id = x.tenant_id and o.cancela = x.id) as cancelado,
        ${OUTSIDE} as fuera, x.creado_por
      from movimientos x ${shown})
    ) e left join usuarios u on u.tenant_id = ${tenantId} and u.id = e.creado_por
    order by e.momento desc, e."_id" desc limit ${limit}`.execute(tx);
  const last = rows.at(-1);
  const next = last && rows.length === limit ? writeKey({ micros: last.micros, id: last._id }) : null;
  return { entries: rows.map(toEntry), next };
}

function toEntry({ micros: _, momento: __, shown: moment, monto: amount, ...row }: Row): CajaEntry {
  return {
    _id: row._id,
    tipo: row.tipo,
    momento: new Date(moment).toISOString(),
    clave: row.clave,
    metodo: row.metodo,
    monto: centavosToPesos(amount),
    nota: row.nota,
    categoria: row.categoria,
    detalle: row.detalle,
    cancela: row.cancela,
    cancelado: row.cancelado,
    fuera: row.fuera,
    quien: row.quien,
  };
}
