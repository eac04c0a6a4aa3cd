-- Printed tickets and their public links.

alter table tenants
  add column ticket_ancho smallint not null default 80 check (ticket_ancho in (58, 80)),
  add column ticket_legal text not null
    default 'Conserva este ticket para recoger tu ropa y revisa tus prendas al recibirlas. Este documento no es un comprobante fiscal.',
  -- The logo in black and white, for paper; '': the ticket prints the name alone.
  add column logo_ticket text not null default '';

alter table sucursales
  add column direccion text not null default '',
  add column telefono text not null default '';

-- Who has the token sees the ticket without a session: 192 random bits, until it is revoked.
create table enlaces_ticket (
  tenant_id uuid not null,
  token text not null check (token ~ '^[A-Za-z0-9_-]{32}$'),
  nota_id uuid not null,
  creado timestamptz not null default now(),
  revocado_en timestamptz,
  primary key (tenant_id, token),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
-- The token is looked up by the owner, before the tenant is known.
create index enlaces_ticket_token on enlaces_ticket (token);
create unique index enlaces_ticket_vigente on enlaces_ticket (tenant_id, nota_id) where revocado_en is null;

alter table enlaces_ticket enable row level security;
create policy por_tenant on enlaces_ticket
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
revoke all on enlaces_ticket from app;
grant select, insert, update (revocado_en) on enlaces_ticket to app;
