-- Team, invitations, identity and who did what.

-- A removed account keeps its name, which notes and history refer to; its e-mail is free for another.
alter table usuarios add column eliminado_en timestamptz;
drop index usuarios_usuario;
create unique index usuarios_usuario on usuarios (lower(usuario)) where eliminado_en is null;

-- Links sent by mail: an account has at most one of each kind, a used one is gone, an expired one stays a while to be told apart.
create table tokens (
  tenant_id uuid not null,
  -- SHA-256 of the token: who reads the table can't use it.
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

-- Uploaded logos and icons, already re-encoded, by the SHA-256 of their bytes; 'papel' is the logo in greys, for tickets.
create table imagenes (
  tenant_id uuid not null references tenants (id),
  huella text not null check (huella ~ '^[0-9a-f]{64}$'),
  tipo text not null check (tipo in ('logo', 'icono', 'papel')),
  bytes bytea not null,
  subida timestamptz not null default now(),
  primary key (tenant_id, huella, tipo)
);
create index imagenes_huella on imagenes (huella);

-- Changes of the team, the catalogue and the identity.
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

do $$
declare tabla text;
begin
  foreach tabla in array array['tokens', 'imagenes', 'bitacora', 'sesiones'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format(
      'create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) '
      'with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
  end loop;
end $$;

revoke all on tokens, imagenes, bitacora from app;
grant select, insert, update, delete on tokens to app;
grant select, insert, delete on imagenes to app;
grant select, insert on bitacora to app;
-- Ending the sessions of an account; the tokens' hashes stay unreadable.
grant select (tenant_id, usuario_id), delete on sesiones to app;
-- Passwords are set by the owner alone; the app can only take one away.
grant select (eliminado_en), insert (tenant_id, id, usuario, nombre, rol, sucursal_id),
  update (nombre, rol, sucursal_id, confirmado, password_hash, eliminado_en) on usuarios to app;
grant insert, update (nombre, zona_horaria, direccion, telefono) on sucursales to app;
grant update (nombre, logo, logo_ico, logo_ticket, color_primario, color_secundario, envio, dias_entrega, ticket_ancho, ticket_legal) on tenants to app;
