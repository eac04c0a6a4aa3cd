-- Tenants, branches, staff, sessions and services.
-- The owner runs migrations and the few statements that come before the tenant is known (sign-in, session).
-- Everything else runs as `app`, which row-level security binds to the tenant of the session.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

-- Roles belong to the whole server: another database of it may have made this one, even at this moment.
do $$
begin
  create role app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
do $$
begin
  execute format('grant app to %I', current_user);
exception when unique_violation or invalid_grant_operation then null;
end $$;
grant usage on schema public to app;

-- Folds accents, case and spaces: 'jose' finds 'José'. Same rule as the client's `normalizar`.
create function normalizar(t text) returns text
language sql immutable strict parallel safe
as $$
  select btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, normalize(t, NFC))), '\s+', ' ', 'g'))
$$;

create table tenants (
  id uuid primary key,
  nombre text not null,
  logo text not null default '',
  logo_ico text not null default '',
  color_primario text not null check (color_primario ~ '^#[0-9a-fA-F]{6}$'),
  color_secundario text not null check (color_secundario ~ '^#[0-9a-fA-F]{6}$'),
  -- EnvioConfig as on the wire, pesos: { rulesType, rules: { conCosto: { monto }, rango: [{ min, max?, envio }] } }.
  envio jsonb not null,
  dias_entrega integer not null default 2 check (dias_entrega between 0 and 60),
  activo boolean not null default true
);

create table sucursales (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  nombre text not null,
  zona_horaria text not null default 'America/Mexico_City',
  primary key (tenant_id, id)
);

create table usuarios (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  usuario text not null,
  nombre text not null,
  rol text not null check (rol in ('superuser', 'admin', 'user', 'accountant')),
  sucursal_id uuid not null,
  password_hash text,
  confirmado boolean not null default false,
  ultimo_acceso timestamptz,
  alta timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id)
);
-- Who signs in says a name and no tenant, so the name is unique among all tenants: the one key tenant_id doesn't lead.
create unique index usuarios_usuario on usuarios (lower(usuario));

create table sesiones (
  tenant_id uuid not null,
  -- SHA-256 of the cookie's token: who reads the table can't sign in with it.
  token_hash bytea not null,
  usuario_id uuid not null,
  creada timestamptz not null default now(),
  expira timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, usuario_id) references usuarios (tenant_id, id) on delete cascade
);
create index sesiones_token on sesiones (token_hash);
create index sesiones_expira on sesiones (expira);

-- Sign-in attempts of the running minute, by hashed user name and by hashed address; shared by all server processes.
create table intentos (
  clave text primary key,
  intentos integer not null,
  ventana timestamptz not null default now()
);

create table servicios (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  servicio text not null,
  categoria text not null,
  medida text not null check (medida in ('pz', 'kg', 'flex')),
  precio bigint not null check (precio >= 0),
  orden integer not null default 0,
  activo boolean not null default true,
  primary key (tenant_id, id)
);
create index servicios_orden on servicios (tenant_id, orden, servicio) where activo;

alter table tenants enable row level security;
alter table sucursales enable row level security;
alter table usuarios enable row level security;
alter table sesiones enable row level security;
alter table intentos enable row level security;
alter table servicios enable row level security;

create policy por_tenant on tenants
  using (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy por_tenant on sucursales
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy por_tenant on usuarios
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
create policy por_tenant on servicios
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
-- sesiones and intentos have no policy and no grant: the owner alone reads them.

grant select on tenants, sucursales to app;
grant select (tenant_id, id, usuario, nombre, rol, sucursal_id, confirmado, ultimo_acceso, alta) on usuarios to app;
grant select, insert, update on servicios to app;
