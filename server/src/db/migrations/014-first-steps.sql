-- What the list of a new laundry's first steps can't derive from its data.

alter table tenants
  -- The superuser said that nobody else works here, so no second account is expected.
  add column if not exists trabaja_solo boolean not null default false,
  -- The list was dismissed with 'Ya no mostrar'.
  add column if not exists pasos_ocultos boolean not null default false;

-- A laundry that already takes notas is past its first day.
update tenants set pasos_ocultos = true where exists (select from notas where notas.tenant_id = tenants.id);

grant update (trabaja_solo, pasos_ocultos) on tenants to app;
