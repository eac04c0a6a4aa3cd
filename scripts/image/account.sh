#!/bin/sh
# Run by the image of PostgreSQL on an empty volume: the product's account, which owns its database and is no superuser.
# The superuser keeps no password, so it is reached from inside the container only.
set -eu

psql --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres \
  --set account="${ACCOUNT:-lavanda}" --set password="$POSTGRES_PASSWORD" --set superuser="$POSTGRES_USER" <<'SQL'
-- It creates the role `app` at its first start, which needs createrole.
create role :"account" login createrole password :'password';
create database :"account" owner :"account";
alter role :"superuser" password null;
SQL
