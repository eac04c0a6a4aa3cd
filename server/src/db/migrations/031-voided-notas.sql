-- The voided notas in the order of the sales list, so that who may restore them finds them among all others.
-- On a large database make it first by hand, concurrently (docs/operating.md 5).
create index if not exists notas_anuladas on notas (tenant_id, fecha desc, creada_en desc, id desc)
  where anulada_en is not null;
