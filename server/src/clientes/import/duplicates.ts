import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { ValidRow } from '../file/rowCliente.ts';

/** A known person with whom a row is compared: a stored cliente, or an earlier row of the file. */
export interface Known {
  /** Row of the file; null for a stored cliente. */
  fila: number | null;
  /** Null for a row of the file, which has no id yet. */
  id: string | null;
  telefono: string;
  rfc: string;
  correo: string;
  domicilios: readonly string[];
}

/**
 * The result for a row: `new`; `repeated` for a known person; or `namesake` for a new person with the same name as a known one
 * but other data.
 */
export type Verdict = { kind: 'new' } | { kind: 'repeated' | 'namesake'; of: Known };

interface Found {
  norm: string;
  known: { id: string; telefono: string; rfc: string; correo: string; domicilios: string[] }[];
}

/** Maximum number of stored clientes of the same name with which a row is compared, first those with the row's telephone. */
const MAX_NAMESAKES = 20;

/**
 * Reads each row's normalized name and up to `MAX_NAMESAKES` stored clientes with that name. `materialized` normalizes each name
 * once, instead of again for every stored cliente that it is compared with; `lateral` looks up one name at a time.
 */
export async function findKnown(tx: Transaction<DatabaseSchema>, tenantId: string, rows: readonly ValidRow[]): Promise<Found[]> {
  const names = rows.map(({ data }) => `${data.nombre} ${data.apellido}`);
  const phones = rows.map(({ data }) => data.telefono);
  const { rows: found } = await sql<Found>`
    with f as materialized (
      select normalizar(nombre) as norm, telefono, i
      from unnest(${names}::text[], ${phones}::text[]) with ordinality as u(nombre, telefono, i))
    select f.norm, coalesce(c.known, '[]') as known
    from f left join lateral (
      select json_agg(json_build_object('id', c.id, 'telefono', c.telefono, 'rfc', c.rfc, 'correo', c.correo,
        'domicilios', array(select d.descripcion from domicilios d
          where d.tenant_id = c.tenant_id and d.cliente_id = c.id order by d.orden))) as known
      from (select tenant_id, id, telefono, rfc, correo from clientes
        where tenant_id = ${tenantId} and eliminado_en is null and nombre_norm collate "C" = f.norm
        order by telefono = f.telefono desc limit ${MAX_NAMESAKES}) c
    ) c on true
    order by f.i`.execute(tx);
  return found;
}

/** The clientes of the file's earlier rows. A cliente is found by its name, and also by its name with its telephone. */
export type Seen = Map<string, Known[]>;

/** Maximum number of earlier rows of the same name and phone to compare a row with, so that a file of one name finishes. */
const MAX_SEEN = 200;

/** Judges the rows in order, against the stored clientes and the earlier rows in `seen`, to which it adds the new rows. */
export function judge(rows: readonly ValidRow[], found: readonly Found[], seen: Seen): Verdict[] {
  return rows.map((row, i) => {
    const { norm = '', known = [] } = found[i] ?? {};
    const { data, domicilios, fila: number } = row;
    const withPhone = `${norm}\n${data.telefono}`;
    const earlier = seen.get(withPhone) ?? [];
    const stored = known.map((one): Known => ({ ...one, fila: null }));
    const same = [...stored, ...earlier].find((other) => isSame(row, other));
    if (same) return { kind: 'repeated', of: same };
    const namesake = stored[0] ?? seen.get(norm)?.[0];
    const own = { fila: number, id: null, telefono: data.telefono, rfc: data.rfc, correo: data.correo, domicilios };
    if (!seen.has(norm)) seen.set(norm, [own]);
    if (earlier.length < MAX_SEEN) seen.set(withPhone, [...earlier, own]);
    return namesake ? { kind: 'namesake', of: namesake } : { kind: 'new' };
  });
}

/**
 * Whether a row is the known person `other` of the same name: both have the same telephone or, if neither has a telephone, the
 * row has no RFC, e-mail or address that `other` lacks.
 */
function isSame({ data, domicilios }: ValidRow, other: Known): boolean {
  if (data.telefono !== other.telefono) return false;
  if (data.telefono !== '') return true;
  const known = new Set(other.domicilios);
  return (
    (data.rfc === '' || data.rfc === other.rfc) &&
    (data.correo === '' || data.correo === other.correo) &&
    domicilios.every((one) => known.has(one))
  );
}
