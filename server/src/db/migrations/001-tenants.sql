-- Tenants with their sucursales, users, sessions, servicios, images and audit log.
-- The owner role runs migrations and the few queries made before the tenant is known (sign-in, session lookup).
-- Everything else runs as `app`, which row-level security limits to the session's tenant.
-- Money is bigint centavos. tenant_id comes first in every primary, unique and foreign key.

create extension if not exists unaccent with schema public;
create extension if not exists pg_trgm with schema public;
create extension if not exists btree_gin with schema public;

-- Roles are shared by all databases of a server, so another one may have created `app`, or be creating it right now.
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

-- Folds accents, case and spaces: 'jose' finds 'José'. Must match `normalize` in shared/src/domain/text.ts.
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
  -- EnvioConfig in the contract, pesos: { rulesType, rules: { conCosto: { monto }, rango: [{ min, max?, envio }] } }.
  envio jsonb not null,
  dias_entrega integer not null default 2 check (dias_entrega between 0 and 60),
  activo boolean not null default true,
  ticket_ancho smallint not null default 80 check (ticket_ancho in (58, 80)),
  ticket_legal text not null
    default 'Conserva este ticket para recoger tu ropa y revisa tus prendas al recibirlas. Este documento no es un comprobante fiscal.',
  -- Black-and-white logo for printing; '' means that the ticket prints only the name.
  logo_ticket text not null default ''
);

create table sucursales (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  nombre text not null,
  zona_horaria text not null default 'America/Mexico_City',
  direccion text not null default '',
  telefono text not null default '',
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
  -- A removed account keeps its row because notas and history refer to it; its user name can be used again.
  eliminado_en timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id)
);
-- Sign-in names no tenant, so user names are unique across tenants: the one key that tenant_id does not lead.
create unique index usuarios_usuario on usuarios (lower(usuario)) where eliminado_en is null;

create table sesiones (
  tenant_id uuid not null,
  -- SHA-256 of the cookie's token, so that reading the table is not enough to sign in.
  token_hash bytea not null,
  usuario_id uuid not null,
  creada timestamptz not null default now(),
  expira timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, usuario_id) references usuarios (tenant_id, id) on delete cascade
);
create index sesiones_token on sesiones (token_hash);
create index sesiones_expira on sesiones (expira);

-- Links sent by mail: at most one of each kind per account. A used token is deleted; an expired one is kept for a while
-- so that its link can be reported as expired.
create table tokens (
  tenant_id uuid not null,
  -- SHA-256 of the token, so that reading the table is not enough to use it.
  huella bytea not null,
  usuario_id uuid not null,
  clase text not null check (clase in ('activacion', 'restablecer')),
  correo text not null default 'pendiente' check (correo in ('enviado', 'pendiente', 'fallido', 'sin_servidor')),
  creado timestamptz not null default now(),
  expira timestamptz not null,
  primary key (tenant_id, huella),
  unique (tenant_id, usuario_id, clase),
  foreign key (tenant_id, usuario_id) references usuarios (tenant_id, id) on delete cascade
);
create index tokens_huella on tokens (huella);
create index tokens_expira on tokens (expira);

-- Sign-in attempts in the current minute, by hashed user name and hashed address; shared by all server processes.
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

-- Uploaded logos and icons after re-encoding, keyed by the SHA-256 of their bytes. 'papel' is a logo in greys for
-- tickets.
create table imagenes (
  tenant_id uuid not null references tenants (id),
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  tipo text not null check (tipo in ('logo', 'icono', 'papel')),
  bytes bytea not null,
  subida timestamptz not null default now(),
  primary key (tenant_id, huella, tipo)
);
create index imagenes_huella on imagenes (huella);

-- Audit log of changes to users, servicios and the tenant's identity.
create table bitacora (
  tenant_id uuid not null references tenants (id),
  id uuid not null default gen_random_uuid(),
  momento timestamptz not null default now(),
  usuario_id uuid,
  accion text not null,
  detalle jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index bitacora_momento on bitacora (tenant_id, momento desc);

-- Row-level security: when no app.tenant_id is set, `app` sees no rows.
alter table tenants enable row level security;
create policy por_tenant on tenants
  using (id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.tenant_id', true), '')::uuid);
-- No policy and no grant: only the owner reads it.
alter table intentos enable row level security;
do $$
declare tabla text;
begin
  foreach tabla in array array['sucursales', 'usuarios', 'sesiones', 'tokens', 'servicios', 'imagenes', 'bitacora'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format(
      'create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) '
      'with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
  end loop;
end $$;

grant select, update (nombre, logo, logo_ico, logo_ticket, color_primario, color_secundario, envio, dias_entrega,
  ticket_ancho, ticket_legal) on tenants to app;
grant select, insert, update (nombre, zona_horaria, direccion, telefono) on sucursales to app;
-- Only the owner inserts or reads password hashes. `app` may update one, which it does only to clear it.
grant select (tenant_id, id, usuario, nombre, rol, sucursal_id, confirmado, ultimo_acceso, alta, eliminado_en),
  insert (tenant_id, id, usuario, nombre, rol, sucursal_id),
  update (nombre, rol, sucursal_id, confirmado, password_hash, eliminado_en) on usuarios to app;
-- `app` may end an account's sessions but not read their token hashes.
grant select (tenant_id, usuario_id), delete on sesiones to app;
grant select, insert, update, delete on tokens to app;
grant select, insert, update on servicios to app;
grant select, insert, delete on imagenes to app;
grant select, insert on bitacora to app;
