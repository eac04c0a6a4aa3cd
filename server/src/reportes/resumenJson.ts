import { CLIENTES_DEL_TOP } from '@lavanda/shared/domain/reporte';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Esquema } from '../db/esquema.ts';
import { TODAS_LAS_SUCURSALES } from '../ventas/resumen.ts';

/** Whose rows: a tenant's, of one branch or (null) of all. */
export interface Alcance {
  tenantId: string;
  sucursal: string | null;
}

/** First and last month of an answer, each a year and a month in one number: 202611. */
export interface Meses {
  primero: number;
  ultimo: number;
}

type Pedido = Alcance & Meses;

/** Pesos of the wire, made where they are cheapest: a double holds every amount of the product to the centavo. */
const pesos = (columna: string): RawBuilder<unknown> => sql`${sql.ref(columna)} / 100::float8`;

const entre = (anio: string, mes: string, { primero, ultimo }: Meses): RawBuilder<unknown> =>
  sql`${sql.ref(anio)} * 100 + ${sql.ref(mes)} between ${primero}::int and ${ultimo}::int`;

/** In the order that compresses best: beside each other, the rows whose numbers are alike. */
function ventas({ tenantId, sucursal, ...meses }: Pedido): RawBuilder<unknown> {
  return sql`
    select r.anio as "año", r.mes, r.dia_semana as weekday, r.sucursal_id as sucursal, s.nombre as sucursal_name, null as usuario_name,
           r.a_domicilio::text as "a domicilio", r.factura::text as factura, r.express::text as express,
           r.notas, ${pesos('r.total')} as total, ${pesos('r.abonos')} as abonos
    from resumen_ventas r join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${tenantId} and r.notas > 0 and ${entre('r.anio', 'r.mes', meses)}
      ${sucursal === null ? sql`` : sql`and r.sucursal_id = ${sucursal}`}
    order by r.a_domicilio, r.factura, r.express, r.sucursal_id, r.dia_semana, r.anio, r.mes`;
}

/** Those paid in the months, and those of their notes whenever paid. */
function pagos({ tenantId, sucursal, ...meses }: Pedido): RawBuilder<unknown> {
  return sql`
    select anio as "año", mes, anio_nota as "año_nota", mes_nota, sucursal_id as sucursal, metodo, ${pesos('monto')} as monto
    from resumen_pagos r
    where tenant_id = ${tenantId} and r.pagos > 0 and (${entre('anio', 'mes', meses)} or ${entre('anio_nota', 'mes_nota', meses)})
      ${sucursal === null ? sql`` : sql`and sucursal_id = ${sucursal}`}
    order by sucursal_id, metodo, anio, mes, anio_nota, mes_nota`;
}

/** The best of each month and branch and, for who sees them all, of each month: as many index look-ups as there are months and branches. */
function clientes({ tenantId, sucursal, ...meses }: Pedido): RawBuilder<unknown> {
  const todas = sql.lit(TODAS_LAS_SUCURSALES);
  const conVentas = sql`from resumen_ventas where tenant_id = ${tenantId} and notas > 0 and ${entre('anio', 'mes', meses)}`;
  const deUna = sql`select distinct anio, mes, sucursal_id ${conVentas}`;
  const grupos =
    sucursal === null
      ? sql`${deUna} union all select distinct anio, mes, ${todas}::uuid ${conVentas}`
      : sql`${deUna} and sucursal_id = ${sucursal}`;
  return sql`
    select g.anio as "año", g.mes, nullif(g.sucursal_id, ${todas}::uuid) as sucursal, m.cliente_id as usuario,
           k.nombre || ' ' || k.apellido as usuario_name, m.notas, ${pesos('m.total')} as total
    from (${grupos}) g
    cross join lateral (
      select cliente_id, notas, total from resumen_clientes c
      where c.tenant_id = ${tenantId} and c.anio = g.anio and c.mes = g.mes and c.sucursal_id = g.sucursal_id and c.notas > 0
      order by c.total desc, c.cliente_id limit ${sql.lit(CLIENTES_DEL_TOP)}
    ) m
    join clientes k on k.tenant_id = ${tenantId} and k.id = m.cliente_id
    order by g.sucursal_id, g.anio, g.mes, m.total desc, m.cliente_id`;
}

/**
 * The answer of resultSummary=1 as JSON text, made by the database from the rollup (contract RespuestaResumen): reading ten thousand rows into
 * objects to write them again costs three times as much.
 */
export async function resumenJson(tx: Transaction<Esquema>, pedido: Pedido): Promise<string> {
  const { rows } = await sql<{ sales: string; pagos: string; clientes: string }>`
    select (select coalesce(json_agg(v), '[]'::json)::text from (${ventas(pedido)}) v) as sales,
           (select coalesce(json_agg(p), '[]'::json)::text from (${pagos(pedido)}) p) as pagos,
           (select coalesce(json_agg(c), '[]'::json)::text from (${clientes(pedido)}) c) as clientes`.execute(tx);
  const { sales = '[]', pagos: abonos = '[]', clientes: mejores = '[]' } = rows[0] ?? {};
  return `{"results":{"sales":${sales},"pagos":${abonos},"clientes":${mejores}}}`;
}

/** Changes whenever the rollup or a branch's name does (resumen_version). */
export async function versionResumen(tx: Transaction<Esquema>, tenantId: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat((select sum(version) from resumen_version where tenant_id = ${tenantId}), ':',
                  (select string_agg(nombre, '|' order by id) from sucursales where tenant_id = ${tenantId})) as version`.execute(
    tx,
  );
  return rows[0]?.version ?? '';
}
