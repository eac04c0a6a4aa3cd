-- Customers, notes with lines and payments, their history, and the rollup the reports read.
-- tenant_id leads every primary, unique and foreign key. Money is bigint centavos, cantidad bigint thousandths.

create table clientes (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  nombre text not null,
  apellido text not null,
  telefono text not null default '' check (telefono ~ '^(\+52[0-9]{10})?$'),
  rfc text not null default '',
  regimen_fiscal text not null default '',
  razon_social text not null default '',
  cp text not null default '',
  correo text not null default '',
  nombre_norm text not null generated always as (normalizar(nombre || ' ' || apellido)) stored,
  creado timestamptz not null default now(),
  eliminado_en timestamptz,
  primary key (tenant_id, id)
);
create index clientes_busqueda on clientes using gin (tenant_id, nombre_norm gin_trgm_ops, telefono gin_trgm_ops);
create index clientes_orden on clientes (tenant_id, nombre_norm, id) where eliminado_en is null;
create index clientes_id on clientes (id);

create table domicilios (
  tenant_id uuid not null,
  cliente_id uuid not null,
  orden integer not null,
  descripcion text not null,
  lat double precision,
  lon double precision,
  primary key (tenant_id, cliente_id, orden),
  foreign key (tenant_id, cliente_id) references clientes (tenant_id, id)
);

-- Last folio given by each branch; its row is the lock that keeps folios consecutive without holes.
create table folios (
  tenant_id uuid not null,
  sucursal_id uuid not null,
  ultimo bigint not null,
  primary key (tenant_id, sucursal_id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id)
);

create table notas (
  tenant_id uuid not null,
  id uuid not null,
  sucursal_id uuid not null,
  folio bigint not null,
  cliente_id uuid not null,
  -- The name as it stood; a removed customer keeps it here.
  cliente_nombre text not null,
  -- Branch-local days, never moments.
  fecha date not null,
  fecha_entrega date,
  descuentos bigint not null default 0 check (descuentos >= 0),
  envio bigint not null default 0 check (envio >= 0),
  subtotal bigint not null default 0 check (subtotal >= 0),
  total bigint not null default 0 check (total >= 0),
  abonos bigint not null default 0,
  ajuste bigint not null default 0 check (ajuste between 0 and 99),
  factura boolean not null default false,
  a_domicilio boolean not null default false,
  express boolean not null default false,
  status smallint not null check (status in (-1, 0, 10)),
  hora_inicio text check (hora_inicio ~ '^[0-2][0-9]:[0-5][0-9]$'),
  hora_final text check (hora_final ~ '^[0-2][0-9]:[0-5][0-9]$'),
  version integer not null default 1,
  ultima_operacion uuid,
  creada_por uuid,
  creada_en timestamptz not null default now(),
  cerrada_en timestamptz,
  anulada_en timestamptz,
  anulada_por uuid,
  anulada_motivo text,
  primary key (tenant_id, id),
  unique (tenant_id, sucursal_id, folio),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, cliente_id) references clientes (tenant_id, id)
);
create index notas_activas on notas (tenant_id, sucursal_id, fecha) where status in (-1, 0) and anulada_en is null;
create index notas_recientes on notas (tenant_id, fecha desc, creada_en desc, id desc) where anulada_en is null;
create index notas_recientes_sucursal on notas (tenant_id, sucursal_id, fecha desc, creada_en desc, id desc) where anulada_en is null;
create index notas_cliente on notas (tenant_id, cliente_id, fecha desc);
create index notas_id on notas (id);
-- One pickup waiting per customer and branch.
create unique index notas_recoleccion_pendiente on notas (tenant_id, sucursal_id, cliente_id) where status = -1 and anulada_en is null;

create table lineas (
  tenant_id uuid not null,
  nota_id uuid not null,
  id uuid not null,
  orden integer not null,
  servicio_id uuid,
  servicio text not null,
  medida text not null check (medida in ('pz', 'kg', 'flex')),
  cantidad bigint not null check (cantidad > 0),
  precio bigint not null check (precio >= 0),
  importe bigint not null check (importe >= 0),
  primary key (tenant_id, nota_id, id),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);

create table pagos (
  tenant_id uuid not null,
  id uuid not null,
  nota_id uuid not null,
  sucursal_id uuid not null,
  fecha date not null,
  monto bigint not null check (monto <> 0),
  metodo text not null check (metodo in ('Efvo', 'TDC', 'Transf', 'Link')),
  reversa_de uuid,
  creado_por uuid,
  creado_en timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((monto < 0) = (reversa_de is not null)),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id),
  foreign key (tenant_id, reversa_de) references pagos (tenant_id, id)
);
create index pagos_nota on pagos (tenant_id, nota_id);
create index pagos_id on pagos (id);
create unique index pagos_reversa on pagos (tenant_id, reversa_de) where reversa_de is not null;

-- One row per save or void: who, when, what. `operacion` makes a repeated attempt answer the earlier result.
create table nota_historia (
  tenant_id uuid not null,
  nota_id uuid not null,
  version integer not null,
  usuario_id uuid,
  momento timestamptz not null default now(),
  operacion uuid,
  cambio jsonb not null,
  primary key (tenant_id, nota_id, version),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
create unique index nota_historia_operacion on nota_historia (tenant_id, operacion) where operacion is not null;

-- Rollup of received, not voided notes by the note's date (weekday: 1 Sunday to 7 Saturday).
create table resumen_ventas (
  tenant_id uuid not null,
  anio smallint not null,
  mes smallint not null,
  sucursal_id uuid not null,
  dia_semana smallint not null,
  a_domicilio boolean not null,
  factura boolean not null,
  express boolean not null,
  notas bigint not null,
  total bigint not null,
  abonos bigint not null,
  primary key (tenant_id, anio, mes, sucursal_id, dia_semana, a_domicilio, factura, express)
);

-- Payments of those notes, by the payment's month and the note's.
create table resumen_pagos (
  tenant_id uuid not null,
  anio smallint not null,
  mes smallint not null,
  anio_nota smallint not null,
  mes_nota smallint not null,
  sucursal_id uuid not null,
  metodo text not null,
  pagos bigint not null,
  monto bigint not null,
  primary key (tenant_id, anio, mes, anio_nota, mes_nota, sucursal_id, metodo)
);

create table resumen_clientes (
  tenant_id uuid not null,
  anio smallint not null,
  mes smallint not null,
  sucursal_id uuid not null,
  cliente_id uuid not null,
  notas bigint not null,
  total bigint not null,
  primary key (tenant_id, anio, mes, sucursal_id, cliente_id)
);
create index resumen_clientes_mejores on resumen_clientes (tenant_id, anio, mes, sucursal_id, total desc);

-- Row-level security: what no setting names, nobody sees.
do $$
declare tabla text;
begin
  foreach tabla in array array['clientes', 'domicilios', 'folios', 'notas', 'lineas', 'pagos', 'nota_historia',
                               'resumen_ventas', 'resumen_pagos', 'resumen_clientes'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format(
      'create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) '
      'with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
  end loop;
end $$;

-- Payments and history only grow; notes and customers are never deleted, only voided. The app can't even try.
revoke all on clientes, domicilios, folios, notas, lineas, pagos, nota_historia, resumen_ventas, resumen_pagos, resumen_clientes from app;
grant select, insert, update on clientes, folios, notas, resumen_ventas, resumen_pagos, resumen_clientes to app;
grant select, insert, update, delete on domicilios, lineas to app;
grant select, insert on pagos, nota_historia to app;

-- Ids of customers whose name holds p_nombre (normalised) or whose phone holds p_digitos; names that begin with it first.
-- Security definer because LIKE isn't leakproof and row-level security would switch the trigram index off; it filters by the tenant itself.
create function clientes_que_coinciden(p_nombre text, p_digitos text, p_limite integer, p_desde integer) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  patron text := replace(replace(replace(p_nombre, '\', '\\'), '%', '\%'), '_', '\_');
begin
  return query
    select c.id from clientes c
    where c.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      and c.eliminado_en is null
      and (c.nombre_norm like '%' || patron || '%' or (p_digitos <> '' and c.telefono like '%' || p_digitos || '%'))
    order by c.nombre_norm not like patron || '%', c.nombre_norm, c.id
    limit p_limite offset p_desde;
end $$;
revoke all on function clientes_que_coinciden(text, text, integer, integer) from public;
grant execute on function clientes_que_coinciden(text, text, integer, integer) to app;

-- Whether one of these client-made ids (of a note, payment or customer) belongs to another tenant: ids are unique in the whole database.
create function ids_de_otro_tenant(p_ids uuid[]) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from notas where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from pagos where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from clientes where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
$$;
revoke all on function ids_de_otro_tenant(uuid[]) from public;
grant execute on function ids_de_otro_tenant(uuid[]) to app;

-- Rebuilds a tenant's rollup from its notes, for bulk loads and repairs. Only the owner may call it.
create function rehacer_resumen(p_tenant uuid) returns void language plpgsql set search_path = public, pg_temp as $$
begin
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
end $$;
revoke all on function rehacer_resumen(uuid) from public;
