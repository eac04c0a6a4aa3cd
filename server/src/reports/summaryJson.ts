import type { LocalDay } from '@lavanda/shared/domain/dates';
import { TOP_CLIENTES } from '@lavanda/shared/domain/report';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/connection.ts';
import { readAsTenant } from '../db/tenancy.ts';
import { ALL_SUCURSALES } from '../ventas/rollup/rollup.ts';
import type { MonthRange } from './scope.ts';

/** The rows to read: of one sucursal of the tenant or, if `sucursal` is null, of all of them. */
export interface Scope {
  tenantId: string;
  sucursal: string | null;
}

/** First and last day, both inclusive. */
interface Days {
  from: LocalDay;
  until: LocalDay;
}

/** Converts centavos to pesos. A double is exact to the centavo for the product's amounts and faster than numeric. */
const pesos = (column: string): RawBuilder<unknown> => sql`${sql.ref(column)} / 100::float8`;

/** SQL condition for a range of months, as a row comparison, so that PostgreSQL can use the indexes on (anio, mes). */
const between = ({ first, last }: MonthRange, year: string, month: string): RawBuilder<unknown> =>
  sql`(${sql.ref(year)}, ${sql.ref(month)}) between (${Math.floor(first / 100)}::int, ${first % 100}::int)
    and (${Math.floor(last / 100)}::int, ${last % 100}::int)`;

const ofSucursal = (column: string, sucursal: string | null): RawBuilder<unknown> =>
  sucursal === null ? sql`` : sql`and ${sql.ref(column)} = ${sucursal}`;

/** The sales rows, ordered so that similar numbers are next to each other, which compresses best. */
function sales({ tenantId, sucursal }: Scope, months: MonthRange): RawBuilder<unknown> {
  return sql`
    select r.anio as "año", r.mes, r.dia_semana as weekday, r.sucursal_id as sucursal, s.nombre as sucursal_name, null as usuario_name,
           r.a_domicilio::text as "a domicilio", r.factura::text as factura, r.express::text as express,
           r.notas, ${pesos('r.total')} as total, ${pesos('r.abonos')} as abonos
    from resumen_ventas r join sucursales s on s.tenant_id = r.tenant_id and s.id = r.sucursal_id
    where r.tenant_id = ${tenantId} and r.notas > 0 and ${between(months, 'r.anio', 'r.mes')} ${ofSucursal('r.sucursal_id', sucursal)}
    order by r.a_domicilio, r.factura, r.express, r.sucursal_id, r.dia_semana, r.anio, r.mes`;
}

/** Pagos for notas of these months, whenever they were paid, and pagos made in these months for notas of other months. */
function pagos({ tenantId, sucursal }: Scope, months: MonthRange): RawBuilder<unknown> {
  const columns = sql`anio, mes, anio_nota, mes_nota, sucursal_id, metodo, monto`;
  const fromPagos = sql`from resumen_pagos where tenant_id = ${tenantId} and pagos > 0 ${ofSucursal('sucursal_id', sucursal)}`;
  return sql`
    select anio as "año", mes, anio_nota as "año_nota", mes_nota, sucursal_id as sucursal, metodo, ${pesos('monto')} as monto
    from (
      select ${columns} ${fromPagos} and ${between(months, 'anio_nota', 'mes_nota')}
      union all
      select ${columns} ${fromPagos} and ${between(months, 'anio', 'mes')} and not (${between(months, 'anio_nota', 'mes_nota')})
    ) r
    order by sucursal_id, metodo, anio, mes, anio_nota, mes_nota`;
}

/**
 * The top clientes of each month and sucursal and, when `sucursal` is null, of each month overall. The lateral join makes one
 * index lookup per group.
 */
function clientes({ tenantId, sucursal }: Scope, months: MonthRange): RawBuilder<unknown> {
  const all = sql.lit(ALL_SUCURSALES);
  const withSales = sql`from resumen_ventas where tenant_id = ${tenantId} and notas > 0 and ${between(months, 'anio', 'mes')}`;
  const ofOneSucursal = sql`select distinct anio, mes, sucursal_id ${withSales}`;
  const groups =
    sucursal === null
      ? sql`${ofOneSucursal} union all select distinct anio, mes, ${all}::uuid ${withSales}`
      : sql`${ofOneSucursal} and sucursal_id = ${sucursal}`;
  return sql`
    select g.anio as "año", g.mes, nullif(g.sucursal_id, ${all}::uuid) as sucursal, m.cliente_id as usuario,
           btrim(k.nombre || ' ' || k.apellido) as usuario_name, m.notas, ${pesos('m.total')} as total
    from (${groups}) g
    cross join lateral (
      select cliente_id, notas, total from resumen_clientes c
      where c.tenant_id = ${tenantId} and c.anio = g.anio and c.mes = g.mes and c.sucursal_id = g.sucursal_id and c.notas > 0
      order by c.total desc, c.cliente_id limit ${sql.lit(TOP_CLIENTES)}
    ) m
    join clientes k on k.tenant_id = ${tenantId} and k.id = m.cliente_id
    order by g.sucursal_id, g.anio, g.mes, m.total desc, m.cliente_id`;
}

/** Number and total of the notas of some days, by sucursal. They are read from the notas, because the rollup has no days. */
const sameDays = ({ tenantId, sucursal }: Scope, { from, until }: Days): RawBuilder<unknown> => sql`
  select sucursal_id as sucursal, count(*) as notas, (sum(total) / 100::float8)::float8 as total
  from notas where tenant_id = ${tenantId} and anulada_en is null and status >= 0 and fecha between ${from}::date and ${until}::date
    ${ofSucursal('sucursal_id', sucursal)} group by sucursal_id`;

/** The part of the answer with last year's same days; '' without `days`. */
const sameDaysJson = (scope: Scope, days: Days | null): RawBuilder<unknown> =>
  days === null
    ? sql`''`
    : sql`concat(',"mismosDias":{"hasta":"', ${days.until}::text, '","ventas":[', ${asJson(sameDays(scope, days))}, ']}')`;

/** Rows as comma-separated JSON objects; null when there are no rows. */
const asJson = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select string_agg(row_to_json(f)::text, ',') from (${rows}) f)`;

/**
 * Reads the summary as JSON text (contract `SummaryResponse`) and its version, which changes with the months' rollup and with
 * the names of sucursales and clientes. The database builds the text, in a third of the time that Node would take.
 * @param days last year's days to add up for a period in progress; they are within `months`, so the version covers them
 * @param known version that the caller has already; `json` is null while it is the current one
 */
export async function readSummary(
  db: Database,
  scope: Scope,
  months: MonthRange,
  days: Days | null,
  known: string,
): Promise<{ version: string; json: string | null }> {
  const { tenantId, sucursal } = scope;
  const [read] = await readAsTenant(
    db,
    tenantId,
    sql<{ version: string; json: string | null }>`
    with v as materialized (
      select concat((select version from resumen_version where tenant_id = ${tenantId} and anio = 0), ':',
                    (select sum(renombrado) from clientes where tenant_id = ${tenantId} and renombrado > 0), ':',
                    (select md5(string_agg(nombre, '|' order by id)) from sucursales where tenant_id = ${tenantId}), ':',
                    (select sum(r.version) from resumen_version r where r.tenant_id = ${tenantId} and r.anio > 0
                       and ${between(months, 'r.anio', 'r.mes')} ${ofSucursal('r.sucursal_id', sucursal)})) as version
    )
    select v.version, case when v.version = ${known} then null else
      concat('{"results":{"sales":[', ${asJson(sales(scope, months))}, '],"pagos":[', ${asJson(pagos(scope, months))},
             '],"clientes":[', ${asJson(clientes(scope, months))}, ']}', ${sameDaysJson(scope, days)}, '}') end as json
    from v`,
  );
  return read ?? { version: '', json: '{"results":{"sales":[],"pagos":[],"clientes":[]}}' };
}
