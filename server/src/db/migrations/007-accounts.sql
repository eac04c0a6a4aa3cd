-- Links of tickets that end, sessions that their user can tell apart, and the second factor of sign-in.

-- Null: never. The default gives a year to links made before this column and by a server that doesn't know it.
alter table enlaces_ticket add column if not exists expira timestamptz default now() + interval '365 days';
grant update (expira) on enlaces_ticket to app;

alter table sesiones
  -- Names the session to its user without its token.
  add column if not exists id uuid not null default gen_random_uuid(),
  -- Browser and system, as the sign-in told them.
  add column if not exists dispositivo text not null default '',
  add column if not exists direccion text not null default '',
  add column if not exists ultimo_uso timestamptz not null default now(),
  -- Set when somebody ended it from elsewhere: its browser then erases what it keeps. The row also expires at once.
  add column if not exists terminada_en timestamptz;
create unique index if not exists sesiones_id on sesiones (tenant_id, id);

-- Sign-in waits for a code: the session is not open (it has expired) until its code comes, before this moment.
alter table sesiones add column if not exists espera_codigo timestamptz;
grant select (id, dispositivo, direccion, creada, ultimo_uso, expira, terminada_en, espera_codigo),
  update (expira, terminada_en, espera_codigo) on sesiones to app;

-- Time-based codes (RFC 6238) of an account. No grant: only the owner reads it.
create table if not exists segundo_factor (
  tenant_id uuid not null,
  usuario_id uuid not null,
  -- Shared with the authenticator; the server needs it as it is to know the code.
  secreto bytea not null,
  -- Null until the first code proved that the authenticator has it.
  activo_desde timestamptz,
  -- Time step of the last code taken, so that none is taken twice.
  ultimo_paso bigint not null default 0,
  fallos integer not null default 0,
  bloqueado_hasta timestamptz,
  -- SHA-256 of each recovery code that was not used: 80 random bits each.
  recuperacion bytea[] not null default '{}',
  primary key (tenant_id, usuario_id),
  foreign key (tenant_id, usuario_id) references usuarios (tenant_id, id) on delete cascade
);
alter table segundo_factor enable row level security;
drop policy if exists por_tenant on segundo_factor;
create policy por_tenant on segundo_factor
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
