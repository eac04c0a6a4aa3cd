import type { Voided } from '@lavanda/shared/contract/schemas/sales';
import { sql } from 'kysely';

/** What the last void of the nota `n` noted in its history; null when it noted nothing. */
const noted = (field: 'dinero' | 'metodo') => sql`(select h.cambio->${sql.lit(field)}->>1 from nota_historia h
  where h.tenant_id = n.tenant_id and h.nota_id = n.id and h.cambio ? 'anulada' order by h.version desc limit 1)`;

/** What the last void of the nota `n` returned, pesos: the reversals in its history. */
const RETURNED = sql`coalesce((select -sum((p->>'monto')::bigint) / 100::float8
  from (select h.cambio from nota_historia h
    where h.tenant_id = n.tenant_id and h.nota_id = n.id and h.cambio ? 'anulada' order by h.version desc limit 1) h,
  jsonb_array_elements(coalesce(h.cambio->'pagos', '[]')) p), 0)`;

const person = sql`(select coalesce(nullif(v.nombre, ''), v.usuario) from usuarios v
  where v.tenant_id = n.tenant_id and v.id = n.anulada_por)`;

/** The void of the nota `n` as the contract's `Voided`; null when it isn't voided. */
export const VOIDED = sql<Voided | null>`case when n.anulada_en is not null then json_build_object(
  'momento', to_char(n.anulada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'quien', coalesce(${person}, ''),
  'motivo', coalesce(n.anulada_motivo, ''), 'dinero', ${noted('dinero')}, 'metodo', ${noted('metodo')},
  'devuelto', ${RETURNED}) end`;
