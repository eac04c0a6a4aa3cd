-- A text without three letters or digits in a row ('zz', '%', an emoji) has nothing to look up in the trigram index: every name is read. Under
-- the collation "C" that is half the work. The plan is made for the text it is given, so only the half that applies is left of each condition.
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
  corto constant boolean := texto !~ '[[:alnum:]]{3}';
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

  return query
    select c.id, c.nombre_norm, true from clientes c
    where c.tenant_id = tenant and c.eliminado_en is null
      and case when corto
            then c.nombre_norm collate "C" like patron and c.nombre_norm collate "C" not like prefijo
              or p_digitos <> '' and c.telefono collate "C" like patron_telefono and c.nombre_norm collate "C" not like prefijo
            else (c.nombre_norm like patron or p_digitos <> '' and c.telefono like patron_telefono) and c.nombre_norm not like prefijo
          end
      and (p_resto is not true or (c.nombre_norm collate "C", c.id) > (p_norm, p_id))
    order by c.nombre_norm collate "C", c.id limit p_limite - hallados offset desde;
end $$;
