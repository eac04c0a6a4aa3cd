-- 'Saldo a favor' (day.md 1, 3): pagos whose method is 'Saldo' move money between a nota and its cliente's credit. They
-- are no money taken, so the rollup leaves them out. It only adds; a server of the previous release makes none.
alter table pagos
  -- Whose credit it moves; null for money.
  add column if not exists cliente_id uuid;
-- Not validated: existing rows are money, and checking them all would make saves wait.
alter table pagos drop constraint if exists pagos_metodo_check;
alter table pagos add constraint pagos_metodo_check check (metodo in ('Efvo', 'TDC', 'Transf', 'Link', 'Saldo')) not valid;
alter table pagos drop constraint if exists pagos_saldo_cliente;
alter table pagos add constraint pagos_saldo_cliente check ((metodo = 'Saldo') = (cliente_id is not null)) not valid;
alter table pagos drop constraint if exists pagos_cliente_fk;
alter table pagos add constraint pagos_cliente_fk foreign key (tenant_id, cliente_id) references clientes (tenant_id, id) not valid;
-- What moved a cliente's credit. On a large database make it first by hand, concurrently (docs/operating.md 5), with the
-- column above.
create index if not exists pagos_credito on pagos (tenant_id, cliente_id) include (nota_id, monto) where cliente_id is not null;

-- As in 005, but of money alone: its notas count as paid with credit, and what was collected for them doesn't.
create or replace function rehacer_resumen(p_tenant uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('resumen:' || p_tenant, 0));
  delete from resumen_ventas where tenant_id = p_tenant;
  delete from resumen_pagos where tenant_id = p_tenant;
  delete from resumen_clientes where tenant_id = p_tenant;
  insert into resumen_ventas
    select n.tenant_id, extract(year from fecha), extract(month from fecha), sucursal_id, extract(dow from fecha) + 1,
           a_domicilio, factura, express, count(*), sum(total), sum(abonos - coalesce(c.credito, 0))
    from notas n left join (
      select nota_id, sum(monto) as credito from pagos where tenant_id = p_tenant and cliente_id is not null group by 1
    ) c on c.nota_id = n.id
    where n.tenant_id = p_tenant and status >= 0 and anulada_en is null group by 1, 2, 3, 4, 5, 6, 7, 8;
  insert into resumen_pagos
    select p.tenant_id, extract(year from p.fecha), extract(month from p.fecha), extract(year from n.fecha), extract(month from n.fecha),
           n.sucursal_id, p.metodo, count(*), sum(p.monto)
    from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
    where p.tenant_id = p_tenant and p.cliente_id is null and n.status >= 0 and n.anulada_en is null group by 1, 2, 3, 4, 5, 6, 7;
  insert into resumen_clientes
    select tenant_id, extract(year from fecha), extract(month from fecha), sucursal_id, cliente_id, count(*), sum(total)
    from notas where tenant_id = p_tenant and status >= 0 and anulada_en is null group by 1, 2, 3, 4, 5;
  insert into resumen_clientes
    select tenant_id, anio, mes, '00000000-0000-0000-0000-000000000000', cliente_id, sum(notas), sum(total)
    from resumen_clientes where tenant_id = p_tenant group by tenant_id, anio, mes, cliente_id;
  perform meses_del_resumen(p_tenant);
  insert into resumen_version as v (tenant_id, anio, mes, sucursal_id, version)
    select p_tenant, 0, 0, '00000000-0000-0000-0000-000000000000', extract(epoch from clock_timestamp()) * 1000000
    on conflict (tenant_id, anio, mes, sucursal_id) do update set version = greatest(v.version + 1, excluded.version);
end $$;
revoke all on function rehacer_resumen(uuid) from public;

create or replace function revisar_resumen(p_tenant uuid) returns table (ventas bigint, pagos bigint, clientes bigint)
language sql stable set search_path = public, pg_temp as $$
  with n as materialized (
    select notas.*, extract(year from fecha)::int as a, extract(month from fecha)::int as m, abonos - coalesce(s.credito, 0) as dinero
    from notas left join (
      select nota_id, sum(monto) as credito from pagos where tenant_id = p_tenant and metodo = 'Saldo' group by 1
    ) s on s.nota_id = notas.id
    where tenant_id = p_tenant and status >= 0 and anulada_en is null
  ),
  v as (
    select a, m, sucursal_id, extract(dow from fecha)::int + 1, a_domicilio, factura, express, count(*)::bigint, sum(total)::bigint, sum(dinero)::bigint
    from n group by 1, 2, 3, 4, 5, 6, 7
  ),
  rv as (
    select anio::int, mes::int, sucursal_id, dia_semana::int, a_domicilio, factura, express, r.notas, r.total, r.abonos
    from resumen_ventas r where tenant_id = p_tenant and (r.notas, r.total, r.abonos) <> (0, 0, 0)
  ),
  p as (
    select extract(year from p.fecha)::int, extract(month from p.fecha)::int, n.a, n.m, n.sucursal_id, p.metodo, count(*)::bigint, sum(p.monto)::bigint
    from pagos p join n on n.id = p.nota_id where p.tenant_id = p_tenant and p.metodo <> 'Saldo' group by 1, 2, 3, 4, 5, 6
  ),
  rp as (
    select anio::int, mes::int, anio_nota::int, mes_nota::int, sucursal_id, metodo, r.pagos, r.monto
    from resumen_pagos r where tenant_id = p_tenant and (r.pagos, r.monto) <> (0, 0)
  ),
  c as (
    select a, m, sucursal_id, cliente_id, count(*)::bigint, sum(total)::bigint from n group by 1, 2, 3, 4
    union all
    select a, m, '00000000-0000-0000-0000-000000000000', cliente_id, count(*)::bigint, sum(total)::bigint from n group by 1, 2, 4
  ),
  rc as (
    select anio::int, mes::int, sucursal_id, cliente_id, r.notas, r.total
    from resumen_clientes r where tenant_id = p_tenant and (r.notas, r.total) <> (0, 0)
  )
  select (select count(*) from ((table v except table rv) union all (table rv except table v)) x),
         (select count(*) from ((table p except table rp) union all (table rp except table p)) x),
         (select count(*) from ((table c except table rc) union all (table rc except table c)) x)
$$;
revoke all on function revisar_resumen(uuid) from public;
