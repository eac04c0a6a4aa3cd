-- Clientes, notas with lines and pagos, their history and ticket links, and the rollup that reports read.

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
  -- How many times the name changed. Kept per row: one counter per tenant would make concurrent saves wait for each
  -- other.
  renombrado integer not null default 0,
  -- Optimistic lock: of two concurrent edits, the second is told about the first, as with notas.
  version integer not null default 1,
  primary key (tenant_id, id)
);
-- Collation "C" orders by bytes whatever the server's locale, and makes a prefix search a range of the index. Including
-- telefono lets a search read only the index.
create index clientes_por_nombre on clientes (tenant_id, nombre_norm collate "C", id) include (telefono)
  where eliminado_en is null;
create index clientes_busqueda on clientes using gin (tenant_id, nombre_norm gin_trgm_ops, telefono gin_trgm_ops);
create index clientes_id on clientes (id);
create index clientes_renombrados on clientes (tenant_id) include (renombrado) where renombrado > 0;

create function contar_renombrado() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.renombrado := old.renombrado + 1;
  return new;
end $$;
create trigger contar_renombrado before update of nombre, apellido on clientes for each row
  when ((old.nombre, old.apellido) is distinct from (new.nombre, new.apellido)) execute function contar_renombrado();

-- A trigger, because a server of the previous release, running beside this one, must also bump the version.
create function clientes_otra_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger clientes_otra_version before update on clientes for each row execute function clientes_otra_version();

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

-- The last folio of each sucursal. Locking its row keeps folios consecutive and without gaps.
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
  -- The name when the nota was saved; it stays when the cliente is removed.
  cliente_nombre text not null,
  -- Local dates of the sucursal, not timestamps.
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
  -- -1 to be collected, 0 open, 10 closed.
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
  -- Bits for the list's three filters: 1 owes a peso or more ('ajuste por redondeo' counts as paid), 2 factura, 4 a
  -- domicilio.
  marca smallint not null generated always as (
    (case when total - abonos - ajuste >= 100 then 1 else 0 end
      + case when factura then 2 else 0 end + case when a_domicilio then 4 else 0 end)::smallint
  ) stored,
  primary key (tenant_id, id),
  unique (tenant_id, sucursal_id, folio),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, cliente_id) references clientes (tenant_id, id)
);
create index notas_id on notas (id);
create index notas_activas on notas (tenant_id, sucursal_id, fecha) where status in (-1, 0) and anulada_en is null;
-- At most one pending recoleccion per cliente and sucursal.
create unique index notas_recoleccion_pendiente on notas (tenant_id, sucursal_id, cliente_id)
  where status = -1 and anulada_en is null;
-- The sales list in its order: for all sucursales and for one, each with and without `marca`.
create index notas_lista on notas (tenant_id, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_sucursal on notas (tenant_id, sucursal_id, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_marca on notas (tenant_id, marca, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_sucursal_marca on notas (tenant_id, sucursal_id, marca, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
-- Notas of one cliente or of the few that match a text, and of those the ones with adeudo.
create index notas_de_cliente on notas (tenant_id, cliente_id, fecha desc, creada_en desc, id desc)
  include (marca, sucursal_id, status) where anulada_en is null;
create index notas_con_adeudo on notas (tenant_id, cliente_id, fecha desc, creada_en desc, id desc)
  include (marca, sucursal_id, status) where anulada_en is null and marca & 1 = 1;

create table lineas (
  tenant_id uuid not null,
  nota_id uuid not null,
  id uuid not null,
  orden integer not null,
  servicio_id uuid,
  servicio text not null,
  medida text not null check (medida in ('pz', 'kg', 'flex')),
  -- Thousandths of a piece or kg.
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

-- One row per save or void. A repeated `operacion` returns the earlier result.
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

-- Public ticket links. The token (192 random bits) shows the ticket without a session until it is revoked.
create table enlaces_ticket (
  tenant_id uuid not null,
  token text not null check (token ~ '^[A-Za-z0-9_-]{32}$'),
  nota_id uuid not null,
  creado timestamptz not null default now(),
  revocado_en timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
-- The owner looks the token up before the tenant is known.
create index enlaces_ticket_token on enlaces_ticket (token);
create unique index enlaces_ticket_vigente on enlaces_ticket (tenant_id, nota_id) where revocado_en is null;

-- Rollup of received notas that are not voided, by the nota's date (dia_semana: 1 Sunday to 7 Saturday).
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

-- Pagos of those notas, by the month of the pago and the month of the nota.
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

-- Those notas by cliente. The all-zeros sucursal_id totals all sucursales, because summing a large laundry's year on
-- each read is too slow.
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

-- Bumped in the same transaction as any rollup change of its month and sucursal, so a summary computed at a version
-- holds until the version changes. Every month with a nota or pago has a row; month 0 with the all-zeros sucursal_id
-- covers all months.
create table resumen_version (
  tenant_id uuid not null,
  sucursal_id uuid not null,
  version bigint not null,
  anio smallint not null,
  mes smallint not null,
  primary key (tenant_id, anio, mes, sucursal_id)
);

-- Row-level security: when no app.tenant_id is set, `app` sees no rows.
do $$
declare tabla text;
begin
  foreach tabla in array array['clientes', 'domicilios', 'folios', 'notas', 'lineas', 'pagos', 'nota_historia', 'enlaces_ticket',
                               'resumen_ventas', 'resumen_pagos', 'resumen_clientes', 'resumen_version'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format(
      'create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) '
      'with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
  end loop;
end $$;

-- Pagos and history are append-only; notas and clientes are voided, never deleted. The grants of `app` enforce it.
grant select, insert, update on clientes, folios, notas, resumen_ventas, resumen_pagos, resumen_clientes, resumen_version
  to app;
grant select, insert, update, delete on domicilios, lineas to app;
grant select, insert on pagos, nota_historia to app;
grant select, insert, update (revocado_en) on enlaces_ticket to app;
