-- What sections bring with them: which roles have their permissions in each laundry, where it decided so, and the
-- address of their teams' services. It only adds; a server of the previous release ignores it.
create table if not exists permisos_de_rol (
  tenant_id uuid not null references tenants (id),
  -- '<segment>.<name>', as the section's remoto.json declares it.
  permiso text not null,
  roles text[] not null,
  primary key (tenant_id, permiso)
);
alter table permisos_de_rol enable row level security;
drop policy if exists por_tenant on permisos_de_rol;
create policy por_tenant on permisos_de_rol using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert on permisos_de_rol to app;
grant update (roles) on permisos_de_rol to app;

-- Only the operator writes it, and the server reads it as the owner.
create table if not exists entregas_servicios (
  segmento text primary key,
  -- Base URL, with a trailing slash.
  direccion text not null,
  -- Signs who calls; the team's service knows it too.
  secreto text not null,
  puesta timestamptz not null default now()
);
alter table entregas_servicios enable row level security;
