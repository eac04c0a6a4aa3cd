-- Registers and the clave of a nota: the letters of the register that made it and that register's next number (day.md 1).
-- The notas that exist have none. It only adds, so a server of the previous release ignores it.
create table if not exists equipos (
  tenant_id uuid not null references tenants (id),
  -- Made by the browser. The server's own, for notas that come without one, is the id of the tenant.
  id uuid not null,
  letras text not null check (letras ~ '^[A-Z]{1,3}$'),
  -- The last number it gave. Locking its row keeps numbers consecutive and without gaps.
  ultimo bigint not null default 0,
  creado_en timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, letras)
);
alter table equipos enable row level security;
drop policy if exists por_tenant on equipos;
create policy por_tenant on equipos
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert on equipos to app;
grant update (ultimo) on equipos to app;

-- Null for notas made before there were claves.
alter table notas add column if not exists clave text;
