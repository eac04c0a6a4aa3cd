-- Partial reversals: a pago may be returned in parts, each with its reason; and the notas that owe their cliente.
-- A server of the previous release ignores the column, and goes on refusing a second reversal by its own rule.
alter table pagos add column if not exists motivo text not null default '';

-- The sum of a pago's reversals is checked under the lock of its nota, so they needn't be unique.
create index if not exists pagos_reversas on pagos (tenant_id, reversa_de) where reversa_de is not null;
drop index if exists pagos_reversa;

-- 'A favor': few notas. On a large database make it first by hand, concurrently (docs/operating.md 5).
create index if not exists notas_a_favor on notas (tenant_id, fecha desc, creada_en desc, id desc)
  include (sucursal_id, cliente_id, status) where total - abonos - ajuste < 0 and anulada_en is null;
