import { sql } from 'kysely';

/** What a `quitadas` of deleted stops, `p`, returns. */
export const REMOVED = sql`p.tenant_id, p.ruta_id, p.nota_id, p.tipo, p.avisada_en`;

/** The part of a statement after its `quitadas`: their routes had them, and their drivers may still send what they did. */
export const REMEMBERED = sql`recordadas as (
  insert into paradas_anteriores (tenant_id, ruta_id, nota_id, tipo)
  select tenant_id, ruta_id, nota_id, tipo from quitadas on conflict do nothing)`;
