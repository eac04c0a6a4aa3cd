/**
 * Queries by which the auditor (auditor.mjs) reads what a tested database stored. Bigints are cast to int, because the drivers
 * of PostgreSQL and of the embedded database return a bigint as different JavaScript types.
 */
export const NOTAS = `select n.id, n.cliente_id, n.folio::int as folio, n.version, n.total::int as total from notas n`;
export const LINES = `select nota_id, id, cantidad::int as cantidad from lineas`;
export const PAGOS = `select p.nota_id, p.id, p.monto::int as monto, p.metodo, p.fecha = (p.creado_en at time zone s.zona_horaria)::date as del_dia
  from pagos p join sucursales s on (s.tenant_id, s.id) = (p.tenant_id, p.sucursal_id)`;
export const HISTORY = `select nota_id, version, operacion from nota_historia order by nota_id, version`;

/** The voids and their undos of the last day, which leaves out those of the demo data, because they are days old. */
export const VOIDS = `select h.nota_id, h.cambio->'anulada'->>1 = 'true' as anulada, h.usuario_id from nota_historia h
  where h.cambio ? 'anulada' and h.momento > now() - interval '1 day' order by h.nota_id, h.version`;
export const VOIDED = `select id, anulada_en is not null as anulada, anulada_por from notas`;
export const CLIENTES = `select id, nombre, apellido, version from clientes where eliminado_en is null and apellido = 'De caja'`;
export const IMPORTED = `select apellido from clientes where nombre = 'Importado'`;
export const SESSIONS = `select encode(token_hash, 'hex') as hash from sesiones`;

/**
 * Invariants of the whole database: of notas, folios, pagos, cortes, credit and the rollup. Each entry has the name of a
 * violation and a query that counts how often it occurs.
 */
export const RULES = Object.entries({
  'folios repeated in a sucursal': `select count(*)::int as n from (select from notas group by tenant_id, sucursal_id, folio having count(*) > 1) x`,
  'gaps between the folios of a sucursal': `select count(*)::int as n from (
    select from notas group by tenant_id, sucursal_id having max(folio) <> count(*) or min(folio) <> 1) x`,
  'folio counters other than the last folio': `select count(*)::int as n from folios f
    where ultimo <> (select max(folio) from notas n where (n.tenant_id, n.sucursal_id) = (f.tenant_id, f.sucursal_id))`,
  'importes other than quantity by price': `select count(*)::int as n from lineas where importe <> round(cantidad * precio / 1000.0)`,
  'subtotals other than the sum of their lines': `select count(*)::int as n from notas n
    where subtotal <> coalesce((select sum(importe) from lineas l where (l.tenant_id, l.nota_id) = (n.tenant_id, n.id)), 0)`,
  'totals other than subtotal, discount and delivery': `select count(*)::int as n from notas where total <> subtotal - descuentos + envio`,
  'abonos other than the sum of their pagos': `select count(*)::int as n from notas n
    where abonos <> coalesce((select sum(monto) from pagos p where (p.tenant_id, p.nota_id) = (n.tenant_id, n.id)), 0)`,
  // Skips the demo data's notas (without an operation id), which may be overpaid. No register of the run removes an article.
  'negative balances': `select count(*)::int as n from notas where total - abonos - ajuste < 0 and ultima_operacion is not null`,
  'pagos of a day to come': `select count(*)::int as n from pagos p join sucursales s on (s.tenant_id, s.id) = (p.tenant_id, p.sucursal_id)
    where p.fecha > (now() at time zone s.zona_horaria)::date`,
  'moments to come': `select (select count(*) from pagos where creado_en > now())::int
    + (select count(*) from nota_historia where momento > now())::int + (select count(*) from notas where creada_en > now())::int as n`,
  'differences between rollup and notas by db:rollup -- --check': `select sum(ventas + pagos + clientes)::int as n
    from tenants t, revisar_resumen(t.id)`,
  'sales in the rollup other than the notas': differences(
    `select tenant_id, extract(year from fecha)::int, extract(month from fecha)::int, sucursal_id, extract(dow from fecha)::int + 1, a_domicilio, factura, express,
       count(*)::bigint, sum(total)::bigint, sum(abonos - coalesce((select sum(monto) from pagos p
         where (p.tenant_id, p.nota_id) = (notas.tenant_id, notas.id) and p.metodo = 'Saldo'), 0))::bigint
     from notas where status >= 0 and anulada_en is null group by 1, 2, 3, 4, 5, 6, 7, 8`,
    `select tenant_id, anio::int, mes::int, sucursal_id, dia_semana::int, a_domicilio, factura, express, notas, total, abonos
     from resumen_ventas where (notas, total, abonos) <> (0, 0, 0)`,
  ),
  'pagos in the rollup other than the pagos': differences(
    `select p.tenant_id, extract(year from p.fecha)::int, extract(month from p.fecha)::int, extract(year from n.fecha)::int, extract(month from n.fecha)::int,
       n.sucursal_id, p.metodo, count(*)::bigint, sum(p.monto)::bigint
     from pagos p join notas n on (n.tenant_id, n.id) = (p.tenant_id, p.nota_id) and p.metodo <> 'Saldo'
     where n.status >= 0 and n.anulada_en is null group by 1, 2, 3, 4, 5, 6, 7`,
    `select tenant_id, anio::int, mes::int, anio_nota::int, mes_nota::int, sucursal_id, metodo, pagos, monto
     from resumen_pagos where (pagos, monto) <> (0, 0)`,
  ),
  'credit below 0, of another cliente than its nota, or in a drawer': `select (select count(*) from (
      select from (select n.tenant_id, n.cliente_id, n.anulada_en, -sum(p.monto) as given from pagos p
        join notas n on (n.tenant_id, n.id) = (p.tenant_id, p.nota_id) where p.metodo = 'Saldo' group by n.tenant_id, n.id) g
      group by tenant_id, cliente_id having sum(case when anulada_en is null then given else greatest(given, 0) end) < 0) x)::int
    + (select count(*) from pagos p join notas n on (n.tenant_id, n.id) = (p.tenant_id, p.nota_id)
      where p.metodo = 'Saldo' and (p.cliente_id <> n.cliente_id or p.caja_id is not null))::int as n`,
  'gaps between the cortes of a caja, or turnos closed without one': `select (select count(*) from (
      select from cortes group by tenant_id, caja_id having max(numero) - min(numero) + 1 <> count(*)) x)::int
    + (select count(*) from turnos t where (t.cerrado_en is null) =
        exists (select from cortes k where (k.tenant_id, k.turno_id) = (t.tenant_id, t.id)))::int as n`,
  'cortes other than their fondo, pagos and movimientos': differences(
    `select turno_id, esperado_efvo, esperado_tdc, esperado_transf, esperado_link from cortes`,
    `select t.id, t.fondo + coalesce(sum(x.monto) filter (where x.metodo = 'Efvo'), 0)::bigint,
       coalesce(sum(x.monto) filter (where x.metodo = 'TDC'), 0)::bigint, coalesce(sum(x.monto) filter (where x.metodo = 'Transf'), 0)::bigint,
       coalesce(sum(x.monto) filter (where x.metodo = 'Link'), 0)::bigint
     from turnos t left join (select turno_id, metodo, monto from pagos where cuenta_en is null union all
       select turno_id, 'Efvo', case when (tipo = 'entrada') = (cancela is null) then monto else -monto end from movimientos
       where cuenta_en is null) x on x.turno_id = t.id
     where t.cerrado_en is not null group by t.id, t.fondo`,
  ),
  'pagos of a caja that neither a turno nor an opening counts': `select count(*)::int as n from pagos
    where caja_id is not null and turno_id is null and cuenta_en is null`,
  'clientes in the rollup other than the notas': differences(
    `select tenant_id, extract(year from fecha)::int, extract(month from fecha)::int, sucursal_id, cliente_id, count(*)::bigint, sum(total)::bigint
     from notas where status >= 0 and anulada_en is null group by 1, 2, 3, 4, 5`,
    `select tenant_id, anio::int, mes::int, sucursal_id, cliente_id, notas, total
     from resumen_clientes where (notas, total) <> (0, 0) and sucursal_id <> '00000000-0000-0000-0000-000000000000'`,
  ),
});

/** Counts the rows that only one of the two queries returns. */
function differences(one, other) {
  return `with one as (${one}), other as (${other})
    select count(*)::int as n from ((table one except table other) union all (table other except table one)) x`;
}
