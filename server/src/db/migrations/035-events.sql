-- Live events (day.md 2): what changed is told on the channel `eventos` when the transaction commits, as ids only. A
-- trigger tells it, so that a server of the previous release and the admin's commands are heard too. It only adds.
create or replace function avisar(tipo text, tenant uuid, sucursal uuid, ids uuid[]) returns void language sql as $$
  -- More than 50 ids are told as "many": a notification holds less than 8 KB.
  select pg_notify('eventos', json_build_object('tipo', tipo, 'tenant', tenant, 'sucursal', sucursal,
    'ids', case when cardinality(ids) > 50 then '{}'::uuid[] else ids end,
    'origen', nullif(current_setting('app.origen', true), ''), 'tx', txid_current() || '-' || (extract(epoch from now()) * 1000)::bigint)::text)
$$;

-- Each of the next three tells one statement's rows once a sucursal; its argument is the kind.
create or replace function avisar_de_sucursal() returns trigger language plpgsql as $$
begin
  perform avisar(tg_argv[0], f.tenant_id, f.sucursal_id, array_agg(f.id)) from filas f group by f.tenant_id, f.sucursal_id;
  return null;
end $$;

create or replace function avisar_de_tenant() returns trigger language plpgsql as $$
begin
  perform avisar(tg_argv[0], f.tenant_id, null, array_agg(f.id)) from filas f group by f.tenant_id;
  return null;
end $$;

create or replace function avisar_de_caja() returns trigger language plpgsql as $$
begin
  perform avisar('caja', c.tenant_id, c.sucursal_id, array_agg(distinct c.id))
    from filas f join public.cajas c on c.tenant_id = f.tenant_id and c.id = f.caja_id group by c.tenant_id, c.sucursal_id;
  return null;
end $$;

create or replace function avisar_de_foto() returns trigger language plpgsql as $$
begin
  perform avisar('nota', n.tenant_id, n.sucursal_id, array_agg(distinct n.id))
    from filas f join public.notas n on n.tenant_id = f.tenant_id and n.id = f.nota_id group by n.tenant_id, n.sucursal_id;
  return null;
end $$;

create or replace trigger notas_hechas after insert on notas referencing new table as filas
  for each statement execute function avisar_de_sucursal('nota');
create or replace trigger notas_cambiadas after update on notas referencing new table as filas
  for each statement execute function avisar_de_sucursal('nota');
create or replace trigger fotos_hechas after insert on fotos referencing new table as filas
  for each statement execute function avisar_de_foto();
create or replace trigger fotos_quitadas after delete on fotos referencing old table as filas
  for each statement execute function avisar_de_foto();
create or replace trigger solicitudes_hechas after insert on solicitudes referencing new table as filas
  for each statement execute function avisar_de_sucursal('solicitud');
create or replace trigger solicitudes_cambiadas after update on solicitudes referencing new table as filas
  for each statement execute function avisar_de_sucursal('solicitud');
create or replace trigger clientes_hechos after insert on clientes referencing new table as filas
  for each statement execute function avisar_de_tenant('cliente');
create or replace trigger clientes_cambiados after update on clientes referencing new table as filas
  for each statement execute function avisar_de_tenant('cliente');
create or replace trigger servicios_hechos after insert on servicios referencing new table as filas
  for each statement execute function avisar_de_tenant('servicio');
create or replace trigger servicios_cambiados after update on servicios referencing new table as filas
  for each statement execute function avisar_de_tenant('servicio');
create or replace trigger cajas_hechas after insert on cajas referencing new table as filas
  for each statement execute function avisar_de_sucursal('caja');
create or replace trigger cajas_cambiadas after update on cajas referencing new table as filas
  for each statement execute function avisar_de_sucursal('caja');
create or replace trigger turnos_hechos after insert on turnos referencing new table as filas
  for each statement execute function avisar_de_caja();
create or replace trigger turnos_cambiados after update on turnos referencing new table as filas
  for each statement execute function avisar_de_caja();
create or replace trigger movimientos_hechos after insert on movimientos referencing new table as filas
  for each statement execute function avisar_de_caja();
create or replace trigger cortes_hechos after insert on cortes referencing new table as filas
  for each statement execute function avisar_de_caja();

-- Rarely written rows tell one by one, and only what others read of them: not each sign-in's moment.
create or replace function avisar_fila() returns trigger language plpgsql as $$
begin
  perform avisar(tg_argv[0], new.tenant_id, null, array[new.id]);
  return null;
end $$;
create or replace function avisar_tenant() returns trigger language plpgsql as $$
begin
  perform avisar(tg_argv[0], new.id, null, array[]::uuid[]);
  return null;
end $$;
create or replace function avisar_sesion() returns trigger language plpgsql as $$
begin
  perform avisar('sesion', old.tenant_id, null, array[old.id]);
  return null;
end $$;
create or replace function avisar_entrega() returns trigger language plpgsql as $$
begin
  perform avisar('entrega', null, null, array[]::uuid[]);
  return null;
end $$;

create or replace trigger sucursales_cambiadas after insert or update on sucursales
  for each row execute function avisar_fila('sucursal');
create or replace trigger usuarios_cambiados after insert or update of usuario, nombre, rol, sucursal_id, confirmado, eliminado_en
  on usuarios for each row execute function avisar_fila('equipo');
create or replace trigger tenants_cambiados after update on tenants for each row execute function avisar_tenant('identidad');
-- The next four end streams; no browser is told.
create or replace trigger usuarios_acceso after update of rol, sucursal_id, confirmado on usuarios for each row
  when ((old.rol, old.sucursal_id, old.confirmado) is distinct from (new.rol, new.sucursal_id, new.confirmado))
  execute function avisar_fila('acceso');
create or replace trigger tenants_acceso after update of activo on tenants for each row
  when (old.activo is distinct from new.activo) execute function avisar_tenant('acceso');
create or replace trigger sesiones_quitadas after delete on sesiones for each row
  when (old.expira > now()) execute function avisar_sesion();
create or replace trigger sesiones_terminadas after update of terminada_en on sesiones for each row
  when (old.terminada_en is null and new.terminada_en is not null) execute function avisar_sesion();
create or replace trigger entregas_movidas after insert or update or delete on entregas_punteros
  for each statement execute function avisar_entrega();
