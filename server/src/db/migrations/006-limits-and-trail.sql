-- Places an account has signed in from, invitations of several laundries to one address, and the history by moment.

-- SHA-256 of a device's cookie, or of an account with its address: they keep their own sign-in tries while strangers
-- use up the others (server/src/auth/attempts.ts).
create table if not exists lugares_conocidos (
  tenant_id uuid not null,
  usuario_id uuid not null,
  huella bytea not null,
  visto timestamptz not null default now(),
  primary key (tenant_id, usuario_id, huella),
  foreign key (tenant_id, usuario_id) references usuarios (tenant_id, id) on delete cascade
);
-- Only the owner reads it, before the tenant is known: no grant.
alter table lugares_conocidos enable row level security;
drop policy if exists por_tenant on lugares_conocidos;
create policy por_tenant on lugares_conocidos
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);

-- Sign-in names no tenant, so a confirmed user name is unique across tenants: the one key that tenant_id does not lead.
-- An invitation that nobody accepted holds its address within its own laundry only. The previous release finds accounts
-- by the same expression, so it works without the index that these two replace.
create unique index if not exists usuarios_confirmado on usuarios (lower(usuario))
  where eliminado_en is null and confirmado;
create unique index if not exists usuarios_de_tenant on usuarios (tenant_id, lower(usuario)) where eliminado_en is null;
drop index if exists usuarios_usuario;

-- Sign-ins leave the trail after 180 days.
create index if not exists bitacora_accesos on bitacora (momento) where accion in ('sesion.iniciar', 'sesion.fallar');

-- A page of the trail, newest first, over all notas. On a big database, make it by hand first (docs/operating.md, 5).
create index if not exists nota_historia_momento
  on nota_historia (tenant_id, momento desc, nota_id desc, version desc) include (usuario_id);
