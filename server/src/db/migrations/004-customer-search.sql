-- Searching customers by text, and the check that client-made ids are of no other tenant.

-- Databases made before this was one function have others, and an index of pairs of letters.
drop function if exists clientes_buscados(text, text, integer, integer, boolean, text, uuid);
drop function if exists clientes_de_texto(text, text);
drop index if exists clientes_letras;
drop function if exists letras_y_pares(text), letras_buscadas(text);

-- Customers, removed ones too (their notes stay in the list), whose name holds p_texto or whose phone holds p_digitos
-- ('': no phone is looked for), in no order. Planned for the text it is given: one with three letters or digits in a
-- row is looked up by its trigrams; for a shorter one every name is read, which under the collation "C" is half the
-- work. Security definer because LIKE isn't leakproof and row-level security would switch the index off; it filters by
-- the tenant itself.
create function clientes_de_texto(p_texto text, p_digitos text) returns table (id uuid, nombre_norm text, eliminado boolean)
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  texto constant text := normalizar(p_texto);
  patron constant text := '%' || replace(replace(replace(texto, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  patron_telefono constant text := '%' || p_digitos || '%';
begin
  if texto ~ '[[:alnum:]]{3}' then
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null from clientes c
      where c.tenant_id = tenant and (c.nombre_norm like patron or p_digitos <> '' and c.telefono like patron_telefono);
  else
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null from clientes c
      where c.tenant_id = tenant
        and (c.nombre_norm collate "C" like patron or p_digitos <> '' and c.telefono collate "C" like patron_telefono);
  end if;
end $$;
revoke all on function clientes_de_texto(text, text) from public;
grant execute on function clientes_de_texto(text, text) to app;

-- Whether one of these client-made ids (of a note, payment or customer) belongs to another tenant: ids are unique in
-- the whole database.
create or replace function ids_de_otro_tenant(p_ids uuid[]) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from notas where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from pagos where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from clientes where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
$$;
revoke all on function ids_de_otro_tenant(uuid[]) from public;
grant execute on function ids_de_otro_tenant(uuid[]) to app;
