import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { NOTA_FROM, notaJson } from './notaJson.ts';
import { TEXTS } from './texts.ts';

/** Returns null when the nota doesn't exist, is voided or is of another sucursal than `sucursalId` (null: any). */
export async function readNota(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  notaId: string,
  sucursalId: string | null,
): Promise<Nota | null> {
  const { rows } = await sql<{ nota: Nota }>`
    select ${notaJson(true)} as nota from ${NOTA_FROM}
    where n.tenant_id = ${tenantId} and n.id = ${notaId} and n.anulada_en is null
      ${sucursalId === null ? sql`` : sql`and n.sucursal_id = ${sucursalId}`}`.execute(tx);
  return rows[0]?.nota ?? null;
}

/** @throws HttpProblem 404 when it doesn't exist, is voided, or is of a sucursal the session can't see */
export async function notaVisible(tx: Transaction<DatabaseSchema>, session: Session, notaId: string): Promise<Nota> {
  const nota = await readNota(tx, session.tenantId, notaId, seesAllSucursales(session.rol) ? null : session.sucursalId);
  if (!nota) throw new HttpProblem(404, TEXTS.notFound);
  return nota;
}
