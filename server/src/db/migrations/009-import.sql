-- Imports of clientes that go on after a restart and can be undone.

create table if not exists importaciones (
  tenant_id uuid not null references tenants (id),
  -- Made by the browser: a repeated start finds it.
  id uuid not null,
  usuario_id uuid not null,
  archivo text not null,
  formato text not null check (formato in ('csv', 'xlsx')),
  -- How the file is read (ImportOptions of the contract).
  opciones jsonb not null default '{}',
  -- The file, until the import ends.
  contenido bytea,
  estado text not null check (estado in ('corriendo', 'terminada', 'cancelada', 'fallida', 'deshaciendo', 'deshecha')),
  filas integer not null default 0,
  -- Row of the file up to which everything is done; it grows in the transaction that adds the clientes.
  ultima_fila integer not null default 0,
  hechas integer not null default 0,
  nuevos integer not null default 0,
  repetidos integer not null default 0,
  con_error integer not null default 0,
  -- Up to which cliente an undo is done, how many it removed and kept, and the first of those kept.
  ultimo_cliente uuid,
  eliminados integer not null default 0,
  conservados integer not null default 0,
  conservados_por jsonb not null default '[]',
  deshecha_por uuid,
  -- The server that works on it, and when it last did: another takes it over when this grows old.
  servidor uuid,
  latido timestamptz not null default now(),
  creada timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index if not exists importaciones_recientes on importaciones (tenant_id, creada desc);
create index if not exists importaciones_pendientes on importaciones (latido) where estado in ('corriendo', 'deshaciendo');

alter table importaciones enable row level security;
drop policy if exists por_tenant on importaciones;
create policy por_tenant on importaciones
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert, update on importaciones to app;

-- The import that added the cliente. No foreign key, so that a big import checks nothing row by row.
alter table clientes add column if not exists importacion_id uuid;
create index if not exists clientes_de_importacion on clientes (tenant_id, importacion_id, id) where importacion_id is not null;
