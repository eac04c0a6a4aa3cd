-- The notes that owe, few among all, by customer: a text with 'Con adeudo' read every note of its customers to find them.
create index notas_con_adeudo on notas (tenant_id, cliente_id, fecha desc, creada_en desc, id desc)
  include (marca, sucursal_id, status) where anulada_en is null and marca & 1 = 1;
