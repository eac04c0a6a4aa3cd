import { CLOSED } from '@lavanda/shared/domain/nota';
import { sql } from 'kysely';
import type { TenantReader } from '../../db/tenancy.ts';
import { NOTA_FROM, notaJson } from '../notaJson.ts';
import type { Filter } from './filter.ts';
import { common, hasFlags, hasStatus } from './partitions.ts';

/** Maximum number of notas in an answer, at about 700 bytes each. If there are more, the answer says how many there are. */
export const MAX_OPEN = 20_000;

/** Whether the filter selects only open notas, which are few compared with the closed ones, and has no text. */
export function isOpenList({ status, text, voided }: Filter): boolean {
  return !voided && text === null && !status.includes(CLOSED);
}

/**
 * Every open nota that matches the filter, newest first, without lines and pagos. If there are more than `max`, those due last
 * are left out, so that overdue ones stay.
 * @returns the response body as JSON text (contract `listSalesCall`)
 */
export async function readOpenList(read: TenantReader, filter: Filter, max = MAX_OPEN): Promise<string> {
  const conditions = sql.join([...common(filter), hasStatus(filter), ...hasFlags(filter)], sql` and `);
  const [list] = await read(sql<{ rows: string; total: number | null }>`
    with list as materialized (
      select n.tenant_id, n.id from notas n where ${conditions}
      order by coalesce(n.fecha_entrega, n.fecha), n.creada_en, n.id limit ${sql.lit(max)}
    )
    select coalesce((select json_agg(${notaJson(false)} order by n.fecha desc, n.creada_en desc, n.id desc)
        from list as p join (${NOTA_FROM}) on n.tenant_id = p.tenant_id and n.id = p.id)::text, '[]') as rows,
      case when (select count(*) from list) = ${sql.lit(max)} then (select count(*) from notas n where ${conditions}) end as total`);
  const { rows, total } = list ?? { rows: '[]', total: null };
  const cut = total !== null && Number(total) > max;
  return `{"results":${rows}${cut ? `,"conteo":${total}` : ''}}`;
}
