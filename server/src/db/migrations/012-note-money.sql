-- Limits of discounts by role, the recargo of express notas, and what a nota keeps of its discount and its address.
-- It only adds columns, with constant defaults, so no table is rewritten; a server of the previous release ignores them.

-- DiscountConfig in the contract: percentages of the nota before discounts, or pesos. The default is DEFAULT_DISCOUNTS
-- (shared/src/contract/moneyRules.ts).
alter table tenants add column if not exists descuentos jsonb not null
  default '{"limites": {"user": {"tipo": "porcentaje", "valor": 20}, "admin": null, "superuser": null}, "motivo_desde": 20}';
-- ShareConfig in the contract; null charges nothing more for an express nota.
alter table tenants add column if not exists recargo_express jsonb;
grant update (descuentos, recargo_express) on tenants to app;

alter table notas
  add column if not exists recargo bigint not null default 0,
  add column if not exists descuento_motivo text not null default '',
  -- Hundredths of a percent; null when the discount was given as an amount.
  add column if not exists descuento_porcentaje integer,
  -- Where the nota is delivered: the cliente's address may change or be removed later.
  add column if not exists domicilio text,
  add column if not exists domicilio_lat double precision,
  add column if not exists domicilio_lon double precision;
-- Not validated: existing rows have the default, and checking them all would make saves wait.
alter table notas drop constraint if exists notas_recargo;
alter table notas add constraint notas_recargo check (recargo >= 0) not valid;
