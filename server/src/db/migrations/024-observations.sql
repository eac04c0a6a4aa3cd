-- How a nota and its lines are received, and photos of it (day.md 4).
-- It only adds, with constant defaults, so no table is rewritten; a server of the previous release ignores it.
alter table notas
  add column if not exists marcas text[] not null default '{}',
  -- '' without a detail.
  add column if not exists observaciones text not null default '';
alter table lineas
  add column if not exists marcas text[] not null default '{}',
  add column if not exists observaciones text not null default '';

create table if not exists fotos (
  tenant_id uuid not null references tenants (id),
  nota_id uuid not null,
  -- Made by the browser, so that a photo sent again is kept once.
  id uuid not null,
  -- A JPEG without metadata.
  bytes bytea not null,
  -- Pixels.
  ancho integer not null,
  alto integer not null,
  tamano integer not null,
  creada_en timestamptz not null default now(),
  creada_por uuid,
  primary key (tenant_id, nota_id, id),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id) on delete cascade
);
-- A JPEG doesn't get smaller, so trying to compress it is only work.
alter table fotos alter column bytes set storage external;
alter table fotos enable row level security;
drop policy if exists por_tenant on fotos;
create policy por_tenant on fotos
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert, delete on fotos to app;
-- Those that are old enough to be deleted.
create index if not exists fotos_creada on fotos (creada_en);
