import { type RawBuilder, sql } from 'kysely';
import { comunes, conjuntos, conMarca, corriente, LLAVE, ORDEN, y } from './condiciones.ts';
import { deFolio, delStatus, recorridas } from './deTexto.ts';
import type { Filtro } from './filtro.ts';

type Sql = RawBuilder<unknown>;

/** Longer stretches (an export's) are read as `corrientesDeTexto`. */
const PAGINA_MAXIMA = 100;
/** Notes of the list that are walked to find a page of a text, and the customers it must have for them to be likely to hold it. */
const CERCANAS = { notas: 2000, clientes: 500 };
/** Notes are counted up to here, and so many of a text gathered before the rest is left alone. */
export const CONTEO_MAXIMO = 1001;
/** Up to this many customers, all their notes are gathered when they aren't so many; of more, those of `muestra` of them. */
const JUNTABLES = { todos: 3000, muestra: 1000 };
/** Up to this many customers, what is newer than the gathered is looked for by customer; of more, the list is walked until there is a page. */
const POR_CLIENTE = 5000;

/** @param hasta notes up to the page's end */
export const esPagina = (hasta: number): boolean => hasta <= PAGINA_MAXIMA;

const unidas = (partes: readonly Sql[]) => sql.join(partes, sql` union all `);
const cuantos = sql`(select total from cuantos)`;
const sonPocos = sql`${cuantos} <= ${sql.lit(JUNTABLES.todos)}`;
const faltan = sql`not (select si from bastan)`;
const incompletas = sql`(select si from incompletas)`;

/** Conditions of the customers' notes but for whose they are. */
const suyas = (filtro: Filtro): Sql[] => [...comunes(filtro), delStatus(filtro), ...conMarca(filtro.marca)];

/** `juntas`: the text's notes in no order, `CONTEO_MAXIMO` at most; `incompletas (si)`: whether there are more, as far as the many customers' sample says. */
function juntas(filtro: Filtro, mas: readonly Sql[]): Sql[] {
  const { todos, muestra } = JUNTABLES;
  const tope = sql.lit(CONTEO_MAXIMO);
  const algunos = sql`array(select id from hallados limit (select case when ${sonPocos} then ${sql.lit(todos)} else ${sql.lit(muestra)} end))`;
  const donde = y([...suyas(filtro), ...mas, sql`n.cliente_id = any(${algunos})`]);
  const partes = [...deFolio(filtro, mas, tope), sql`(select ${LLAVE} from notas n where ${donde} limit ${tope})`];
  return [
    sql`juntas as materialized (select * from (${unidas(partes)}) as c limit ${tope})`,
    sql`incompletas as materialized (select count(*) = ${tope} as si from juntas)`,
  ];
}

/**
 * `cercanas`: the first `pagina` of the text among the latest notes of the list, where a common text has them; `bastan (si)`: whether they are all
 * there.
 */
function cercanas(filtro: Filtro, mas: readonly Sql[], pagina: Sql): Sql[] {
  const notas = sql.lit(CERCANAS.notas);
  const sonMuchos = sql`${cuantos} > ${sql.lit(CERCANAS.clientes)}`;
  const vecinas = (columnas: Sql) => {
    const partes = conjuntos(filtro, [...mas, sonMuchos]).map((donde) => corriente(donde, notas, columnas));
    return sql`(select * from (${unidas(partes)}) as v order by ${ORDEN} limit ${notas})`;
  };
  return [
    sql`cercanas as materialized (select ${LLAVE} from ${vecinas(sql`${LLAVE}, n.cliente_id`)} as n
      where (n.cliente_id in (select id from hallados)) is true order by ${ORDEN} limit ${pagina})`,
    // A list that ends before so many notes has no others.
    sql`bastan as materialized (select case when count(*) = ${pagina} then true
      else ${sonMuchos} and (select count(*) from ${vecinas(LLAVE)} as v) < ${notas} end as si from cercanas)`,
  ];
}

/**
 * The first `pagina` when `cercanas` doesn't hold them: of the gathered the last of so many newest is a bound, and what is newer than it is few
 * notes of any customer. The gathered that aren't `incompletas` are all there is.
 */
function lejanas(filtro: Filtro, mas: readonly Sql[], pagina: Sql): Sql[] {
  const deSobra = [...mas, incompletas, faltan];
  const nuevas = y([
    ...suyas(filtro),
    ...deSobra,
    sql`${cuantos} <= ${sql.lit(POR_CLIENTE)}`,
    sql`n.cliente_id = any(array(select id from hallados))`,
    sql`n.fecha >= (select min(fecha) from (select fecha from juntas order by fecha desc limit ${pagina}) as j)`,
  ]);
  return [
    // `offset 0`: gathered by customer and then put in order, never the list walked in its order.
    sql`(select * from (select ${LLAVE} from notas n where ${nuevas} offset 0) as n order by ${ORDEN} limit ${pagina})`,
    ...recorridas(filtro, [...deSobra, sql`${cuantos} > ${sql.lit(POR_CLIENTE)}`], pagina),
  ];
}

/** Subqueries up to `elegidas`, the keys of a page of a text: `limite` after the first `desde` of those with `mas`. */
export function paginaDeTexto(filtro: Filtro, mas: readonly Sql[], limite: number, desde: number): Sql[] {
  const pagina = sql`${sql.lit(desde + limite)}`;
  const enteras = sql`${faltan} and not ${incompletas}`;
  const partes = [
    sql`(select * from cercanas where (select si from bastan))`,
    sql`(select * from juntas where ${enteras} and ${sonPocos} order by ${ORDEN} limit ${pagina})`,
    ...recorridas(filtro, [...mas, enteras, sql`not (${sonPocos})`], pagina),
    ...lejanas(filtro, mas, pagina),
    ...deFolio(filtro, [...mas, sql`not (${enteras} and ${sonPocos})`], pagina),
  ];
  return [
    ...cercanas(filtro, mas, pagina),
    ...juntas(filtro, [...mas, faltan]),
    sql`elegidas as materialized (select * from (${unidas(partes)}) as c
      order by ${ORDEN} limit ${sql.lit(limite)} offset ${sql.lit(desde)})`,
  ];
}

/**
 * Subqueries of a text's first page: `contadas`, keys of all its notes or of `CONTEO_MAXIMO` when there are more, and `elegidas`, the first `pagina` in the
 * order of the list.
 * The gathered count, and when they are all, hold the page too; there being more, it comes apart. Many customers whose sample hasn't so many: the
 * list walked to `CONTEO_MAXIMO`.
 */
export function contadasDeTexto(filtro: Filtro, pagina: Sql): Sql[] {
  const tope = sql.lit(CONTEO_MAXIMO);
  const porCaminar = [sql`not (${sonPocos})`, sql`not ${incompletas}`];
  const caminadas = [...recorridas(filtro, porCaminar, tope), ...deFolio(filtro, porCaminar, tope)];
  const partes = [
    sql`(select * from contadas where not ${incompletas})`,
    sql`(select * from cercanas where (select si from bastan))`,
    ...lejanas(filtro, [], pagina),
    ...deFolio(filtro, [incompletas], pagina),
  ];
  return [
    ...juntas(filtro, []),
    sql`caminadas as materialized (select * from (${unidas(caminadas)}) as c order by ${ORDEN} limit ${tope})`,
    sql`contadas as materialized (select * from juntas where ${sonPocos} or ${incompletas} union all select * from caminadas)`,
    ...cercanas(filtro, [incompletas], pagina),
    sql`elegidas as materialized (select * from (${unidas(partes)}) as c order by ${ORDEN} limit ${pagina})`,
  ];
}
