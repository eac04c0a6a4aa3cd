-- Passkeys (WebAuthn): another second factor of an account, beside or instead of time-based codes.

-- Whether the account's authenticator application has the secret. False: only passkeys and recovery codes open it, and
-- `secreto` is random bytes that nobody was shown. A server of the previous version then still asks for a code.
alter table segundo_factor add column if not exists aplicacion boolean not null default true;

-- Challenge given to the session's browser, for one use before this moment.
alter table sesiones
  add column if not exists reto bytea,
  add column if not exists reto_expira timestamptz;

-- Without the account's second factor there are none, whichever version of the server removes it. No grant: only the
-- owner reads them.
create table if not exists llaves_acceso (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  usuario_id uuid not null,
  nombre text not null,
  credencial bytea not null,
  -- COSE, as the authenticator gave it.
  clave_publica bytea not null,
  -- Signatures that the authenticator counts; 0 for those that don't count.
  contador bigint not null default 0,
  transportes text[] not null default '{}',
  creada timestamptz not null default now(),
  ultimo_uso timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credencial),
  foreign key (tenant_id, usuario_id) references segundo_factor (tenant_id, usuario_id) on delete cascade
);
create index if not exists llaves_acceso_usuario on llaves_acceso (tenant_id, usuario_id);
alter table llaves_acceso enable row level security;
drop policy if exists por_tenant on llaves_acceso;
create policy por_tenant on llaves_acceso
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);

-- They leave the trail after 180 days, as sign-ins do.
create index if not exists bitacora_segundo_factor on bitacora (momento)
  where accion in ('sesion.usarLlave', 'sesion.rechazarLlave', 'sesion.rechazarCodigo');
