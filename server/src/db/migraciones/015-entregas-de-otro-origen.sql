-- A build may live on another origin: then its address is kept, and of its files only what they are checked against.

alter table entregas
  -- Folder of its manifest, with its final slash; null for a build that this server keeps.
  add column direccion text check (direccion ~ '^https?://[^/]+/(.*/)?$'),
  -- What it injects into the shared slice ({endpoints, etiquetas}); null for builds of before it was asked.
  add column inyecta jsonb,
  -- Path of the remote entry its manifest names; null for builds of before it was kept.
  add column entrada text;

update entregas e set entrada = (
  select a.ruta from entregas_archivos a
  where a.remoto = e.remoto and a.version = e.version and a.ruta ~ '^static/js/remoteEntry[^/]*[.]js$' limit 1);

alter table entregas_archivos alter column bytes drop not null;

-- The last failures that browsers reported of each section: `status` shows where they happened.
create table entregas_fallas (
  id bigint generated always as identity primary key,
  remoto text not null,
  version text not null,
  momento timestamptz not null default now(),
  etapa text not null,
  composicion text
);
create index entregas_fallas_remoto on entregas_fallas (remoto, id desc);
alter table entregas_fallas enable row level security;
revoke all on entregas_fallas from app;
