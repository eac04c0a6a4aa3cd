-- The pagos of one day, for the reports' 'Hoy'. On a big table make it first by hand, with `create index concurrently if
-- not exists` (docs/operating.md, chapter 5).
create index if not exists pagos_del_dia on pagos (tenant_id, sucursal_id, fecha);
