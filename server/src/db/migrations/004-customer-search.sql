-- Text search of clientes, and the check that ids made by the client belong to no other tenant.

-- Older databases have several functions and an index of letter pairs instead of the single function below.
drop function if exists clientes_buscados(text, text, integer, integer, boolean, text, uuid);
drop function if exists clientes_de_texto(text, text);
drop index if exists clientes_letras;
drop function if exists letras_y_pares(text), letras_buscadas(text);

-- Clientes (removed ones too, because their notas stay listed) whose name contains p_texto or whose phone contains
-- p_digitos ('': skip phones), unordered. Three characters in a row use the trigram index; a shorter text scans every
-- name, twice as fast under collation "C". Security definer, because LIKE isn't leakproof and row-level security would
-- rule the index out; the function filters by tenant itself.
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

-- Whether any of these client-made ids (nota, pago or cliente) belongs to another tenant. Ids are unique across
-- tenants.
create or replace function ids_de_otro_tenant(p_ids uuid[]) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from notas where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from pagos where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from clientes where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
$$;
revoke all on function ids_de_otro_tenant(uuid[]) from public;
grant execute on function ids_de_otro_tenant(uuid[]) to app;
