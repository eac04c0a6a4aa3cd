import { POR_RECOLECTAR } from '@lavanda/shared/domain/nota';
import { type RawBuilder, sql } from 'kysely';
import type { Filtro } from './filtro.ts';

type Sql = RawBuilder<unknown>;

/**
 * Up to this many customers of a text, their notes are gathered by customer; beyond, the list is walked and each note's customer looked up. With
 * switches the walk goes through several streams, each to its own end, and pays later.
 */
const POCOS_CLIENTES = { sinMarca: 1000, conMarca: 3000 };
const TODAS_LAS_MARCAS = [0, 1, 2, 3, 4, 5, 6, 7];

export const ORDEN = sql`fecha desc, creada_en desc, id desc`;
const y = (partes: readonly Sql[]) => sql.join(partes, sql` and `);

/** The statement's preamble: the customers of the text, when there is one. */
export function previas({ texto }: Filtro): Sql[] {
  if (!texto) return [];
  return [
    sql`hallados as materialized (select h.id from clientes_de_texto(${texto.nombre}, ${texto.digitos}) as h(id))`,
    sql`cuantos as materialized (select count(*) as total from hallados)`,
  ];
}

function comunes({ tenantId, sucursal, cliente, desde, hasta }: Filtro): Sql[] {
  const partes = [sql`n.tenant_id = ${tenantId}`, sql`n.anulada_en is null`];
  if (sucursal !== null) partes.push(sql`n.sucursal_id = ${sucursal}`);
  if (cliente !== null) partes.push(sql`n.cliente_id = ${cliente}`);
  if (desde !== null) partes.push(sql`n.fecha >= ${desde}::date`);
  if (hasta !== null) partes.push(sql`n.fecha <= ${hasta}::date`);
  return partes;
}

const conMarca = (marca: number): Sql[] => (marca === 0 ? [] : [sql`n.marca & ${sql.lit(marca)} = ${sql.lit(marca)}`]);

/**
 * Statuses as sets of conditions, one for each part of the index's world. Literals, not parameters, and `status >= 0` rather than a list: the
 * partial indexes have to be recognised.
 */
function porStatus({ status }: Filtro): { recibidas: Sql[] | null; otras: Sql[] | null } {
  if (!status.includes(10))
    return { recibidas: null, otras: [sql`n.status in (${sql.join(status.map((uno) => sql.lit(uno)))})`] };
  const recibidas = [sql`n.status >= 0`];
  if (!status.includes(0)) recibidas.push(sql`n.status = 10`);
  return { recibidas, otras: status.includes(POR_RECOLECTAR) ? [sql`n.status = -1`] : null };
}

/** Sets of conditions that together are the filter and don't overlap, each in the order of the list by an index of its own. */
function conjuntos(filtro: Filtro, mas: readonly Sql[]): Sql[] {
  const { recibidas, otras } = porStatus(filtro);
  const base = [...comunes(filtro), ...mas];
  const sueltas = otras ? [y([...base, ...otras, ...conMarca(filtro.marca)])] : [];
  if (!recibidas) return sueltas;
  if (filtro.marca === 0 || filtro.cliente !== null) return [y([...base, ...recibidas, ...conMarca(filtro.marca)]), ...sueltas];
  const marcas = TODAS_LAS_MARCAS.filter((marca) => (marca & filtro.marca) === filtro.marca);
  return [...marcas.map((marca) => y([...base, ...recibidas, sql`n.marca = ${sql.lit(marca)}::smallint`])), ...sueltas];
}

const LLAVE = sql`n.tenant_id, n.fecha, n.creada_en, n.id`;

function corriente(donde: Sql, cuantas: Sql): Sql {
  return sql`(select ${LLAVE} from notas n where ${donde} order by n.fecha desc, n.creada_en desc, n.id desc limit ${cuantas})`;
}

/**
 * `alcanza (si)`: whether the text's notes are more than `desde`. Counting them customer by customer costs less than walking the list to find that
 * the page is past its end.
 */
export function alcanza(filtro: Filtro, desde: number): Sql {
  const { recibidas, otras } = porStatus(filtro);
  const sumas = [recibidas, otras]
    .filter((suyo) => suyo !== null)
    .map((suyo) => {
      const donde = y([...comunes(filtro), ...suyo, ...conMarca(filtro.marca), sql`n.cliente_id = h.id`]);
      return sql`(select coalesce(sum(p.suyas), 0) from hallados h cross join lateral (select count(*) as suyas from notas n where ${donde}) p)`;
    });
  // One more: the note that has the text as its folio.
  return sql`alcanza as materialized (select 1 + ${sql.join(sumas, sql` + `)} > ${desde} as si)`;
}

/** The text's notes: of its customers, gathered one way or the other by how many they are, and the one with that folio. */
function corrientesDeTexto(filtro: Filtro, mas: readonly Sql[], cuantas: Sql): Sql[] {
  const { recibidas, otras } = porStatus(filtro);
  const status = [recibidas, otras].filter((una) => una !== null);
  const base = [...comunes(filtro), ...mas, ...conMarca(filtro.marca)];
  const tope = sql.lit(filtro.marca === 0 ? POCOS_CLIENTES.sinMarca : POCOS_CLIENTES.conMarca);
  const pocos = status.map((suyo) => {
    const suyas = corriente(y([...base, ...suyo, sql`n.cliente_id = h.id`]), cuantas);
    return sql`(select p.* from hallados h cross join lateral ${suyas} p where (select total from cuantos) <= ${tope}
      order by ${ORDEN} limit ${cuantas})`;
  });
  // `is true` keeps the test a lookup in a hash: as a join the planner might begin at the customers, and they are too many for that.
  const muchos = conjuntos(filtro, [
    ...mas,
    sql`(select total from cuantos) > ${tope}`,
    sql`(n.cliente_id in (select id from hallados)) is true`,
  ]).map((donde) => corriente(donde, cuantas));
  const folio = filtro.texto?.folio ?? null;
  if (folio === null) return [...pocos, ...muchos];
  const delTenant = sql`n.sucursal_id = any(array(select s.id from sucursales s where s.tenant_id = ${filtro.tenantId}))`;
  const deFolio = status.map((suyo) =>
    corriente(
      y([
        ...base,
        ...suyo,
        delTenant,
        sql`n.folio = ${folio}::bigint`,
        sql`(n.cliente_id in (select id from hallados)) is not true`,
      ]),
      cuantas,
    ),
  );
  return [...pocos, ...muchos, ...deFolio];
}

/**
 * The keys (tenant_id, fecha, creada_en, id) of the filter's first `cuantas` notes as subselects to put together with `union all`: each comes in
 * the order of the list and they don't overlap, so that their merge is the list. Needs `previas` in the statement.
 */
export function corrientes(filtro: Filtro, mas: readonly Sql[], cuantas: Sql): Sql {
  const todas = filtro.texto
    ? corrientesDeTexto(filtro, mas, cuantas)
    : conjuntos(filtro, mas).map((donde) => corriente(donde, cuantas));
  return sql.join(todas, sql` union all `);
}
