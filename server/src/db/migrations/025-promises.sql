-- What a sucursal can finish in a day, when it is closed, and when a nota was first ready (day.md 4, 'Promesa honesta').
-- It only adds columns, with constant defaults, so no table is rewritten; a server of the previous release ignores them.
alter table sucursales
  -- Null is not set: that measure has no limit.
  add column if not exists capacidad_gramos bigint check (capacidad_gramos > 0),
  add column if not exists capacidad_piezas integer check (capacidad_piezas > 0),
  -- 1 Sunday to 7 Saturday.
  add column if not exists dias_cerrados smallint[] not null default '{}',
  add column if not exists fechas_cerradas date[] not null default '{}';
grant update (capacidad_gramos, capacidad_piezas, dias_cerrados, fechas_cerradas) on sucursales to app;

-- First time that it was 'lista' or closed; null while it is neither.
alter table notas add column if not exists lista_en timestamptz;

-- Notas by promised day. On a large database make it first by hand, concurrently (docs/operating.md 5).
create index if not exists notas_promesa on notas (tenant_id, sucursal_id, fecha_entrega)
  where anulada_en is null and status >= 0;
