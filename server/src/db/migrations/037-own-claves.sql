-- Which registers number what they capture themselves (day.md 1). What comes from one without a clave gets one of the
-- server's own register: its next number may be printed already. It only adds; a server of the previous release ignores it.
alter table equipos add column if not exists numera boolean not null default false;
grant update (numera) on equipos to app;
