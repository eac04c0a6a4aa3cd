-- Customers at 50,000 in a tenant: every list and search walks one index in the order of the list, or sorts a few.

-- Collated "C": the order of the bytes doesn't depend on the server's locale, and a prefix is a range of the index.
-- With the phone in it a search reads the index alone.
create index clientes_por_nombre on clientes (tenant_id, nombre_norm collate "C", id) include (telefono) where eliminado_en is null;
drop index clientes_orden;

-- Customers whose name holds p_texto or whose phone holds p_digitos ('': no phone is looked for): first those whose name begins with it
-- (resto false), then the rest; each by name and id. It begins after (p_resto, p_norm, p_id), an earlier row, or skips p_desde rows.
-- The texts are planned for what they are: a common one walks clientes_por_nombre until it has enough, a rare one sorts what the
-- trigram index finds. Security definer because LIKE
-- isn't leakproof and row-level security would switch the trigram index off; it filters by the tenant itself.
create function clientes_buscados(p_texto text, p_digitos text, p_limite integer, p_desde integer, p_resto boolean, p_norm text, p_id uuid)
returns table (id uuid, nombre_norm text, resto boolean)
language plpgsql stable rows 20 security definer set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  tenant constant uuid := nullif(current_setting('app.tenant_id', true), '')::uuid;
  texto constant text := normalizar(p_texto);
  -- After every name that begins with the text: the last code point there is.
  fin constant text := texto || chr(1114111);
  patron constant text := replace(replace(replace(texto, '\', '\\'), '%', '\%'), '_', '\_');
  desde integer := p_desde;
  hallados integer := 0;
begin
  if p_resto is null then
    return query
      select c.id, c.nombre_norm, false from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null and c.nombre_norm collate "C" >= texto and c.nombre_norm collate "C" < fin
      order by c.nombre_norm collate "C", c.id limit p_limite offset desde;
    get diagnostics hallados = row_count;
    if hallados = 0 and desde > 0 then
      desde := desde - (select count(*) from clientes c where c.tenant_id = tenant and c.eliminado_en is null
                        and c.nombre_norm collate "C" >= texto and c.nombre_norm collate "C" < fin);
    else
      desde := 0;
    end if;
  elsif not p_resto then
    return query
      select c.id, c.nombre_norm, false from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null and c.nombre_norm collate "C" >= texto and c.nombre_norm collate "C" < fin
        and (c.nombre_norm collate "C", c.id) > (p_norm, p_id)
      order by c.nombre_norm collate "C", c.id limit p_limite;
    get diagnostics hallados = row_count;
    desde := 0;
  end if;
  if hallados >= p_limite then return; end if;

  if p_resto then
    return query
      select c.id, c.nombre_norm, true from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null
        and (c.nombre_norm like '%' || patron || '%' or (p_digitos <> '' and c.telefono like '%' || p_digitos || '%'))
        and c.nombre_norm not like patron || '%'
        and (c.nombre_norm collate "C", c.id) > (p_norm, p_id)
      order by c.nombre_norm collate "C", c.id limit p_limite;
  else
    return query
      select c.id, c.nombre_norm, true from clientes c
      where c.tenant_id = tenant and c.eliminado_en is null
        and (c.nombre_norm like '%' || patron || '%' or (p_digitos <> '' and c.telefono like '%' || p_digitos || '%'))
        and c.nombre_norm not like patron || '%'
      order by c.nombre_norm collate "C", c.id limit p_limite - hallados offset desde;
  end if;
end $$;
revoke all on function clientes_buscados(text, text, integer, integer, boolean, text, uuid) from public;
grant execute on function clientes_buscados(text, text, integer, integer, boolean, text, uuid) to app;

drop function clientes_que_coinciden(text, text, integer, integer);

analyze clientes;
