-- What a build of a section expects of the shell, and what a build of the shell gives.

alter table entregas
  -- Shared libraries that the build's manifest expects: [{name, requiredVersion}]; null when unknown.
  add column if not exists librerias jsonb,
  -- The contrato.json of a build of the shell; null for a section's build.
  add column if not exists shell jsonb;
