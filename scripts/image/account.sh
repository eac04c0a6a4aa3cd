#!/bin/sh
# Run by the image of PostgreSQL on an empty volume: the product's account, which owns its database and is no superuser.
# The superuser keeps no password, so it is reached from inside the container only.
set -eu

psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set account="${ACCOUNT:-lavanda}" --set password="$POSTGRES_PASSWORD" --set superuser="$POSTGRES_USER" <<'SQL'
create role :"account" login createrole password :'password';
create database :"account" owner :"account";
-- Calls run as the role `app`. It is a server's, not a database's: another database may have made it already.
select 'create role app nologin' where not exists (select from pg_roles where rolname = 'app') \gexec
grant app to :"account" with admin option;
alter role :"superuser" password null;
SQL
