-- What registers captured without an answer (day.md 1): the claves of captures that are no nota, what was odd about a
-- late arrival, and which register wrote what. It only adds; a server of the previous release ignores it.
create table if not exists capturas (
  tenant_id uuid not null references tenants (id),
  clave text not null,
  equipo_id uuid not null,
  recibida_en timestamptz not null default now(),
  primary key (tenant_id, clave)
);

create table if not exists revisiones (
  tenant_id uuid not null,
  nota_id uuid not null,
  -- Its number on the nota, from 1.
  id integer not null,
  texto text not null,
  detalle text not null default '',
  -- When it was captured, by the register's corrected clock.
  capturado_en timestamptz not null,
  creada_en timestamptz not null default now(),
  revisada_en timestamptz,
  revisada_por uuid,
  primary key (tenant_id, nota_id, id),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
create index if not exists revisiones_pendientes on revisiones (tenant_id, nota_id) where revisada_en is null;

do $$
declare tabla text;
begin
  foreach tabla in array array['capturas', 'revisiones'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format('drop policy if exists por_tenant on %I', tabla);
    execute format(
      'create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) '
      'with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
  end loop;
end $$;
grant select, insert on capturas, revisiones to app;
grant update (revisada_en, revisada_por) on revisiones to app;

-- The register whose capture wrote the entry; null for the others.
alter table nota_historia add column if not exists equipo_id uuid;

-- A pickup that was captured while another of its cliente was pending: both are kept, and a person decides.
alter table notas add column if not exists repetida boolean not null default false;
create unique index if not exists notas_recoleccion_unica on notas (tenant_id, sucursal_id, cliente_id)
  where status = -1 and anulada_en is null and not repetida;
drop index if exists notas_recoleccion_pendiente;
