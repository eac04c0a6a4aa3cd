-- The tenant's account at the WhatsApp Cloud API, and each message that was given to it (day.md 4).
-- It only adds columns, with constant defaults, so no table is rewritten; a server of the previous release ignores them.
alter table tenants
  -- Null when it isn't set: then WhatsApp is opened by wa.me. It is written only: no answer, log or export has it.
  add column if not exists whatsapp_token text,
  add column if not exists whatsapp_telefono_id text not null default '',
  add column if not exists whatsapp_plantilla text not null default '',
  add column if not exists whatsapp_idioma text not null default 'es_MX';
grant update (whatsapp_token, whatsapp_telefono_id, whatsapp_plantilla, whatsapp_idioma) on tenants to app;

-- A row is written before its message is sent, so that none is sent twice.
create table if not exists envios_aviso (
  tenant_id uuid not null,
  operacion uuid not null,
  nota_id uuid not null,
  usuario_id uuid,
  -- 'pendiente' until the API answers; one that stays so is as 'desconocido'.
  estado text not null default 'pendiente' check (estado in ('pendiente', 'enviado', 'rechazado', 'desconocido')),
  -- Why it was refused: `RefusalReason` in server/src/notices/sender.ts.
  motivo text,
  -- The API's id of the message.
  mensaje_id text,
  creado_en timestamptz not null default now(),
  primary key (tenant_id, operacion),
  foreign key (tenant_id, nota_id) references notas (tenant_id, id)
);
create index if not exists envios_aviso_nota on envios_aviso (tenant_id, nota_id, creado_en desc);
alter table envios_aviso enable row level security;
drop policy if exists por_tenant on envios_aviso;
create policy por_tenant on envios_aviso
  using (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid)
  with check (tenant_id = nullif(current_setting('app.tenant_id', true), '')::uuid);
grant select, insert on envios_aviso to app;
grant update (estado, motivo, mensaje_id) on envios_aviso to app;
