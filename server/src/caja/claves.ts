import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { ClaveRange } from '../db/tables/caja.ts';
import type { TurnoRow } from './turno.ts';

/** Per register: maximum of missing claves that a corte lists, and how far back from its last number they are looked for. */
const MOST_MISSING = 50;
const MOST_NUMBERS = 5_000;

/**
 * The claves that each of the drawer's registers used since the turno was opened, and which of them haven't reached the server.
 */
export async function readClaves(tx: Transaction<DatabaseSchema>, tenantId: string, turno: TurnoRow): Promise<ClaveRange[]> {
  const { rows } = await sql<ClaveRange>`
    with rangos as (
      select e.letras, e.ultimo as ultima,
        greatest(coalesce((${JSON.stringify(turno.claves)}::jsonb ->> e.letras)::bigint, 0) + 1, e.ultimo - ${MOST_NUMBERS}::bigint) as primera
      from equipos e where e.tenant_id = ${tenantId} and e.caja_id = ${turno.cajaId}
    )
    select r.letras, r.primera, r.ultima, (
      select coalesce(json_agg(f.numero order by f.numero), '[]') from (
        select numero from generate_series(r.primera, r.ultima) numero
        where not exists (select from notas n where n.tenant_id = ${tenantId} and n.clave = r.letras || numero)
          and not exists (select from movimientos m where m.tenant_id = ${tenantId} and m.clave = r.letras || numero)
          and not exists (select from capturas k where k.tenant_id = ${tenantId} and k.clave = r.letras || numero)
        order by numero limit ${MOST_MISSING}) f) as faltan
    from rangos r where r.ultima >= r.primera order by length(r.letras), r.letras`.execute(tx);
  return rows;
}
