-- The sales list at a million notes: every set of filters walks an index in the order of the list.

-- What the list's three switches ask of a note: 1 owes a peso or more, 2 with invoice, 4 delivered at home.
-- 'Ajuste por redondeo' counts as paid.
alter table notas add column marca smallint not null generated always as (
  (case when total - abonos - ajuste >= 100 then 1 else 0 end + case when factura then 2 else 0 end + case when a_domicilio then 4 else 0 end)::smallint
) stored;

-- A set of switches is the merge of the marks that hold it, each in the order of the list, without touching the table.
create index notas_lista_marca on notas (tenant_id, marca, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
create index notas_lista_sucursal_marca on notas (tenant_id, sucursal_id, marca, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;

-- Without switches. The ones before held the notes to be collected too, which the list leaves out.
create index notas_lista on notas (tenant_id, fecha desc, creada_en desc, id desc) where anulada_en is null and status >= 0;
create index notas_lista_sucursal on notas (tenant_id, sucursal_id, fecha desc, creada_en desc, id desc)
  where anulada_en is null and status >= 0;
drop index notas_recientes;
drop index notas_recientes_sucursal;

-- The notes of one customer, or of the few that match a text.
create index notas_de_cliente on notas (tenant_id, cliente_id, fecha desc, creada_en desc, id desc)
  include (marca, sucursal_id, status) where anulada_en is null;
drop index notas_cliente;

-- Ids of the customers, removed ones too (their notes stay in the list), whose name holds p_nombre (normalised) or whose phone holds p_digitos
-- ('': no phone is looked for). Planned for the text it is given; security definer for the same reason as clientes_que_coinciden.
create function clientes_de_texto(p_nombre text, p_digitos text) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  patron constant text := '%' || replace(replace(replace(p_nombre, '\', '\\'), '%', '\%'), '_', '\_') || '%';
begin
  return query
    select c.id from clientes c
    where c.tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid
      and (c.nombre_norm like patron or (p_digitos <> '' and c.telefono like '%' || p_digitos || '%'));
end $$;
revoke all on function clientes_de_texto(text, text) from public;
grant execute on function clientes_de_texto(text, text) to app;

analyze notas;
