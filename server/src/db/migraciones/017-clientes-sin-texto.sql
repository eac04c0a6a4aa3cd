-- The list without text compared every name it walked with the first and the last there can be, a fifth of what a far page cost. The plan is made
-- for the text it is given: of an empty one nothing is left to compare.

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
