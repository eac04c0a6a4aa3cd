import type { Voided } from '@lavanda/shared/contract/schemas/sales';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL that reads `told` from the history entry of a voided nota's last void, or of the later return of its money; null without
 * one.
 */
export const lastVoid = (tenantId: RawBuilder<unknown>, notaId: RawBuilder<unknown>, told: RawBuilder<unknown>) =>
  sql`(select ${told} from nota_historia h where h.tenant_id = ${tenantId} and h.nota_id = ${notaId}
    and h.cambio ?| array['anulada', 'dinero'] order by h.version desc limit 1)`;

const ofNota = (told: RawBuilder<unknown>) => lastVoid(sql`n.tenant_id`, sql`n.id`, told);

/** The money of the voided nota `n` that was returned, pesos: the reversals in the history entry that `lastVoid` finds. */
const RETURNED = sql`coalesce((select -sum((p->>'monto')::bigint) / 100::float8
  from jsonb_array_elements(coalesce(${ofNota(sql`h.cambio->'pagos'`)}, '[]')) p), 0)`;

const person = sql`(select coalesce(nullif(v.nombre, ''), v.usuario) from usuarios v
  where v.tenant_id = n.tenant_id and v.id = n.anulada_por)`;

/** The void of the nota `n` as the contract's `Voided`; null when the nota isn't voided. */
export const VOIDED = sql<Voided | null>`case when n.anulada_en is not null then json_build_object(
  'momento', to_char(n.anulada_en at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'quien', coalesce(${person}, ''),
  'motivo', coalesce(n.anulada_motivo, ''), 'dinero', ${ofNota(sql`h.cambio->'dinero'->>1`)}, 'metodo', ${ofNota(sql`h.cambio->'metodo'->>1`)},
  'devuelto', ${RETURNED}) end`;
