import { type RawBuilder, sql } from 'kysely';
import { conjuntos, corriente } from './condiciones.ts';
import { corrientesDeTexto } from './deTexto.ts';
import type { Filtro } from './filtro.ts';

type Sql = RawBuilder<unknown>;

/**
 * The keys (tenant_id, fecha, creada_en, id) of the filter's first `cuantas` notes as subselects to put together with `union all`: each comes in
 * the order of the list and they don't overlap, so that their merge is the list. With a text, they need `previas` in the statement.
 */
export function corrientes(filtro: Filtro, mas: readonly Sql[], cuantas: Sql): Sql {
  const todas = filtro.texto
    ? corrientesDeTexto(filtro, mas, cuantas)
    : conjuntos(filtro, mas).map((donde) => corriente(donde, cuantas));
  return sql.join(todas, sql` union all `);
}
