-- What a driver's phone may still send, and what it has in hand (day.md 5). It only adds.
-- A stop that a route had and has no more: its driver, without a signal, may have done it all the same.
create table if not exists paradas_anteriores (
  tenant_id uuid not null references tenants (id),
  ruta_id uuid not null,
  nota_id uuid not null,
  tipo text not null check (tipo in ('recoleccion', 'entrega')),
  quitada_en timestamptz not null default now(),
  primary key (tenant_id, ruta_id, nota_id, tipo),
  foreign key (tenant_id, ruta_id) references rutas (tenant_id, id),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
alter table paradas_anteriores enable row level security;
drop policy if exists por_tenant on paradas_anteriores;
create policy por_tenant on paradas_anteriores using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert on paradas_anteriores to app;

-- Of what was taken at a stop, how much was cash, centavos: a stop may be paid in two ways.
alter table paradas add column if not exists efectivo bigint not null default 0;
update paradas set efectivo = cobrado where metodo = 'Efvo' and cobrado > 0 and efectivo = 0;
grant update (efectivo) on paradas to app;
