import { CLIENTES_DEL_TOP } from '@lavanda/shared/domain/reporte';
import { type RawBuilder, sql } from 'kysely';
import type { Base } from '../db/conexion.ts';
import { leerEnTenant } from '../db/tenencia.ts';
import { TODAS_LAS_SUCURSALES } from '../ventas/rollup/rollup.ts';
import type { Meses } from './alcance.ts';

/** Whose rows: a tenant's, of one branch or (null) of all. */
export interface Alcance {
  tenantId: string;
  sucursal: string | null;
}

/** Pesos of the wire, made where they are cheapest: a double holds every amount of the product to the centavo. */
const pesos = (columna: string): RawBuilder<unknown> => sql`${sql.ref(columna)} / 100::float8`;

/** Compared as a pair, for which the keys' indexes serve. */
const entre = ({ primero, ultimo }: Meses, anio: string, mes: string): RawBuilder<unknown> =>
  sql`(${sql.ref(anio)}, ${sql.ref(mes)}) between (${Math.floor(primero / 100)}::int, ${primero % 100}::int)
    and (${Math.floor(ultimo / 100)}::int, ${ultimo % 100}::int)`;

const deSucursal = (columna: string, sucursal: string | null): RawBuilder<unknown> =>
  sucursal === null ? sql`` : sql`and ${sql.ref(columna)} = ${sucursal}`;

/** Rows whose numbers are alike stand beside each other, which compresses best. */
function ventas({ tenantId, sucursal }: Alcance, meses: Meses): RawBuilder<unknown> {
  return sql`
    select r.anio as "año", r.mes, r.dia_semana as weekday, r.sucursal_id as sucursal, s.nombre as sucursal_name, null as usuario_name,
           r.a_domicilio::text as "a domicilio", r.factura::text as factura, r.express::text as express,
           r.notas, ${pesos('r.total')} as total, ${pesos('r.abonos')} as abonos
    from resumen_ventas r join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${tenantId} and r.notas > 0 and ${entre(meses, 'r.anio', 'r.mes')} ${deSucursal('r.sucursal_id', sucursal)}
    order by r.a_domicilio, r.factura, r.express, r.sucursal_id, r.dia_semana, r.anio, r.mes`;
}

/** Those of the months' notes, whenever paid, and those paid in these months of other months' notes. */
function pagos({ tenantId, sucursal }: Alcance, meses: Meses): RawBuilder<unknown> {
  const columnas = sql`anio, mes, anio_nota, mes_nota, sucursal_id, metodo, monto`;
  const suyos = sql`from resumen_pagos where tenant_id = ${tenantId} and pagos > 0 ${deSucursal('sucursal_id', sucursal)}`;
  return sql`
    select anio as "año", mes, anio_nota as "año_nota", mes_nota, sucursal_id as sucursal, metodo, ${pesos('monto')} as monto
    from (
      select ${columnas} ${suyos} and ${entre(meses, 'anio_nota', 'mes_nota')}
      union all
      select ${columnas} ${suyos} and ${entre(meses, 'anio', 'mes')} and not (${entre(meses, 'anio_nota', 'mes_nota')})
    ) r
    order by sucursal_id, metodo, anio, mes, anio_nota, mes_nota`;
}

/**
 * The best of each month and branch and, for who sees them all, of each month: as many index look-ups as there are
 * months and branches.
 */
function clientes({ tenantId, sucursal }: Alcance, meses: Meses): RawBuilder<unknown> {
  const todas = sql.lit(TODAS_LAS_SUCURSALES);
  const conVentas = sql`from resumen_ventas where tenant_id = ${tenantId} and notas > 0 and ${entre(meses, 'anio', 'mes')}`;
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

/** Rows as JSON objects with commas between them; null without rows. */
const enJson = (filas: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select string_agg(row_to_json(f)::text, ',') from (${filas}) f)`;

/**
 * The summary as JSON (contract RespuestaResumen) and its version; `json` is null when the version is `conocida`. The
 * database writes the text: reading thousands of rows into objects to write them again costs three times as much. The
 * version changes with the rollup of the months and with the name of a branch or of a customer.
 */
export async function leerResumen(
  base: Base,
  alcance: Alcance,
  meses: Meses,
  conocida: string,
): Promise<{ version: string; json: string | null }> {
  const { tenantId, sucursal } = alcance;
  const [leido] = await leerEnTenant(
    base,
    tenantId,
    sql<{ version: string; json: string | null }>`
    with v as materialized (
      select concat((select version from resumen_version where tenant_id = ${tenantId} and anio = 0), ':',
                    (select sum(renombrado) from clientes where tenant_id = ${tenantId} and renombrado > 0), ':',
                    (select md5(string_agg(nombre, '|' order by id)) from sucursales where tenant_id = ${tenantId}), ':',
                    (select sum(r.version) from resumen_version r where r.tenant_id = ${tenantId} and r.anio > 0
                       and ${entre(meses, 'r.anio', 'r.mes')} ${deSucursal('r.sucursal_id', sucursal)})) as version
    )
    select v.version, case when v.version = ${conocida} then null else
      concat('{"results":{"sales":[', ${enJson(ventas(alcance, meses))}, '],"pagos":[', ${enJson(pagos(alcance, meses))},
             '],"clientes":[', ${enJson(clientes(alcance, meses))}, ']}}') end as json
    from v`,
  );
  return leido ?? { version: '', json: '{"results":{"sales":[],"pagos":[],"clientes":[]}}' };
}
