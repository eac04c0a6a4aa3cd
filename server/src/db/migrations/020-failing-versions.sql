-- When a version was last found failing for too many users; null when it never was.
alter table entregas add column if not exists fallando timestamptz;
