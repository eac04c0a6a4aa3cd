import { searchWords } from '@lavanda/shared/domain/text';
import { type RawBuilder, sql } from 'kysely';
import type { Place } from './cursor.ts';
import { searchDigits } from './searchTerm.ts';

/** A slice of the search's result: `limit` clientes, after a cursor or after the first `offset`. */
export interface Slice {
  limit: number;
  offset?: number;
  after: Place | null;
}

/**
 * CTEs that end in `found` (id, nombre_norm, resto): first the clientes whose name begins with the text, then (`resto`) those
 * whose name contains all words of the text or whose phone contains the text, each group sorted by name. An empty text finds all.
 */
export function searchCustomers(tenantId: string, text: string, { limit, offset = 0, after }: Slice): RawBuilder<unknown>[] {
  const upTo = sql`${offset + limit}::bigint`;
  const prefix = sql`(select prefix from wanted)`;
  const place = (rest: boolean, row: RawBuilder<unknown>) =>
    after?.resto === rest ? sql`and ${row} > (${after.nombreNorm}, ${after.id}::uuid)` : sql``;
  // chr(1114111), the last code point, sorts after every name that begins with the text.
  const beginning = sql`select c.id, c.nombre_norm, false as resto from clientes c
    where c.tenant_id = ${tenantId} and c.eliminado_en is null
      and c.nombre_norm collate "C" >= ${prefix} and c.nombre_norm collate "C" < ${prefix} || chr(1114111)
      ${place(false, sql`(c.nombre_norm collate "C", c.id)`)} ${after?.resto ? sql`and false` : sql``}
    order by c.nombre_norm collate "C", c.id limit ${upTo}`;
  // Finds nothing when the names that begin with the text already fill the page.
  const others = sql`select m.id, m.nombre_norm, true as resto from clientes_de_palabras(${searchWords(text)}::text[], ${searchDigits(text)}) m
    where (select count(*) from beginning) < ${upTo} and not m.eliminado and not starts_with(m.nombre_norm, ${prefix})
      ${place(true, sql`(m.nombre_norm collate "C", m.id)`)}
    order by m.nombre_norm collate "C", m.id limit ${upTo}`;
  const all = text === '' ? sql`table beginning` : sql`table beginning union all (${others})`;
  return [
    sql`wanted as materialized (select normalizar(${text}) as prefix)`,
    sql`beginning as materialized (${beginning})`,
    sql`found as materialized (select * from (${all}) as a
      order by resto, nombre_norm collate "C", id limit ${limit}::bigint offset ${offset}::bigint)`,
  ];
}
