-- The stage of a nota in the sucursal, its place on the rack, and when its cliente was told that it is ready.
-- It only adds columns, with constant defaults, so no table is rewritten; a server of the previous release ignores them.
alter table notas
  add column if not exists etapa text not null default 'recibida',
  -- '' when it has none.
  add column if not exists lugar text not null default '',
  add column if not exists avisada_en timestamptz,
  -- 'abierto': WhatsApp was opened with the message written. 'enviado': its API took the message.
  add column if not exists aviso text;
-- Not validated: existing rows have the defaults, and checking them all would make saves wait.
alter table notas drop constraint if exists notas_etapa;
alter table notas add constraint notas_etapa check (etapa in ('recibida', 'proceso', 'lista')) not valid;
alter table notas drop constraint if exists notas_aviso;
alter table notas add constraint notas_aviso check (aviso in ('abierto', 'enviado')) not valid;

-- The tenant's own wording of the message that tells a cliente the clothes are ready; '' is the product's.
alter table tenants add column if not exists mensaje_lista text not null default '';
grant update (mensaje_lista) on tenants to app;
