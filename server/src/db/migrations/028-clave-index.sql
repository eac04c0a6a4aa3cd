-- A search looks each clave up: by equality, because row-level security rules the index out for LIKE.
-- On a large database make it first by hand, concurrently (docs/operating.md 5), with the column of 022.
create unique index if not exists notas_clave on notas (tenant_id, clave) where clave is not null;
