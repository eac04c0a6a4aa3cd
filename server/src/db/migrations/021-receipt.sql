-- What a receipt says of the tenant that issues it, its account for transfers, and a sucursal's opening hours.
-- It only adds columns, with constant defaults, so no table is rewritten; a server of the previous release ignores them.
-- Issuer in shared/src/domain/receipt.ts; '' is what isn't set.
alter table tenants
  add column if not exists razon_social text not null default '',
  add column if not exists rfc text not null default '',
  add column if not exists regimen_fiscal text not null default '',
  add column if not exists cp text not null default '',
  add column if not exists profeco text not null default '',
  -- A phone in E.164, or an e-mail.
  add column if not exists quejas text not null default '',
  add column if not exists clabe text not null default '',
  -- Who the account belongs to; '' is the issuer.
  add column if not exists titular text not null default '';
grant update (razon_social, rfc, regimen_fiscal, cp, profeco, quejas, clabe, titular) on tenants to app;

-- One range a line.
alter table sucursales add column if not exists horario text not null default '';
grant update (horario) on sucursales to app;
