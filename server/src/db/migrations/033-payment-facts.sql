-- What a pago was made with, and when its device captured it (day.md 1 and 3). It only adds columns that may be null or
-- have a constant default, so no table is rewritten; a server of the previous release ignores them.
alter table pagos
  -- Of a TDC; null when nobody told.
  add column if not exists tarjeta text,
  -- SAT's form, as it was when the pago was taken; null for pagos from before, and for what has none.
  add column if not exists forma_sat text,
  -- The device's moment, corrected by its offset to the server; `creado_en` is the server's. Null when it told none
  -- within reason.
  add column if not exists capturado_en timestamptz;
-- Not validated: existing rows have none, and checking them all would make saves wait.
alter table pagos drop constraint if exists pagos_tarjeta;
alter table pagos add constraint pagos_tarjeta
  check (tarjeta is null or (tarjeta in ('credito', 'debito') and metodo = 'TDC')) not valid;

-- SAT's form of the laundry's payment links.
alter table tenants add column if not exists forma_sat_link text not null default '04';
grant update (forma_sat_link) on tenants to app;
