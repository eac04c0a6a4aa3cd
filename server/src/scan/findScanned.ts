import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { parseScan, type ScannedCode } from '@lavanda/shared/domain/scan';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import type { Session } from '../http/session.ts';
import { notaOfWorkingLink } from '../tickets/links.ts';
import { beginsWithClave } from '../ventas/list/keys.ts';
import { NOTA_FROM, notaJson } from '../ventas/notaJson.ts';

/** Maximum number of notas in an answer. */
const MAX_MATCHES = 8;

/** The result for a scanned or typed code. */
export interface Scanned {
  /** First the nota with exactly that clave, then notas of the session's sucursal, then the others; each group newest first. */
  results: Nota[];
  /** Number of the tag, from 1; null when the code isn't from a tag. */
  pieza: number | null;
}

const NOTHING: Scanned = { results: [], pieza: null };

/**
 * Condition on the nota `n` that can use an index; null when the code leads to no nota. A tag's code contains the nota's whole
 * clave, while a typed clave may be only its beginning.
 */
async function conditionOf(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  code: ScannedCode,
): Promise<RawBuilder<unknown> | null> {
  if (code.kind === 'ticket') {
    const id = await notaOfWorkingLink(tx, tenantId, code.token);
    return id === null ? null : sql`n.id = ${id}`;
  }
  if (code.kind === 'folio') {
    const branches = sql`array(select b.id from sucursales b where b.tenant_id = ${tenantId})`;
    return sql`n.sucursal_id = any(${branches}) and n.folio = ${code.folio}::bigint`;
  }
  if (code.pieza !== null) return sql`n.clave = ${code.clave}`;
  return beginsWithClave(code.clave);
}

/** The notas that match a scanned or typed code and that the session may see, without voided ones. */
export async function findScanned(tx: Transaction<DatabaseSchema>, session: Session, text: string): Promise<Scanned> {
  const { tenantId, sucursalId, rol: role } = session;
  const code = parseScan(text);
  const condition = code && (await conditionOf(tx, tenantId, code));
  if (!code || !condition) return NOTHING;
  const clave = code.kind === 'clave' ? code.clave : '';
  const { rows } = await sql<{ nota: Nota }>`
    select ${notaJson(false)} as nota from ${NOTA_FROM}
    where n.tenant_id = ${tenantId} and n.anulada_en is null and ${condition}
      ${seesAllSucursales(role) ? sql`` : sql`and n.sucursal_id = ${sucursalId}`}
    order by (n.clave = ${clave}) is true desc, n.sucursal_id = ${sucursalId} desc, n.fecha desc, n.creada_en desc, n.id
    limit ${sql.lit(MAX_MATCHES)}`.execute(tx);
  return { results: rows.map(({ nota }) => nota), pieza: code.kind === 'ticket' ? null : code.pieza };
}
