-- A customer changed at two places: who saves second learns of it, as with notes.

alter table clientes add column version integer not null default 1;

-- Here and not in the save: also a server of the version before, which knows nothing of it, makes another version of what it changes.
create function clientes_otra_version() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create trigger clientes_otra_version before update on clientes for each row execute function clientes_otra_version();
