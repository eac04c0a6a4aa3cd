import { CLIENTES_DEL_TOP } from '@lavanda/shared/domain/reporte';
import { type RawBuilder, sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { leerEnTenant } from '../db/tenencia.ts';
import { TODAS_LAS_SUCURSALES } from '../ventas/rollup/rollup.ts';
import type { Meses } from './periodos.ts';

/** Whose rows: a tenant's, of one branch or (null) of all. */
export interface Alcance {
  tenantId: string;
  sucursal: string | null;
}

/** A period of the answer and the version at which it is known already, '' at none. */
export interface Conocido extends Meses {
  version: string;
}

/** What a period is now: its version and, unless that is the known one, its rows as JSON objects with commas between them, '' without rows. */
export interface Leido {
  version: string;
  nuevo: boolean;
  sales: string;
  pagos: string;
  clientes: string;
}

/** Pesos of the wire, made where they are cheapest: a double holds every amount of the product to the centavo. */
const pesos = (columna: string): RawBuilder<unknown> => sql`${sql.ref(columna)} / 100::float8`;

/** Compared as a pair, for which the keys' indexes serve. */
const entre = (anio: string, mes: string): RawBuilder<unknown> =>
  sql`(${sql.ref(anio)}, ${sql.ref(mes)}) between (p.anio_primero, p.mes_primero) and (p.anio_ultimo, p.mes_ultimo)`;

const deSucursal = (columna: string, sucursal: string | null): RawBuilder<unknown> =>
  sucursal === null ? sql`` : sql`and ${sql.ref(columna)} = ${sucursal}`;

/** In the order that compresses best: beside each other, the rows whose numbers are alike. */
function ventas({ tenantId, sucursal }: Alcance): RawBuilder<unknown> {
  return sql`
    select r.anio as "año", r.mes, r.dia_semana as weekday, r.sucursal_id as sucursal, s.nombre as sucursal_name, null as usuario_name,
           r.a_domicilio::text as "a domicilio", r.factura::text as factura, r.express::text as express,
           r.notas, ${pesos('r.total')} as total, ${pesos('r.abonos')} as abonos
    from resumen_ventas r join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${tenantId} and r.notas > 0 and ${entre('r.anio', 'r.mes')} ${deSucursal('r.sucursal_id', sucursal)}
    order by r.a_domicilio, r.factura, r.express, r.sucursal_id, r.dia_semana, r.anio, r.mes`;
}

/** Those of the period's notes, whenever paid, and those paid in it of notes of no month of the answer. */
function pagos({ tenantId, sucursal }: Alcance, { primero, ultimo }: Meses): RawBuilder<unknown> {
  const columnas = sql`anio, mes, anio_nota, mes_nota, sucursal_id, metodo, monto`;
  const suyos = sql`from resumen_pagos where tenant_id = ${tenantId} and pagos > 0 ${deSucursal('sucursal_id', sucursal)}`;
  return sql`
    select anio as "año", mes, anio_nota as "año_nota", mes_nota, sucursal_id as sucursal, metodo, ${pesos('monto')} as monto
    from (
      select ${columnas} ${suyos} and ${entre('anio_nota', 'mes_nota')}
      union all
      select ${columnas} ${suyos} and ${entre('anio', 'mes')} and anio_nota * 100 + mes_nota not between ${primero}::int and ${ultimo}::int
    ) r
    order by sucursal_id, metodo, anio, mes, anio_nota, mes_nota`;
}

/** The best of each month and branch and, for who sees them all, of each month: as many index look-ups as there are months and branches. */
function clientes({ tenantId, sucursal }: Alcance): RawBuilder<unknown> {
  const todas = sql.lit(TODAS_LAS_SUCURSALES);
  const conVentas = sql`from resumen_ventas where tenant_id = ${tenantId} and notas > 0 and ${entre('anio', 'mes')}`;
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

/** Rows as JSON objects with commas between them, '' where nothing changed. */
const siNuevo = (filas: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when p.version = p.conocida then '' else (select coalesce(string_agg(row_to_json(f)::text, ','), '') from (${filas}) f) end`;

const partido = ({ primero, ultimo, version }: Conocido) => ({
  anio_primero: Math.floor(primero / 100),
  mes_primero: primero % 100,
  anio_ultimo: Math.floor(ultimo / 100),
  mes_ultimo: ultimo % 100,
  version,
});

/**
 * What each period is now, in one statement, so that all are of the same moment. The text is made by the database: reading thousands of rows into
 * objects to write them again costs three times as much. A version changes with the rollup of the period's months, and with the name of a branch
 * or of a customer.
 */
export async function leerPeriodos(
  base: Base,
  alcance: Alcance,
  meses: Meses,
  conocidos: readonly Conocido[],
): Promise<readonly Leido[]> {
  const { tenantId, sucursal } = alcance;
  return leerEnTenant(
    base,
    tenantId,
    sql<Leido>`
    with general as materialized (
      select concat((select version from resumen_version where tenant_id = ${tenantId} and anio = 0), ':',
                    (select sum(renombrado) from clientes where tenant_id = ${tenantId} and renombrado > 0), ':',
                    (select md5(string_agg(nombre, '|' order by id)) from sucursales where tenant_id = ${tenantId}), ':') as version
    ), p as materialized (
      select x.orden, x.anio_primero, x.mes_primero, x.anio_ultimo, x.mes_ultimo, x.version as conocida, general.version || coalesce(
          (select sum(v.version) from resumen_version v
           where v.tenant_id = ${tenantId} and v.anio > 0 and (v.anio, v.mes) between (x.anio_primero, x.mes_primero) and (x.anio_ultimo, x.mes_ultimo)
             ${deSucursal('v.sucursal_id', sucursal)}), 0) as version
      from general, rows from (jsonb_to_recordset(${JSON.stringify(conocidos.map(partido))}::jsonb)
        as (anio_primero int, mes_primero int, anio_ultimo int, mes_ultimo int, version text)) with ordinality
        as x(anio_primero, mes_primero, anio_ultimo, mes_ultimo, version, orden)
    )
    select p.version, p.version <> p.conocida as nuevo, ${siNuevo(ventas(alcance))} as sales, ${siNuevo(pagos(alcance, meses))} as pagos,
           ${siNuevo(clientes(alcance))} as clientes
    from p
    order by p.orden`,
  );
}
