-- What a team says of a build that it publishes, signed with the key that is registered with its deploy token. It only
-- adds; a server of the previous release ignores it.
alter table entregas_llaves add column if not exists clave_publica text;
alter table entregas add column if not exists declaracion jsonb;
