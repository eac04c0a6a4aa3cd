import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { NOTA_FROM, notaJson } from './notaJson.ts';
import { TEXTS } from './texts.ts';

/**
 * Reads a nota with its lines, pagos, pieces, photos and points to review, as the contract's `Nota`.
 * @param sucursalId the only sucursal in which to look; null for any
 * @param voidedToo whether a voided nota is found too
 * @returns null when the nota doesn't exist, belongs to another sucursal, or is voided and `voidedToo` is false
 */
export async function readNota(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  sucursalId: string | null,
  voidedToo = false,
): Promise<Nota | null> {
  const { rows } = await sql<{ nota: Nota }>`
    select ${notaJson(true, voidedToo)} as nota from ${NOTA_FROM}
    where n.tenant_id = ${tenantId} and n.id = ${notaId} ${voidedToo ? sql`` : sql`and n.anulada_en is null`}
      ${sucursalId === null ? sql`` : sql`and n.sucursal_id = ${sucursalId}`}`.execute(tx);
  return rows[0]?.nota ?? null;
}

/**
 * Reads a nota that the session may see.
 * @param voidedToo whether a voided nota is found too, with its void
 * @throws HttpProblem 404 when the nota doesn't exist, the session can't see its sucursal, or it is voided without `voidedToo`
 */
export async function notaVisible(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  notaId: string,
  voidedToo = false,
): Promise<Nota> {
  const sucursalId = seesAllSucursales(session.rol) ? null : session.sucursalId;
  const nota = await readNota(tx, session.tenantId, notaId, sucursalId, voidedToo);
  if (!nota) throw new HttpProblem(404, TEXTS.notFound);
  return nota;
}
