-- What came of each version of a section, by user; what failed in it and where. They belong to no tenant, so only the
-- owner has access.

create table if not exists entregas_resultados (
  remoto text not null,
  version text not null,
  usuario uuid not null,
  lavanderia uuid not null,
  -- When this user last mounted it or saw it fail.
  vista timestamptz not null default now(),
  -- When it last failed for this user; null when it never did.
  fallida timestamptz,
  primary key (remoto, version, usuario),
  foreign key (remoto, version) references entregas (remoto, version) on delete cascade
);
create index if not exists entregas_resultados_vista on entregas_resultados (vista);

alter table entregas_fallas
  add column if not exists usuario uuid,
  -- Id of the mount that failed, made in the browser.
  add column if not exists montaje text,
  add column if not exists mensaje text,
  -- The stack's frames, without the message.
  add column if not exists pila text,
  -- '<source file>:<line>'; null when the stack names no file of the section.
  add column if not exists lugar text;

-- Source maps of the stored builds. They name the lines of failures and are never served.
create table if not exists entregas_mapas (
  remoto text not null,
  version text not null,
  -- Path of the script that it maps.
  ruta text not null,
  -- JSON compressed with Brotli, without the sources' text.
  mapa bytea not null,
  primary key (remoto, version, ruta),
  foreign key (remoto, version) references entregas (remoto, version) on delete cascade
);

alter table entregas_resultados enable row level security;
alter table entregas_mapas enable row level security;
