-- A text without three letters or digits in a row ('zz', '%', an emoji) gives the trigram index nothing to look up, and every name was read.
-- Its letters, two by two, now have an index of their own.

-- Letters and pairs of letters of a text, each once. Its cost keeps the planner from computing it for every customer instead of using the index.
create function letras_y_pares(p_texto text) returns text[]
language sql immutable strict parallel safe cost 1000
return array(select distinct substr(p_texto, i, n) from generate_series(1, length(p_texto)) i, generate_series(1, 2) n);

-- What to look up of a text of a search: its pairs, or its only letter; nothing, which every name has, of an empty one.
create function letras_buscadas(p_texto text) returns text[]
language sql immutable strict parallel safe
return array(select distinct substr(p_texto, i, 2) from generate_series(1, greatest(length(p_texto) - 1, least(length(p_texto), 1))) i);

create index clientes_letras on clientes using gin (tenant_id, letras_y_pares(nombre_norm || chr(10) || telefono));

-- As before; but of the short texts only those that many names hold (20 of the first 2,000 of the list) walk the list, the rest are looked up.
create or replace function clientes_buscados(p_texto text, p_digitos text, p_limite integer, p_desde integer, p_resto boolean, p_norm text, p_id uuid)
returns table (id uuid, nombre_norm text, resto boolean)
language plpgsql stable rows 20 security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
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
      where c.tenant_id = tenant and c.eliminado_en is null and c.nombre_norm collate "C" >= texto and c.nombre_norm collate "C" < fin
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

  if texto ~ '[[:alnum:]]{3}' then
    return query
      select c.id, c.nombre_norm, true from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null
        and (c.nombre_norm like patron or p_digitos <> '' and c.telefono like patron_telefono) and c.nombre_norm not like prefijo
        and (p_resto is not true or (c.nombre_norm collate "C", c.id) > (p_norm, p_id))
      order by c.nombre_norm collate "C", c.id limit p_limite - hallados offset desde;
    return;
  end if;

  if 20 <= (
    select count(*) from (
      select from (
        select c.nombre_norm, c.telefono from clientes c where c.tenant_id = tenant and c.eliminado_en is null
        order by c.nombre_norm collate "C", c.id limit 2000) c
      where c.nombre_norm collate "C" like patron or p_digitos <> '' and c.telefono collate "C" like patron_telefono limit 20) muchos)
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

-- The same for the texts of the sales list.
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

analyze clientes;
