-- Links of tickets that end, sessions that their user can tell apart, and the second factor of sign-in.

-- Null: never. The default gives a year to links made before this column and by a server that doesn't know it.
alter table enlaces_ticket add column expira timestamptz default now() + interval '365 days';
grant update (expira) on enlaces_ticket to app;
