-- Cash drawers, their turnos, what moves cash beside the pagos, counts and cortes (day.md 3). It only adds, with
-- constant defaults, so no table is rewritten; a server of the previous release ignores it.
alter table tenants add column if not exists usa_corte boolean not null default false;
-- The laundries that exist go on without it; new ones have it.
alter table tenants alter column usa_corte set default true;
grant update (usa_corte) on tenants to app;

create table if not exists cajas (
  tenant_id uuid not null references tenants (id),
  id uuid not null,
  sucursal_id uuid not null,
  nombre text not null,
  -- Number of its last turno. A pago locks this row for share, an opening and a closing for update: so each pago is of
  -- one turno or of the next opening, and never of two.
  ultimo integer not null default 0,
  -- The open turno; null while closed.
  turno_id uuid,
  creada_en timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id)
);
create unique index if not exists cajas_nombre on cajas (tenant_id, sucursal_id, lower(nombre));

create table if not exists turnos (
  tenant_id uuid not null,
  id uuid not null,
  caja_id uuid not null,
  -- Consecutive in its caja; the corte has it too.
  numero integer not null,
  -- Counted float, centavos, and [{denominacion, cantidad}] of its count; null when counted by hand.
  fondo bigint not null check (fondo >= 0),
  denominaciones jsonb,
  -- {letras: last number} of the registers when it was opened.
  claves jsonb not null default '{}',
  abierto_por uuid not null,
  abierto_en timestamptz not null default now(),
  cerrado_por uuid,
  cerrado_en timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, caja_id, numero),
  foreign key (tenant_id, caja_id) references cajas (tenant_id, id),
  foreign key (tenant_id, abierto_por) references usuarios (tenant_id, id),
  foreign key (tenant_id, cerrado_por) references usuarios (tenant_id, id)
);
create unique index if not exists turnos_abierto on turnos (tenant_id, caja_id) where cerrado_en is null;

create table if not exists movimientos (
  tenant_id uuid not null,
  id uuid not null,
  turno_id uuid not null,
  caja_id uuid not null,
  tipo text not null check (tipo in ('entrada', 'gasto', 'retiro')),
  categoria text check (categoria in ('insumos', 'alimentos', 'transporte', 'mantenimiento', 'servicios', 'otro')),
  detalle text not null default '',
  -- Centavos; `cancela` is the movimiento that this one takes back.
  monto bigint not null check (monto > 0),
  cancela uuid,
  -- As in pagos.
  cuenta_en integer,
  equipo_id uuid,
  clave text,
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  primary key (tenant_id, id),
  check ((tipo = 'gasto') = (categoria is not null)),
  foreign key (tenant_id, turno_id) references turnos (tenant_id, id),
  foreign key (tenant_id, caja_id) references cajas (tenant_id, id),
  foreign key (tenant_id, cancela) references movimientos (tenant_id, id),
  foreign key (tenant_id, creado_por) references usuarios (tenant_id, id)
);
create index if not exists movimientos_turno on movimientos (tenant_id, turno_id);
create index if not exists movimientos_despues on movimientos (tenant_id, caja_id, cuenta_en) where cuenta_en is not null;
create unique index if not exists movimientos_cancela on movimientos (tenant_id, cancela) where cancela is not null;
create unique index if not exists movimientos_clave on movimientos (tenant_id, clave) where clave is not null;

-- Every count that was sent, with what the turno had then: `sumas` is TurnoSums of shared/src/domain/caja.ts.
create table if not exists conteos (
  tenant_id uuid not null,
  id uuid not null,
  turno_id uuid not null,
  -- In the turno, from 1.
  orden integer not null,
  denominaciones jsonb,
  efvo bigint not null check (efvo >= 0),
  tdc bigint not null check (tdc >= 0),
  transf bigint not null check (transf >= 0),
  link bigint not null check (link >= 0),
  sumas jsonb not null,
  -- [{letras, primera, ultima, faltan}]
  claves jsonb not null default '[]',
  creado_por uuid not null,
  creado_en timestamptz not null default now(),
  primary key (tenant_id, id),
  unique (tenant_id, turno_id, orden),
  foreign key (tenant_id, turno_id) references turnos (tenant_id, id),
  foreign key (tenant_id, creado_por) references usuarios (tenant_id, id)
);

-- Frozen: neither updated nor deleted. Money in centavos.
create table if not exists cortes (
  tenant_id uuid not null,
  id uuid not null,
  turno_id uuid not null,
  caja_id uuid not null,
  sucursal_id uuid not null,
  numero integer not null,
  conteo_id uuid not null,
  -- Who opened the turno.
  cajero_id uuid not null,
  cerrado_por uuid not null,
  cerrado_en timestamptz not null default now(),
  sumas jsonb not null,
  claves jsonb not null default '[]',
  esperado_efvo bigint not null,
  esperado_tdc bigint not null,
  esperado_transf bigint not null,
  esperado_link bigint not null,
  contado_efvo bigint not null,
  contado_tdc bigint not null,
  contado_transf bigint not null,
  contado_link bigint not null,
  -- What the opening should have had; null for the first turno of a caja.
  apertura bigint,
  motivo text not null default '' check (motivo in ('', 'cambio_mal_dado', 'otro_metodo', 'gasto_sin_registrar', 'no_se')),
  detalle text not null default '',
  -- What stays and what is taken out: together what was counted in cash.
  fondo bigint not null check (fondo >= 0),
  retirado bigint not null check (retirado >= 0),
  primary key (tenant_id, id),
  unique (tenant_id, turno_id),
  unique (tenant_id, caja_id, numero),
  check (fondo + retirado = contado_efvo),
  foreign key (tenant_id, turno_id) references turnos (tenant_id, id),
  foreign key (tenant_id, caja_id) references cajas (tenant_id, id),
  foreign key (tenant_id, sucursal_id) references sucursales (tenant_id, id),
  foreign key (tenant_id, conteo_id) references conteos (tenant_id, id),
  foreign key (tenant_id, cajero_id) references usuarios (tenant_id, id),
  foreign key (tenant_id, cerrado_por) references usuarios (tenant_id, id)
);
create index if not exists cortes_lista on cortes (tenant_id, cerrado_en desc, id desc);

do $$
declare tabla text;
begin
  foreach tabla in array array['cajas', 'turnos', 'movimientos', 'conteos', 'cortes'] loop
    execute format('alter table %I enable row level security', tabla);
    execute format('drop policy if exists por_tenant on %I', tabla);
    execute format(
      'create policy por_tenant on %I using (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid) '
      'with check (tenant_id = nullif(current_setting(''app.tenant_id'', true), '''')::uuid)', tabla);
  end loop;
end $$;
grant select, insert on cajas, turnos, movimientos, conteos, cortes to app;
grant update (nombre, ultimo, turno_id) on cajas to app;
grant update (cerrado_por, cerrado_en) on turnos to app;

-- The drawer of a register; null until it first takes money or is given one.
alter table equipos add column if not exists caja_id uuid;
alter table equipos drop constraint if exists equipos_caja;
alter table equipos add constraint equipos_caja foreign key (tenant_id, caja_id) references cajas (tenant_id, id) not valid;
grant update (caja_id) on equipos to app;

alter table pagos
  -- The drawer that took it and the turno it was taken in, which may be closed by then; null outside any.
  add column if not exists caja_id uuid,
  add column if not exists turno_id uuid,
  -- The browser's register, whether or not it is in `equipos`.
  add column if not exists equipo_id uuid,
  -- Number of the caja's turno whose opening counts it: it arrived after its turno's corte or without one. Null when it
  -- counts in its own turno.
  add column if not exists cuenta_en integer;
-- Not validated: existing rows have none, and checking them all would make saves wait.
alter table pagos drop constraint if exists pagos_caja_fk;
alter table pagos add constraint pagos_caja_fk foreign key (tenant_id, caja_id) references cajas (tenant_id, id) not valid;
alter table pagos drop constraint if exists pagos_turno_fk;
alter table pagos add constraint pagos_turno_fk foreign key (tenant_id, turno_id) references turnos (tenant_id, id) not valid;
-- On a large database make them first by hand, concurrently (docs/operating.md 5), with the columns above.
create index if not exists pagos_turno on pagos (tenant_id, turno_id) where turno_id is not null;
create index if not exists pagos_despues on pagos (tenant_id, caja_id, cuenta_en) where cuenta_en is not null;
