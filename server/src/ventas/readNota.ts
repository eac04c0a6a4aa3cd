import type { Nota } from '@lavanda/shared/contract/sales';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from '../db/schema.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { NOTA_FROM, notaJson } from './notaJson.ts';
import { TEXTS } from './texts.ts';

/** A note that isn't voided, with its lines and payments; null when there is none in sight of the branch (null: every branch). */
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

/** @throws 404 when it doesn't exist, is voided, or is of a branch the session can't see */
export async function notaVisible(tx: Transaction<DatabaseSchema>, session: Session, notaId: string): Promise<Nota> {
  const nota = await readNota(tx, session.tenantId, notaId, seesAllSucursales(session.rol) ? null : session.sucursalId);
  if (!nota) throw new HttpProblem(404, TEXTS.notFound);
  return nota;
}
