-- A section may have a candidate and no stable version: only who is chosen for the candidate has the section.
alter table entregas_punteros alter column estable drop not null;

-- The commit that a build was made from: {commit, autor, conCambios}; null when unknown.
alter table entregas add column if not exists git jsonb;
-- When the version was published, or last given to somebody or taken from them. Unused versions expire by it; those that
-- exist already start to count now.
alter table entregas add column if not exists asignada timestamptz not null default now();
