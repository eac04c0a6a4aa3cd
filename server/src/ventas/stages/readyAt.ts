import { type RawBuilder, sql } from 'kysely';

/**
 * When a nota last became 'lista', by its history; null when it never did. For notas without `lista_en`: older than
 * that column, or moved by a server of the previous release.
 * @param nota the name of `notas` in the query
 */
export function readyByHistory(nota: 'notas' | 'n'): RawBuilder<string | null> {
  return sql<string | null>`(select max(h.momento) from nota_historia h where h.tenant_id = ${sql.ref(`${nota}.tenant_id`)}
    and h.nota_id = ${sql.ref(`${nota}.id`)} and h.cambio->'etapa'->>1 = 'lista')`;
}

/**
 * `lista_en` of a nota that an update of `notas` leaves 'lista' or closed: one that was ready already keeps its
 * moment.
 */
export const READY_AT = sql<string>`case when notas.etapa = 'lista'
  then coalesce(notas.lista_en, ${readyByHistory('notas')}, now()) else now() end`;
