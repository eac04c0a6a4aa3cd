-- What browsers measured of each version of a section, by hour: sums over sessions, and nothing of whose they were.
create table if not exists entregas_medidas (
  remoto text not null,
  version text not null,
  hora timestamptz not null,
  -- Whether its users were drawn by lot; a chosen laundry has machines and a line of its own.
  sorteada boolean not null,
  sesiones integer not null,
  -- Calls of the sessions and those that failed, their squares and their product.
  llamadas bigint not null,
  fallidas bigint not null,
  llamadas2 bigint not null,
  fallidas2 bigint not null,
  producto bigint not null,
  -- Sessions in each bucket of shared/src/domain/canary.ts.
  inp integer[] not null,
  lcp integer[] not null,
  cls integer[] not null,
  primary key (remoto, version, hora, sorteada),
  foreign key (remoto, version) references entregas (remoto, version) on delete cascade
);
create index if not exists entregas_medidas_hora on entregas_medidas (hora);

-- The day on which a session of this user last counted.
alter table entregas_resultados add column if not exists medida date;

-- Links that show one version to who opens them. Only the SHA-256 of each is kept.
create table if not exists entregas_vistas (
  huella bytea primary key,
  remoto text not null,
  version text not null,
  -- Who made it.
  quien text not null,
  creada timestamptz not null default now(),
  vence timestamptz not null,
  foreign key (remoto, version) references entregas (remoto, version) on delete cascade
);

alter table entregas_medidas enable row level security;
alter table entregas_vistas enable row level security;
