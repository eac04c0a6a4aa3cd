-- Which registers number what they capture themselves (day.md 1). What comes from one without a clave gets one of the
-- server's own register: its next number may be printed already. It only adds; a server of the previous release ignores it.
alter table equipos add column if not exists numera boolean not null default false;
grant update (numera) on equipos to app;

-- Registers make tokens, too: one that any laundry's link has or had is no other's.
create unique index if not exists enlaces_ticket_unico on enlaces_ticket (token);
drop index if exists enlaces_ticket_token;
