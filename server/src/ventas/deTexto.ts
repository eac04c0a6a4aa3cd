import { type RawBuilder, sql } from 'kysely';
import { comunes, conjuntos, conMarca, corriente, ORDEN, porStatus, y } from './condiciones.ts';
import type { Filtro } from './filtro.ts';

type Sql = RawBuilder<unknown>;

/**
 * Up to this many customers of a text, their notes are gathered by customer; beyond, the list is walked and each note's customer looked up. With
 * switches the walk goes through several streams, each to its own end, and pays later.
 */
const POCOS_CLIENTES = { sinMarca: 1000, conMarca: 3000 };

/** The statement's preamble: the customers of the text, when there is one. */
export function previas({ texto }: Filtro): Sql[] {
  if (!texto) return [];
  return [
    sql`hallados as materialized (select h.id from clientes_de_texto(${texto.nombre}, ${texto.digitos}) as h(id))`,
    sql`cuantos as materialized (select count(*) as total from hallados)`,
  ];
}

export const delStatus = ({ status }: Filtro): Sql => sql`n.status in (${sql.join(status.map((uno) => sql.lit(uno)))})`;

/** The notes that have the text as their folio and aren't of its customers. */
export function deFolio(filtro: Filtro, mas: readonly Sql[], cuantas: Sql): Sql[] {
  const folio = filtro.texto?.folio ?? null;
  if (folio === null) return [];
  const donde = y([
    ...comunes(filtro),
    delStatus(filtro),
    ...mas,
    ...conMarca(filtro.marca),
    sql`n.sucursal_id = any(array(select s.id from sucursales s where s.tenant_id = ${filtro.tenantId}))`,
    sql`n.folio = ${folio}::bigint`,
    sql`(n.cliente_id in (select id from hallados)) is not true`,
  ]);
  return [corriente(donde, cuantas)];
}

/** The text's notes: of its customers, gathered one way or the other by how many they are, and those with that folio. */
export function corrientesDeTexto(filtro: Filtro, mas: readonly Sql[], cuantas: Sql): Sql[] {
  const { recibidas, otras } = porStatus(filtro);
  const tope = sql.lit(filtro.marca === 0 ? POCOS_CLIENTES.sinMarca : POCOS_CLIENTES.conMarca);
  const juntadas = [recibidas, otras]
    .filter((suyo) => suyo !== null)
    .map((suyo) => {
      const suyas = corriente(
        y([...comunes(filtro), ...mas, ...conMarca(filtro.marca), ...suyo, sql`n.cliente_id = h.id`]),
        cuantas,
      );
      return sql`(select p.* from hallados h cross join lateral ${suyas} p where (select total from cuantos) <= ${tope}
        order by ${ORDEN} limit ${cuantas})`;
    });
  return [
    ...juntadas,
    ...recorridas(filtro, [...mas, sql`(select total from cuantos) > ${tope}`], cuantas),
    ...deFolio(filtro, mas, cuantas),
  ];
}

/** The list walked, each note's customer looked up among the text's. */
export function recorridas(filtro: Filtro, mas: readonly Sql[], cuantas: Sql): Sql[] {
  // `is true` keeps the test a lookup in a hash: as a join the planner might begin at the customers, and they are too many for that.
  const suyas = sql`(n.cliente_id in (select id from hallados)) is true`;
  return conjuntos(filtro, [...mas, suyas]).map((donde) => corriente(donde, cuantas));
}

/**
 * `alcanza (si)`: whether the text's notes are more than `desde`. Counting them customer by customer costs less than walking the list to find that
 * the page is past its end.
 */
export function alcanza(filtro: Filtro, desde: number): Sql {
  const donde = y([
    ...comunes(filtro),
    delStatus(filtro),
    ...conMarca(filtro.marca),
    sql`n.cliente_id = any(array(select id from hallados))`,
  ]);
  // One more: the note that has the text as its folio.
  return sql`alcanza as materialized (select 1 + count(*) > ${desde} as si from (select 1 from notas n where ${donde} limit ${desde}) as c)`;
}
