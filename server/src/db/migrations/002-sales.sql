-- Customers, notes with lines and payments, their history and tickets, and the rollup that reports read.

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
  -- How many times the name changed. In the row itself: a counter of the tenant would make customers saved at once wait
  -- for each other.
  renombrado integer not null default 0,
  -- A customer changed at two places: who saves second learns of it, as with notes.
  version integer not null default 1,
  primary key (tenant_id, id)
);
-- Collated "C": the order of the bytes doesn't depend on the server's locale, and a prefix is a range of the index.
-- With the phone in it a search reads the index alone.
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

-- In the database and not in the save: also a server of the version before makes another version of what it changes.
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
  -- What the list's three switches ask of a note: 1 owes a peso or more ('ajuste por redondeo' counts as paid), 2 with
  -- invoice, 4 delivered at home.
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
-- One pickup waiting per customer and branch.
create unique index notas_recoleccion_pendiente on notas (tenant_id, sucursal_id, cliente_id)
  where status = -1 and anulada_en is null;
-- The sales list in its order: of all branches and of one, without switches, and by the value of `marca`.
create index notas_lista on notas (tenant_id, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_sucursal on notas (tenant_id, sucursal_id, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_marca on notas (tenant_id, marca, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_sucursal_marca on notas (tenant_id, sucursal_id, marca, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
-- The notes of one customer, or of the few that match a text; and those of them that owe.
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
  -- Thousandths of a piece or kilo.
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

-- Public links of tickets. Who has the token sees the ticket without a session: 192 random bits, until it is revoked.
create table enlaces_ticket (
  tenant_id uuid not null,
  token text not null check (token ~ '^[A-Za-z0-9_-]{32}$'),
  nota_id uuid not null,
  creado timestamptz not null default now(),
  revocado_en timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
-- The token is looked up by the owner, before the tenant is known.
create index enlaces_ticket_token on enlaces_ticket (token);
create unique index enlaces_ticket_vigente on enlaces_ticket (tenant_id, nota_id) where revocado_en is null;

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

-- Those notes by customer. Rows of the branch of zeros stand for all branches: summing them for a year of a large
-- laundry takes too long.
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

-- Grows with every change of a month of a branch's rollup, in the same transaction: what was computed at a number holds
-- while it stands. Every month that the rollup knows, of a note or of a payment, has a row. The row of month 0 and the
-- branch of zeros stands for all of them.
create table resumen_version (
  tenant_id uuid not null,
  sucursal_id uuid not null,
  version bigint not null,
  anio smallint not null,
  mes smallint not null,
  primary key (tenant_id, anio, mes, sucursal_id)
);

-- Row-level security: without a tenant in the session's settings, `app` sees nothing.
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

-- Payments and history only grow; notes and customers are never deleted, only voided. The app can't even try.
grant select, insert, update on clientes, folios, notas, resumen_ventas, resumen_pagos, resumen_clientes, resumen_version
  to app;
grant select, insert, update, delete on domicilios, lineas to app;
grant select, insert on pagos, nota_historia to app;
grant select, insert, update (revocado_en) on enlaces_ticket to app;
