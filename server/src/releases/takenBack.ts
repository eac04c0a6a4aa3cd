import { type RawBuilder, sql } from 'kysely';

/**
 * SQL for the last decision about a version of a remote: whether it was `taken_back`, or became stable (`given_to_all`).
 * @param remote SQL of the remote's name
 * @param version SQL of the version
 */
export function lastDecision(remote: RawBuilder<unknown>, version: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select h.accion = 'retirada' or (h.accion = 'regreso' and h.antes = ${version}) as taken_back,
           h.accion in ('estable', 'regreso') as given_to_all
      from entregas_historia h
     where h.remoto = ${remote} and h.accion in ('estable', 'candidata', 'retirada', 'regreso')
       and (left(h.detalle, length(${version})) = ${version} or (h.accion = 'regreso' and h.antes = ${version}))
     order by h.id desc limit 1`;
}
