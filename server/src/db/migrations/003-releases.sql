-- Builds of the sections and which build each laundry gets. They belong to no tenant, so only the owner has access.

create table entregas (
  remoto text not null check (remoto ~ '^[a-z][a-z0-9-]{1,60}$'),
  version text not null check (version ~ '-[0-9a-f]{8}$'),
  -- The build's remoto.json.
  descripcion jsonb not null,
  publicada timestamptz not null default now(),
  publicada_por text not null,
  -- Counts reported by browsers.
  montadas integer not null default 0,
  fallidas integer not null default 0,
  -- Folder of its manifest on another origin, ending in a slash; null for a build stored on this server.
  direccion text check (direccion ~ '^https?://[^/]+/(.*/)?$'),
  -- What it injects into the shared slice ({endpoints, etiquetas}); null when not checked.
  inyecta jsonb,
  -- Path of the remote entry named by its manifest; null when not recorded.
  entrada text,
  primary key (remoto, version)
);

create table entregas_archivos (
  remoto text not null,
  version text not null,
  ruta text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- null when another origin serves the file.
  bytes bytea,
  -- Brotli-compressed bytes; null when compression does not help.
  br bytea,
  primary key (remoto, version, ruta),
  foreign key (remoto, version) references entregas (remoto, version) on delete cascade
);

create table entregas_punteros (
  remoto text primary key,
  estable text not null,
  candidata text,
  porcentaje numeric not null default 0 check (porcentaje between 0 and 100),
  tenants uuid[] not null default '{}',
  -- The version shipped with the running server. A newer server updates `estable` only while it still equals this one.
  de_fabrica text,
  foreign key (remoto, estable) references entregas (remoto, version),
  foreign key (remoto, candidata) references entregas (remoto, version)
);

create table entregas_historia (
  id bigint generated always as identity primary key,
  remoto text not null,
  momento timestamptz not null default now(),
  quien text not null,
  accion text not null,
  -- The stable version before this change.
  antes text,
  detalle text not null default ''
);
create index entregas_historia_remoto on entregas_historia (remoto, id desc);

-- Deploy tokens, each for one remote; only their SHA-256 is stored.
create table entregas_llaves (
  huella bytea primary key,
  remoto text not null,
  nombre text not null,
  creada timestamptz not null default now()
);

-- The latest failures that browsers reported of each section; the `status` command lists them.
create table entregas_fallas (
  id bigint generated always as identity primary key,
  remoto text not null,
  version text not null,
  momento timestamptz not null default now(),
  etapa text not null,
  composicion text
);
create index entregas_fallas_remoto on entregas_fallas (remoto, id desc);

alter table entregas enable row level security;
alter table entregas_archivos enable row level security;
alter table entregas_punteros enable row level security;
alter table entregas_historia enable row level security;
alter table entregas_llaves enable row level security;
alter table entregas_fallas enable row level security;
