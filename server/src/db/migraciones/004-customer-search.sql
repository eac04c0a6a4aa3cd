-- Searching customers by text, and the check that client-made ids are of no other tenant.

-- What to look up of a text of a search: its pairs, or its only letter; nothing, which every name has, of an empty one.
create or replace function letras_buscadas(p_texto text) returns text[]
language sql immutable strict parallel safe
return array(select distinct substr(p_texto, i, 2) from generate_series(1, greatest(length(p_texto) - 1, least(length(p_texto), 1))) i);

-- Customers whose name holds p_texto or whose phone holds p_digitos ('': no phone is looked for): first those whose name begins with it
-- (resto false), then the rest; each by name and id. It begins after (p_resto, p_norm, p_id), an earlier row, or skips p_desde rows.
-- Planned for the text it is given. Security definer because LIKE isn't leakproof and row-level security would switch the trigram index off;
-- it filters by the tenant itself. Without sort and jit: a text that many have is read in the list's order, whatever the statistics say.
create or replace function clientes_buscados(p_texto text, p_digitos text, p_limite integer, p_desde integer, p_resto boolean, p_norm text, p_id uuid)
returns table (id uuid, nombre_norm text, resto boolean)
language plpgsql stable rows 20 security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan set enable_sort = off set jit = off as $$
#variable_conflict use_column
declare
  tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  texto constant text := normalizar(p_texto);
  -- After every name that begins with the text: the last code point there is.
  fin constant text := texto || chr(1114111);
  prefijo constant text := replace(replace(replace(texto, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  patron constant text := '%' || prefijo;
  patron_telefono constant text := '%' || p_digitos || '%';
  letras constant text[] := letras_buscadas(texto);
  digitos constant text[] := letras_buscadas(p_digitos);
  desde integer := p_desde;
  hallados integer := 0;
begin
  if p_resto is not true then
    return query
      select c.id, c.nombre_norm, false from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null
        and (texto = '' or c.nombre_norm collate "C" >= texto) and (texto = '' or c.nombre_norm collate "C" < fin)
        and (p_resto is null or (c.nombre_norm collate "C", c.id) > (p_norm, p_id))
      order by c.nombre_norm collate "C", c.id limit p_limite offset desde;
    get diagnostics hallados = row_count;
    -- All begin with nothing.
    if hallados >= p_limite or texto = '' then return; end if;
    if hallados = 0 and desde > 0 then
      desde := desde - (select count(*) from clientes c where c.tenant_id = tenant and c.eliminado_en is null
                        and c.nombre_norm collate "C" >= texto and c.nombre_norm collate "C" < fin);
    else
      desde := 0;
    end if;
  end if;

  -- 3 %: below it, reading what holds the text costs less than walking a list of tens of thousands to its end.
  if 60 <= (
    select count(*) from (
      select from (
        select c.nombre_norm, c.telefono from clientes c where c.tenant_id = tenant and c.eliminado_en is null
        order by c.nombre_norm collate "C", c.id limit 2000) c
      where c.nombre_norm collate "C" like patron or p_digitos <> '' and c.telefono collate "C" like patron_telefono limit 60) muchos)
  then
    return query
      select c.id, c.nombre_norm, true from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null
        and (c.nombre_norm collate "C" like patron or p_digitos <> '' and c.telefono collate "C" like patron_telefono)
        and c.nombre_norm collate "C" not like prefijo
        and (p_resto is not true or (c.nombre_norm collate "C", c.id) > (p_norm, p_id))
      order by c.nombre_norm collate "C", c.id limit p_limite - hallados offset desde;
    return;
  end if;

  if texto ~ '[[:alnum:]]{3}' then
    return query
      with hallado as materialized (
        select c.id, c.nombre_norm from clientes c
        where c.tenant_id = tenant and c.eliminado_en is null
          and (c.nombre_norm like patron or p_digitos <> '' and c.telefono like patron_telefono) and c.nombre_norm not like prefijo)
      select h.id, h.nombre_norm, true from hallado h
      where p_resto is not true or (h.nombre_norm collate "C", h.id) > (p_norm, p_id)
      order by h.nombre_norm collate "C", h.id limit p_limite - hallados offset desde;
    return;
  end if;

  return query
    with hallado as materialized (
      select c.id, c.nombre_norm from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null
        and (letras_y_pares(c.nombre_norm || chr(10) || c.telefono) @> letras
          or p_digitos <> '' and letras_y_pares(c.nombre_norm || chr(10) || c.telefono) @> digitos)
        and (c.nombre_norm collate "C" like patron or p_digitos <> '' and c.telefono collate "C" like patron_telefono)
        and c.nombre_norm collate "C" not like prefijo)
    select h.id, h.nombre_norm, true from hallado h
    where p_resto is not true or (h.nombre_norm collate "C", h.id) > (p_norm, p_id)
    order by h.nombre_norm collate "C", h.id limit p_limite - hallados offset desde;
end $$;
revoke all on function clientes_buscados(text, text, integer, integer, boolean, text, uuid) from public;
grant execute on function clientes_buscados(text, text, integer, integer, boolean, text, uuid) to app;

-- Ids of the customers, removed ones too (their notes stay in the list), whose name holds p_nombre (normalised) or whose phone holds p_digitos.
create or replace function clientes_de_texto(p_nombre text, p_digitos text) returns setof uuid
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  patron constant text := '%' || replace(replace(replace(p_nombre, '\', '\\'), '%', '\%'), '_', '\_') || '%';
  patron_telefono constant text := '%' || p_digitos || '%';
  letras constant text[] := letras_buscadas(p_nombre);
  digitos constant text[] := letras_buscadas(p_digitos);
begin
  if p_nombre ~ '[[:alnum:]]{3}' then
    return query
      select c.id from clientes c
      where c.tenant_id = tenant and (c.nombre_norm like patron or (p_digitos <> '' and c.telefono like patron_telefono));
  else
    return query
      select c.id from clientes c
      where c.tenant_id = tenant
        and (letras_y_pares(c.nombre_norm || chr(10) || c.telefono) @> letras
          or p_digitos <> '' and letras_y_pares(c.nombre_norm || chr(10) || c.telefono) @> digitos)
        and (c.nombre_norm collate "C" like patron or (p_digitos <> '' and c.telefono collate "C" like patron_telefono));
  end if;
end $$;
revoke all on function clientes_de_texto(text, text) from public;
grant execute on function clientes_de_texto(text, text) to app;

-- Whether one of these client-made ids (of a note, payment or customer) belongs to another tenant: ids are unique in the whole database.
create or replace function ids_de_otro_tenant(p_ids uuid[]) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from notas where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from pagos where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
      or exists (select 1 from clientes where id = any(p_ids) and tenant_id <> nullif(current_setting('app.tenant_id', true), '')::uuid)
$$;
revoke all on function ids_de_otro_tenant(uuid[]) from public;
grant execute on function ids_de_otro_tenant(uuid[]) to app;
