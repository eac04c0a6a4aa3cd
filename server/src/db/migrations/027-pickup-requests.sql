-- What clientes ask for on the link of their ticket: that their clothes be collected (day.md 6), and the privacy notice
-- that a registration shows (day.md 7). It only adds, so a server of the previous release ignores it.
create table if not exists solicitudes (
  tenant_id uuid not null references tenants (id),
  -- The recoleccion made of it takes this id, so accepting twice makes one.
  id uuid not null,
  cliente_id uuid not null,
  sucursal_id uuid not null,
  -- The nota whose link was used.
  nota_id uuid not null,
  dia date not null,
  hora_inicio text not null,
  hora_final text not null,
  -- What the cliente wrote, or ''.
  comentario text not null default '',
  estado text not null default 'pendiente' check (estado in ('pendiente', 'aceptada', 'rechazada')),
  creada_en timestamptz not null default now(),
  resuelta_en timestamptz,
  -- Null when its day went by without an answer.
  resuelta_por uuid,
  -- Why it was declined, or ''.
  motivo text not null default '',
  primary key (tenant_id, id),
  foreign key (tenant_id, cliente_id) references clientes (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id),
  foreign key (tenant_id, resuelta_por) references usuarios (tenant_id, id)
);
-- One at a time for each cliente at a sucursal.
create unique index if not exists solicitudes_pendiente on solicitudes (tenant_id, sucursal_id, cliente_id)
  where estado = 'pendiente';
-- The last one of a cliente, which the link shows.
create index if not exists solicitudes_cliente on solicitudes (tenant_id, cliente_id, sucursal_id, creada_en desc);
alter table solicitudes enable row level security;
drop policy if exists por_tenant on solicitudes;
create policy por_tenant on solicitudes
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert on solicitudes to app;
grant update (estado, resuelta_en, resuelta_por, motivo) on solicitudes to app;

-- The address of the laundry's privacy notice or its text; '' when it isn't set.
alter table tenants add column if not exists aviso_privacidad text not null default '';
grant update (aviso_privacidad) on tenants to app;

-- When the notice was shown at the registration; null for clientes registered without one.
alter table clientes add column if not exists aviso_mostrado timestamptz;
