-- Searches without apostrophes, and by a name together with the end of a phone.

-- The few names with an apostrophe (any of those in shared/src/domain/text.ts). On a big table make it first by hand,
-- with `create index concurrently if not exists` (docs/operating.md, chapter 5).
create index if not exists clientes_con_apostrofo on clientes (tenant_id)
  where nombre_norm ~ '[''`\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8\u2018\u2019\u201B\u2032\uA78C\uFF07]';

-- Clientes (removed ones too, because their notas stay listed) whose name contains every word of p_palabras, in any
-- order, or whose phone contains p_digitos ('': skip phones), unordered. Beside another word, four digits or more may
-- also end the phone ('ana 1170'). Apostrophes of the names don't count; the words come without.
-- Words of three characters in a row use the trigram index, whose rarest letters decide what is read; up to four words
-- are its conditions. Without one every name is scanned, twice as fast under collation "C".
-- Security definer, because LIKE isn't leakproof and row-level security would rule the index out; the function filters
-- by tenant itself.
create or replace function clientes_de_palabras(p_palabras text[], p_digitos text) returns table (id uuid, nombre_norm text, eliminado boolean)
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  cifras constant text[] := case
    when p_digitos = '' and exists (select from unnest(p_palabras) p where p !~ '^[0-9]{4,}$')
    then array(select p from unnest(p_palabras) p where p ~ '^[0-9]{4,}$') else '{}' end;
  palabras constant text[] := array(select p from unnest(p_palabras) p where p <> all (cifras));
  patrones constant text[] := array(
    select '%' || replace(replace(replace(normalizar(p), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(palabras) p order by length(p) desc);
  uno constant text := coalesce(patrones[1], '%');
  dos constant text := coalesce(patrones[2], '%');
  tres constant text := coalesce(patrones[3], '%');
  cuatro constant text := coalesce(patrones[4], '%');
  otros constant text[] := coalesce(patrones[5:], '{}');
  telefono_de constant text := '%' || p_digitos || '%';
begin
  if not exists (select from unnest(palabras) p where normalizar(p) ~ '[[:alnum:]]{3}') then
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null from clientes c
      where c.tenant_id = tenant
        and (c.nombre_norm collate "C" like uno and c.nombre_norm collate "C" like all (patrones)
            and (cifras = '{}' or not exists (select from unnest(cifras) d
              where not (c.nombre_norm like '%' || d || '%' or c.telefono like '%' || d)))
          or p_digitos <> '' and c.telefono collate "C" like telefono_de);
  elsif p_digitos <> '' then
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null from clientes c
      where c.tenant_id = tenant
        and (c.nombre_norm like uno and c.nombre_norm like all (patrones) or c.telefono like telefono_de);
  else
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null from clientes c
      where c.tenant_id = tenant and c.nombre_norm like uno and c.nombre_norm like dos and c.nombre_norm like tres
        and c.nombre_norm like cuatro and c.nombre_norm like all (otros)
        and (cifras = '{}' or not exists (select from unnest(cifras) d
          where not (c.nombre_norm like '%' || d || '%' or c.telefono like '%' || d)));
  end if;
  if p_digitos = '' then
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null
      from clientes c cross join lateral regexp_replace(c.nombre_norm,
        '[''`\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8\u2018\u2019\u201B\u2032\uA78C\uFF07]', '', 'g') as sin_apostrofos
      where c.tenant_id = tenant
        and c.nombre_norm ~ '[''`\u00B4\u02B9\u02BB\u02BC\u02BD\u02C8\u2018\u2019\u201B\u2032\uA78C\uFF07]'
        and sin_apostrofos like all (patrones) and not c.nombre_norm like all (patrones)
        and (cifras = '{}' or not exists (select from unnest(cifras) d
          where not (c.nombre_norm like '%' || d || '%' or c.telefono like '%' || d)));
  end if;
end $$;
revoke all on function clientes_de_palabras(text[], text) from public;
grant execute on function clientes_de_palabras(text[], text) to app;
