import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import type { NotaHeader } from '../lockNota.ts';
import { TEXTS } from '../texts.ts';
import { markVoided } from './setVoided.ts';

/** @throws HttpProblem 409 when the cliente has another pending recoleccion in the sucursal; only one is allowed */
async function requireNoOtherPending(tx: Transaction<DatabaseSchema>, tenantId: string, nota: NotaHeader): Promise<void> {
  if (nota.status !== TO_COLLECT) return;
  const { rows } = await sql`select 1 from notas where tenant_id = ${tenantId} and sucursal_id = ${nota.sucursalId}
    and cliente_id = ${nota.clienteId} and status = -1 and anulada_en is null`.execute(tx);
  if (rows.length > 0) throw new HttpProblem(409, TEXTS.restorePending);
}

/**
 * Restores voided notas, all or none, with their pagos and folio. Those not voided are skipped.
 * @returns how many were restored
 * @throws HttpProblem 404 as `voidNotas`; 409 for a recoleccion whose cliente has another one pending
 */
export function restoreNotas(db: Database, session: Session, items: readonly string[]): Promise<number> {
  return markVoided(db, session, items, { voided: false, reason: null, money: null }, (tx, nota) =>
    requireNoOtherPending(tx, session.tenantId, nota),
  );
}
