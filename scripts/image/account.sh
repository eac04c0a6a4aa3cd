#!/bin/sh
# The PostgreSQL image runs this on an empty volume. Creates the product's account, which owns its database and isn't a
# superuser. Removes the superuser's password, so that it can connect only from inside the container.
set -eu

psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set account="${ACCOUNT:-lavanda}" --set password="$POSTGRES_PASSWORD" --set superuser="$POSTGRES_USER" <<'SQL'
create role :"account" login createrole password :'password';
create database :"account" owner :"account";
-- API calls run as the role `app`. Roles belong to the whole server, so another database may have created it already.
select 'create role app nologin' where not exists (select from pg_roles where rolname = 'app') \gexec
grant app to :"account" with admin option;
alter role :"superuser" password null;
SQL
