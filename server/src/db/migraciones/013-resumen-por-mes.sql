-- The version of a rollup by month: a change makes the reports read again the month it touches, and no other. And how often a customer changed of
-- name, which the reports show.

-- Every month that the rollup knows, of a note or of a payment, has a row. The row of month 0 and no branch stands for all of them.
delete from resumen_version;
alter table resumen_version add column anio smallint not null, add column mes smallint not null;
alter table resumen_version drop constraint resumen_version_pkey;
alter table resumen_version add primary key (tenant_id, anio, mes, sucursal_id);

-- Month and branch of everything in a tenant's rollup get a version of their own.
create function meses_del_resumen(p_tenant uuid) returns void language sql set search_path = public, pg_temp as $$
  insert into resumen_version (tenant_id, anio, mes, sucursal_id, version)
    select tenant_id, anio, mes, sucursal_id, 1 from resumen_ventas where tenant_id = p_tenant
    union
    select tenant_id, anio, mes, sucursal_id, 1 from resumen_pagos where tenant_id = p_tenant
    union
    select tenant_id, anio_nota, mes_nota, sucursal_id, 1 from resumen_pagos where tenant_id = p_tenant
    on conflict do nothing
$$;
revoke all on function meses_del_resumen(uuid) from public;
select meses_del_resumen(id) from tenants;

-- As before; the version of all months grows to the clock's microseconds, so that a tenant imported again never repeats one.
create or replace function rehacer_resumen(p_tenant uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('resumen:' || p_tenant, 0));
  delete from resumen_ventas where tenant_id = p_tenant;
  delete from resumen_pagos where tenant_id = p_tenant;
  delete from resumen_clientes where tenant_id = p_tenant;
  insert into resumen_ventas
    select tenant_id, extract(year from fecha), extract(month from fecha), sucursal_id, extract(dow from fecha) + 1,
           a_domicilio, factura, express, count(*), sum(total), sum(abonos)
    from notas where tenant_id = p_tenant and status >= 0 and anulada_en is null group by 1, 2, 3, 4, 5, 6, 7, 8;
  insert into resumen_pagos
    select p.tenant_id, extract(year from p.fecha), extract(month from p.fecha), extract(year from n.fecha), extract(month from n.fecha),
           n.sucursal_id, p.metodo, count(*), sum(p.monto)
    from pagos p join notas n on n.tenant_id = p.tenant_id and n.id = p.nota_id
    where p.tenant_id = p_tenant and n.status >= 0 and n.anulada_en is null group by 1, 2, 3, 4, 5, 6, 7;
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

-- How many times a customer's name changed. In the row itself: a counter of the tenant would make customers saved at once wait for each other.
alter table clientes add column renombrado integer not null default 0;
create index clientes_renombrados on clientes (tenant_id) include (renombrado) where renombrado > 0;
create function contar_renombrado() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.renombrado := old.renombrado + 1;
  return new;
end $$;
create trigger contar_renombrado before update of nombre, apellido on clientes for each row
  when ((old.nombre, old.apellido) is distinct from (new.nombre, new.apellido)) execute function contar_renombrado();
