-- Routes of a day (day.md 5): drivers, their stops, their links, and pickups that repeat. It only adds.
-- Money is bigint centavos. tenant_id comes first in every key.
alter table sucursales
  -- Where routes begin; null until somebody sets it.
  add column if not exists lat double precision check (lat between -90 and 90),
  add column if not exists lon double precision check (lon between -180 and 180);
grant update (lat, lon) on sucursales to app;

create table if not exists choferes (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  sucursal_id uuid not null,
  nombre text not null,
  -- E.164, or ''.
  telefono text not null default '',
  vehiculo text not null default 'moto',
  -- Most bags and pieces at once; null for no limit.
  capacidad integer check (capacidad > 0),
  sale text not null default '09:00',
  -- Days of the week, 1 Sunday to 7 Saturday.
  dias smallint[] not null default '{2,3,4,5,6,7}',
  activo boolean not null default true,
  -- Drawer of the money that they take; null until the first.
  caja_id uuid,
  creado_en timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, caja_id) references cajas (tenant_id, id)
);
create index if not exists choferes_sucursal on choferes (tenant_id, sucursal_id, creado_en);

-- A driver's day.
create table if not exists rutas (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  sucursal_id uuid not null,
  chofer_id uuid not null,
  dia date not null,
  sale text not null,
  primary key (tenant_id, id),
  unique (tenant_id, chofer_id, dia),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, chofer_id) references choferes (tenant_id, id)
);
create index if not exists rutas_dia on rutas (tenant_id, sucursal_id, dia);

create table if not exists enlaces_ruta (
  tenant_id uuid not null references tenants (id),
  token text not null,
  ruta_id uuid not null,
  -- Who made it: what the driver captures is written down as theirs.
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  revocado_en timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, ruta_id) references rutas (tenant_id, id),
  foreign key (tenant_id, creado_por) references usuarios (tenant_id, id)
);
create index if not exists enlaces_ruta_token on enlaces_ruta (token);
create unique index if not exists enlaces_ruta_vigente on enlaces_ruta (tenant_id, ruta_id) where revocado_en is null;

-- A stop that a driver has or had. Stops that nobody has are no rows: they are read from the notas.
create table if not exists paradas (
  tenant_id uuid not null references tenants (id),
  ruta_id uuid not null,
  nota_id uuid not null,
  tipo text not null check (tipo in ('recoleccion', 'entrega')),
  orden integer not null,
  estado text not null default 'pendiente' check (estado in ('pendiente', 'hecha', 'no_estaba')),
  -- Id of the attempt that did it; null while it is pending.
  operacion uuid,
  -- When it happened, by the server's clock as far as the phone knew it.
  momento timestamptz,
  -- When the server took it.
  recibida_en timestamptz,
  avisada_en timestamptz,
  bolsas integer,
  pago_id uuid,
  metodo text,
  cobrado bigint not null default 0,
  motivo text not null default '',
  detalle text not null default '',
  -- Why a person has to look at it, or ''.
  problema text not null default '',
  primary key (tenant_id, ruta_id, nota_id, tipo),
  foreign key (tenant_id, ruta_id) references rutas (tenant_id, id),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
-- One driver at a time has it.
create unique index if not exists paradas_pendiente on paradas (tenant_id, nota_id, tipo) where estado = 'pendiente';
create index if not exists paradas_nota on paradas (tenant_id, nota_id);
create unique index if not exists paradas_operacion on paradas (tenant_id, operacion) where operacion is not null;

create table if not exists fotos_parada (
  tenant_id uuid not null references tenants (id),
  ruta_id uuid not null,
  nota_id uuid not null,
  tipo text not null,
  -- A JPEG without metadata.
  bytes bytea not null,
  creada_en timestamptz not null default now(),
  primary key (tenant_id, ruta_id, nota_id, tipo),
  foreign key (tenant_id, ruta_id, nota_id, tipo) references paradas (tenant_id, ruta_id, nota_id, tipo) on delete cascade
);
alter table fotos_parada alter column bytes set storage external;
create index if not exists fotos_parada_creada on fotos_parada (creada_en);

create table if not exists repeticiones (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  cliente_id uuid not null,
  sucursal_id uuid not null,
  -- 1 Sunday to 7 Saturday.
  dia smallint not null check (dia between 1 and 7),
  hora_inicio text not null,
  hora_final text not null,
  -- Last local day that a recoleccion was made for, or was found to need none.
  hecha_hasta date,
  creada_por uuid not null,
  creada_en timestamptz not null default now(),
  terminada_en timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, cliente_id) references clientes (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, creada_por) references usuarios (tenant_id, id)
);
create unique index if not exists repeticiones_dia on repeticiones (tenant_id, cliente_id, sucursal_id, dia) where terminada_en is null;

do $$
declare tabla text;
begin
  foreach tabla in array array['choferes', 'rutas', 'enlaces_ruta', 'paradas', 'fotos_parada', 'repeticiones'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format('drop policy if exists por_tenant on %I', tabla);
    execute format('create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)
      with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
    execute format('grant select, insert on %I to app', tabla);
  end loop;
end $$;
grant update (nombre, telefono, vehiculo, capacidad, sale, dias, activo, caja_id) on choferes to app;
grant update (sale) on rutas to app;
grant update (revocado_en) on enlaces_ruta to app;
grant update (ruta_id, orden, estado, operacion, momento, recibida_en, avisada_en, bolsas, pago_id, metodo, cobrado, motivo, detalle, problema)
  on paradas to app;
grant delete on paradas, fotos_parada to app;
grant update (hecha_hasta, terminada_en) on repeticiones to app;

-- Told as 'ruta' with the id of the driver's day.
create or replace function avisar_de_ruta() returns trigger language plpgsql as $$
begin
  perform avisar('ruta', r.tenant_id, r.sucursal_id, array_agg(distinct r.id))
    from filas f join public.rutas r on r.tenant_id = f.tenant_id and r.id = f.ruta_id group by r.tenant_id, r.sucursal_id;
  return null;
end $$;
create or replace trigger paradas_hechas after insert on paradas referencing new table as filas
  for each statement execute function avisar_de_ruta();
create or replace trigger paradas_cambiadas after update on paradas referencing new table as filas
  for each statement execute function avisar_de_ruta();
create or replace trigger paradas_quitadas after delete on paradas referencing old table as filas
  for each statement execute function avisar_de_ruta();
create or replace trigger enlaces_ruta_hechos after insert on enlaces_ruta referencing new table as filas
  for each statement execute function avisar_de_ruta();
create or replace trigger enlaces_ruta_cambiados after update on enlaces_ruta referencing new table as filas
  for each statement execute function avisar_de_ruta();
create or replace trigger choferes_hechos after insert on choferes referencing new table as filas
  for each statement execute function avisar_de_sucursal('ruta');
create or replace trigger choferes_cambiados after update on choferes referencing new table as filas
  for each statement execute function avisar_de_sucursal('ruta');
