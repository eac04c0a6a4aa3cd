import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the last time when a nota became 'lista', by its history; null without such an entry. It serves notas that were
 * 'lista' before the column `lista_en` existed, or that a server of the previous release moved.
 * @param nota name of the table `notas` in the query
 */
export function readyByHistory(nota: 'notas' | 'n'): RawBuilder<string | null> {
  return sql<string | null>`(select max(h.momento) from nota_historia h where h.tenant_id = ${sql.ref(`${nota}.tenant_id`)}
    and h.nota_id = ${sql.ref(`${nota}.id`)} and h.cambio->'etapa'->>1 = 'lista')`;
}

/**
 * Value of `lista_en` for an update of `notas` after which the nota is 'lista' or closed: a nota that was ready already keeps its
 * moment.
 */
export const READY_AT = sql<string>`case when notas.etapa = 'lista'
  then coalesce(notas.lista_en, ${readyByHistory('notas')}, now()) else now() end`;
