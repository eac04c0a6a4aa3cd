import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { type RawBuilder, sql } from 'kysely';
import { type Filter, FLAGS } from './filter.ts';

export type Condition = RawBuilder<unknown>;

/** The condition that all of the given ones hold. */
export const all = (conditions: readonly Condition[]) => sql.join(conditions, sql` and `);

const ALL_FLAGS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Conditions of a filter that all partitions share. */
export function common({ tenantId, sucursal, cliente, from, until, voided }: Filter): Condition[] {
  const conditions = [sql`n.tenant_id = ${tenantId}`, voided ? sql`n.anulada_en is not null` : sql`n.anulada_en is null`];
  if (sucursal !== null) conditions.push(sql`n.sucursal_id = ${sucursal}`);
  if (cliente !== null) conditions.push(sql`n.cliente_id = ${cliente}`);
  if (from !== null) conditions.push(sql`n.fecha >= ${from}::date`);
  if (until !== null) conditions.push(sql`n.fecha <= ${until}::date`);
  return conditions;
}

/** Notas with a saldo below 0, written as in the partial index notas_a_favor. */
const IN_FAVOR = sql`n.total - n.abonos - n.ajuste < 0`;

/**
 * Conditions for `flags` and `favor`. The flag `adeudo` is repeated as a separate condition, so that the partial index
 * notas_con_adeudo matches.
 */
export function hasFlags({ flags, favor }: Filter): Condition[] {
  const bits = [...new Set([flags & FLAGS.adeudo, flags])].filter((some) => some !== 0);
  return [...bits.map((some) => sql`n.marca & ${sql.lit(some)} = ${sql.lit(some)}`), ...(favor ? [IN_FAVOR] : [])];
}

export const hasStatus = ({ status }: Filter): Condition => sql`n.status in (${sql.join(status.map((one) => sql.lit(one)))})`;

/**
 * Splits the filter into disjoint sets of conditions, for each of which an index returns notas in the list's order. Statuses
 * and flags are literals, so that PostgreSQL can use its partial indexes. Voided notas are few, so one index has all of them.
 */
export function partitions(filter: Filter): Condition[][] {
  const { status, flags, favor, cliente, voided } = filter;
  const base = common(filter);
  const flagged = [...base, ...hasFlags(filter)];
  if (voided || !status.includes(10)) return [[...flagged, hasStatus(filter)]];
  const received = [sql`n.status >= 0`, ...(status.includes(0) ? [] : [sql`n.status = 10`])];
  const pickups = status.includes(TO_COLLECT) ? [[...flagged, sql`n.status = -1`]] : [];
  if (flags === 0 || favor || cliente !== null) return [[...flagged, ...received], ...pickups];
  const values = ALL_FLAGS.filter((value) => (value & flags) === flags);
  return [...values.map((value) => [...base, ...received, sql`n.marca = ${sql.lit(value)}::smallint`]), ...pickups];
}
