-- Links of tickets that end, sessions that their user can tell apart, and the second factor of sign-in.

-- Null: never. The default gives a year to links made before this column and by a server that doesn't know it.
alter table enlaces_ticket add column expira timestamptz default now() + interval '365 days';
grant update (expira) on enlaces_ticket to app;

alter table sesiones
  -- Names the session to its user without its token.
  add column id uuid not null default gen_random_uuid(),
  -- Browser and system, as the sign-in told them.
  add column dispositivo text not null default '',
  add column direccion text not null default '',
  add column ultimo_uso timestamptz not null default now(),
  -- Set when somebody ended it from elsewhere: its browser then erases what it keeps. The row also expires at once.
  add column terminada_en timestamptz;
create unique index sesiones_id on sesiones (tenant_id, id);
grant select (id, dispositivo, direccion, creada, ultimo_uso, expira, terminada_en), update (expira, terminada_en)
  on sesiones to app;
