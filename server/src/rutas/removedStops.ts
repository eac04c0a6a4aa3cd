import { sql } from 'kysely';

/** Columns that a CTE `quitadas`, which deletes rows of `paradas p`, returns for `REMEMBERED`. */
export const REMOVED = sql`p.tenant_id, p.ruta_id, p.nota_id, p.tipo, p.avisada_en`;

/** CTE after `quitadas`: remembers which route had the removed stops, because its driver may still send what happened there. */
export const REMEMBERED = sql`recordadas as (
  insert into paradas_anteriores (tenant_id, ruta_id, nota_id, tipo)
  select tenant_id, ruta_id, nota_id, tipo from quitadas on conflict do nothing)`;
