-- The pieces that a nota was tagged in, and its hand-over when they were counted (day.md 4).
-- It only adds columns, with constant defaults, so no table is rewritten; a server of the previous release ignores them.
alter table notas
  -- Pieces in the order of their tags: {nombre, detalle, linea}.
  add column if not exists piezas jsonb not null default '[]'::jsonb,
  -- {entregadas: [numbers from 1], motivo, detalle, quien, momento}; null before any was handed over.
  add column if not exists entrega jsonb;
