import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { ValidRow } from '../file/rowCliente.ts';

/** Of whom a row is: a cliente that is stored, or an earlier row of the file. */
export interface Known {
  /** Row of the file; null for a stored cliente. */
  fila: number | null;
  /** Null for a row that isn't stored. */
  id: string | null;
  telefono: string;
  rfc: string;
  correo: string;
  domicilios: readonly string[];
}

/**
 * What a row is: `new`; `repeated`, the same person as somebody known; or a `namesake`, new too, but somebody known has
 * the name with other data.
 */
export type Verdict = { kind: 'new' } | { kind: 'repeated' | 'namesake'; of: Known };

interface Found {
  norm: string;
  known: { id: string; telefono: string; rfc: string; correo: string; domicilios: string[] }[];
}

/** Stored clientes with a row's name that are looked at. */
const MAX_NAMESAKES = 20;

/**
 * Reads, for each row, its name as it is compared and the stored clientes with it. The names are normalized once each
 * (`materialized`), and each is looked up by itself in the index of names (`limit`): without statistics, as of a new
 * database, the planner would else normalize every name anew for every stored cliente.
 */
export async function findKnown(tx: Transaction<DatabaseSchema>, tenantId: string, rows: readonly ValidRow[]): Promise<Found[]> {
  const names = rows.map(({ data }) => `${data.nombre} ${data.apellido}`);
  const { rows: found } = await sql<Found>`
    with f as materialized (
      select normalizar(nombre) as norm, i from unnest(${names}::text[]) with ordinality as u(nombre, i))
    select f.norm, coalesce(c.known, '[]') as known
    from f left join lateral (
      select json_agg(json_build_object('id', c.id, 'telefono', c.telefono, 'rfc', c.rfc, 'correo', c.correo,
        'domicilios', array(select d.descripcion from domicilios d
          where d.tenant_id = c.tenant_id and d.cliente_id = c.id order by d.orden))) as known
      from (select tenant_id, id, telefono, rfc, correo from clientes
        where tenant_id = ${tenantId} and eliminado_en is null and nombre_norm collate "C" = f.norm
        limit ${MAX_NAMESAKES}) c
    ) c on true
    order by f.i`.execute(tx);
  return found;
}

/** The clientes of a file seen so far, by name. */
export type Seen = Map<string, Known[]>;

/** Judges the rows in order, against who is stored and, by `seen`, against earlier rows; adds the new ones to `seen`. */
export function judge(rows: readonly ValidRow[], found: readonly Found[], seen: Seen): Verdict[] {
  return rows.map((row, i) => {
    const { norm = '', known = [] } = found[i] ?? {};
    const others: Known[] = [...known.map((one) => ({ ...one, fila: null })), ...(seen.get(norm) ?? [])];
    const same = others.find((other) => isSame(row, other));
    if (same) return { kind: 'repeated', of: same };
    const { data, domicilios, fila: number } = row;
    const own = { fila: number, id: null, telefono: data.telefono, rfc: data.rfc, correo: data.correo, domicilios };
    seen.set(norm, [...(seen.get(norm) ?? []), own]);
    const [namesake] = others;
    return namesake ? { kind: 'namesake', of: namesake } : { kind: 'new' };
  });
}

/**
 * Whether a row is of somebody with the same name: the telephone is the same; without any, nothing that the row says
 * differs from what is known.
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
