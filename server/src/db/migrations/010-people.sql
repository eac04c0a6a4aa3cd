-- Telephones of other countries, and what else people write with a telephone.

-- An extension, a second number, whose the number is. Null in what earlier servers write.
alter table clientes add column if not exists telefono_nota text;

-- E.164: Mexico's have ten digits after +52, others up to 15 in all. Every stored telephone fits, so no row is read.
alter table clientes drop constraint if exists clientes_telefono_check, add constraint clientes_telefono_check
  check (telefono ~ '^(\+52[0-9]{10}|\+(?!52)[1-9][0-9]{7,14})?$') not valid;

-- Clientes (removed ones too, because their notas stay listed) whose name contains every word of p_palabras, in any
-- order, or whose phone contains p_digitos ('': skip phones), unordered. Words of three characters in a row use the
-- trigram index, whose rarest letters decide what is read; up to four words are its conditions. Without one every name
-- is scanned, twice as fast under collation "C". Servers of the release before call clientes_de_texto instead.
-- Security definer, because LIKE isn't leakproof and row-level security would rule the index out; the function filters
-- by tenant itself.
create or replace function clientes_de_palabras(p_palabras text[], p_digitos text) returns table (id uuid, nombre_norm text, eliminado boolean)
language plpgsql stable security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  patrones constant text[] := array(
    select '%' || replace(replace(replace(normalizar(p), '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(p_palabras) p order by length(p) desc);
  uno constant text := coalesce(patrones[1], '%');
  dos constant text := coalesce(patrones[2], '%');
  tres constant text := coalesce(patrones[3], '%');
  cuatro constant text := coalesce(patrones[4], '%');
  otros constant text[] := coalesce(patrones[5:], '{}');
  telefono_de constant text := '%' || p_digitos || '%';
begin
  if not exists (select from unnest(p_palabras) p where normalizar(p) ~ '[[:alnum:]]{3}') then
    return query
      select c.id, c.nombre_norm, c.eliminado_en is not null from clientes c
      where c.tenant_id = tenant
        and (c.nombre_norm collate "C" like uno and c.nombre_norm collate "C" like all (patrones)
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
        and c.nombre_norm like cuatro and c.nombre_norm like all (otros);
  end if;
end $$;
revoke all on function clientes_de_palabras(text[], text) from public;
grant execute on function clientes_de_palabras(text[], text) to app;
