import { SERVER_LETTERS } from '@lavanda/shared/domain/clave';
import { type RawBuilder, sql } from 'kysely';

/** The data that a load adds to a tenant. */
export interface SeedLoad {
  tenant: string;
  /** First and last date of the notas, local to the sucursal. */
  from: string;
  until: string;
  notas: number;
  clientes: number;
}

type Statement = RawBuilder<unknown>;

/**
 * Adds the clientes number `first` to `last`, with names that the laundry has, and sequential phones. The random seed is fixed
 * and nothing depends on the order of ids, so that databases of different sizes have comparable names and searches.
 */
export function clienteBatch({ tenant }: SeedLoad, first: number, last: number): Statement[] {
  return [
    sql`select setseed((${first}::int % 1000003) / 1000003.0)`,
    sql`
      create temp table lote on commit drop as
      with nombres as (select array_agg(nombre order by nombre, apellido) as n, array_agg(apellido order by nombre, apellido) as a
        from clientes where tenant_id = ${tenant}::uuid)
      select i, gen_random_uuid() as id, n[1 + floor(random() * array_length(n, 1))::int] as nombre,
             a[1 + floor(random() * array_length(a, 1))::int] as apellido, floor(random() * 4)::int as domicilios
      from nombres, generate_series(${first}::int, ${last}::int) as i`,
    sql`
      insert into clientes (tenant_id, id, nombre, apellido, telefono)
      select ${tenant}::uuid, id, nombre, apellido, '+5256' || lpad((i % 100000000)::text, 8, '0') from lote`,
    sql`
      insert into domicilios (tenant_id, cliente_id, orden, descripcion, lat, lon)
      select ${tenant}::uuid, id, orden, 'Calle ' || i || ' número ' || orden + 1 || ', Ciudad de México',
             19.36 + random() * 0.06, -99.19 + random() * 0.06
      from lote, generate_series(0, domicilios - 1) as orden`,
  ];
}

/**
 * Creates the temporary tables that `notaBatch` reads. In them the tenant's clientes, servicios and sucursales are numbered from
 * 0, so that `notaBatch` can pick them by number. The tables last as long as the connection.
 */
export function preparation({ tenant }: SeedLoad): Statement[] {
  return [
    sql`set statement_timeout = 0`,
    sql`select setseed(0.42)`,
    sql`
      create temp table carga_clientes as
      select row_number() over (order by telefono, id) - 1 as n, id, nombre || ' ' || apellido as nombre from clientes
      where tenant_id = ${tenant}::uuid and eliminado_en is null`,
    sql`create unique index on carga_clientes (n)`,
    sql`
      create temp table carga_servicios as
      select row_number() over (order by orden) - 1 as n, id, servicio, medida, precio from servicios
      where tenant_id = ${tenant}::uuid and activo and medida <> 'flex'`,
    sql`
      create temp table carga_sucursales as
      select row_number() over (order by s.nombre, s.id) - 1 as n, s.id, coalesce(f.ultimo, 0) as ultimo
      from sucursales s left join folios f on f.tenant_id = s.tenant_id and f.sucursal_id = s.id where s.tenant_id = ${tenant}::uuid`,
    sql`
      create temp table carga_envio as
      select (r ->> 'min')::numeric * 100 as min, (r ->> 'max')::numeric * 100 as max, (r ->> 'envio')::numeric * 100 as envio
      from tenants, jsonb_array_elements(envio -> 'rules' -> 'rango') as r where id = ${tenant}::uuid and envio ->> 'rulesType' = 'rango'`,
    sql`analyze carga_clientes`,
  ];
}

/** Adds the notas number `first` to `last`, in date order, with two lines each and their pagos. */
export function notaBatch({ tenant, from, until, notas }: SeedLoad, first: number, last: number): Statement[] {
  return [
    sql`
      create temp table lote on commit drop as
      with azar as (
        select i, gen_random_uuid() as id,
               ${from}::date + floor((i - 1)::float8 * (${until}::date - ${from}::date + 1) / ${notas}::float8)::int as fecha,
               floor(power(random(), 2) * (select count(*) from carga_clientes))::int as c,
               floor(random() * (select count(*) from carga_servicios))::int as s1, floor(random() * (select count(*) from carga_servicios))::int as s2,
               (20 + floor(random() * 160)) * 50 as kilos, (1 + floor(random() * 3)) * 1000 as piezas,
               random() < 0.25 as a_domicilio, random() < 0.1 as factura, random() < 0.12 as express, random() as pago,
               (array['Efvo', 'Efvo', 'Efvo', 'TDC', 'TDC', 'Transf', 'Link'])[1 + floor(random() * 7)::int] as metodo
        from generate_series(${first}::int, ${last}::int) as i
      ), lineas as (
        select azar.*, u.id as s1_id, u.servicio as s1_nombre, u.medida as s1_medida, u.precio as s1_precio,
               case u.medida when 'kg' then kilos else piezas end::bigint as s1_cantidad,
               d.id as s2_id, d.servicio as s2_nombre, d.medida as s2_medida, d.precio as s2_precio,
               case d.medida when 'kg' then kilos else piezas end::bigint as s2_cantidad
        from azar join carga_servicios u on u.n = s1 join carga_servicios d on d.n = s2
      ), importes as (
        select *, (s1_cantidad * s1_precio * 2 + 1000) / 2000 as s1_importe, (s2_cantidad * s2_precio * 2 + 1000) / 2000 as s2_importe from lineas
      ), totales as (
        select i.*, s1_importe + s2_importe as subtotal,
               case when a_domicilio then coalesce((select e.envio from carga_envio e where s1_importe + s2_importe >= e.min
                 and (e.max is null or s1_importe + s2_importe < e.max) limit 1), 0) else 0 end::bigint as envio,
               fecha >= ${until}::date - 2 and i.i % 40 = 0 as activa
        from importes i
      )
      select t.*, subtotal + envio as total, k.id as cliente_id, k.nombre as cliente_nombre, s.id as sucursal_id,
             s.ultimo + (t.i - 1) / (select count(*) from carga_sucursales) + 1 as folio,
             case when pago < 0.03 or (activa and pago < 0.4) then 0 when pago < 0.7 and not activa then subtotal + envio
                  else (subtotal + envio) / 2 end as primer_pago,
             case when pago >= 0.7 and not activa then subtotal + envio - (subtotal + envio) / 2 else 0 end as segundo_pago
      from totales t join carga_clientes k on k.n = t.c join carga_sucursales s on s.n = (t.i - 1) % (select count(*) from carga_sucursales)`,
    sql`
      insert into notas (tenant_id, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, fecha_entrega, envio, subtotal, total,
                         abonos, factura, a_domicilio, express, status, creada_en, cerrada_en, clave)
      select ${tenant}::uuid, id, sucursal_id, folio, cliente_id, cliente_nombre, fecha, fecha + case when express then 1 else 2 end,
             envio, subtotal, total, primer_pago + segundo_pago, factura, a_domicilio, express, case when activa then 0 else 10 end,
             (fecha + time '08:00' + i % 40000 * interval '1 second') at time zone 'America/Mexico_City',
             case when activa then null else (fecha + time '20:00') at time zone 'America/Mexico_City' end,
             ${SERVER_LETTERS}::text || (i + coalesce((select ultimo from equipos where tenant_id = ${tenant}::uuid and id = ${tenant}::uuid), 0))
      from lote order by i`,
    sql`
      insert into lineas (tenant_id, nota_id, id, orden, servicio_id, servicio, medida, cantidad, precio, importe)
      select ${tenant}::uuid, id, gen_random_uuid(), 0, s1_id, s1_nombre, s1_medida, s1_cantidad, s1_precio, s1_importe from lote
      union all
      select ${tenant}::uuid, id, gen_random_uuid(), 1, s2_id, s2_nombre, s2_medida, s2_cantidad, s2_precio, s2_importe from lote`,
    sql`
      insert into pagos (tenant_id, id, nota_id, sucursal_id, fecha, monto, metodo, creado_en)
      select ${tenant}::uuid, gen_random_uuid(), id, sucursal_id, fecha, primer_pago, metodo, (fecha + time '09:00') at time zone 'America/Mexico_City'
      from lote where primer_pago > 0
      union all
      select ${tenant}::uuid, gen_random_uuid(), id, sucursal_id, least(fecha + 2, ${until}::date), segundo_pago, metodo,
             (fecha + time '20:00') at time zone 'America/Mexico_City'
      from lote where segundo_pago > 0`,
  ];
}

/** Brings folios, the server's register and the rollup up to date after the load. */
export function finalStatements({ tenant, notas }: SeedLoad): Statement[] {
  return [
    sql`
      insert into folios (tenant_id, sucursal_id, ultimo)
      select tenant_id, sucursal_id, max(folio) from notas where tenant_id = ${tenant}::uuid group by tenant_id, sucursal_id
      on conflict (tenant_id, sucursal_id) do update set ultimo = excluded.ultimo`,
    sql`
      insert into equipos as e (tenant_id, id, letras, ultimo) values (${tenant}::uuid, ${tenant}::uuid, ${SERVER_LETTERS}, ${notas}::bigint)
      on conflict (tenant_id, id) do update set ultimo = e.ultimo + excluded.ultimo`,
    sql`select rehacer_resumen(${tenant}::uuid)`,
  ];
}
