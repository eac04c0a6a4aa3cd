import { randomUUID } from 'node:crypto';
import type { RestoreNotas } from '@lavanda/shared/contract/schemas/voids';
import { TO_COLLECT } from '@lavanda/shared/domain/nota';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import type { NotaHeader } from '../lockNota.ts';
import type { Pago } from '../nota.ts';
import { TEXTS } from '../texts.ts';
import { type AddedPago, markVoided } from './setVoided.ts';

/** @throws HttpProblem 409 when the cliente has another pending recoleccion in the sucursal; only one is allowed */
async function requireNoOtherPending(tx: Transaction<DatabaseSchema>, tenantId: string, nota: NotaHeader): Promise<void> {
  if (nota.status !== TO_COLLECT) return;
  const { rows } = await sql`select 1 from notas where tenant_id = ${tenantId} and sucursal_id = ${nota.sucursalId}
    and cliente_id = ${nota.clienteId} and status = -1 and anulada_en is null`.execute(tx);
  if (rows.length > 0) throw new HttpProblem(409, TEXTS.restorePending);
}

/** Pagos that take back what the last void of the nota returned, each by the method that it was returned by. */
async function takenBack(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<AddedPago[]> {
  const { rows } = await sql<{ pagos: Pago[] }>`
    select coalesce(cambio->'pagos', '[]') as pagos from nota_historia
    where tenant_id = ${tenantId} and nota_id = ${notaId} and cambio ? 'anulada' order by version desc limit 1`.execute(tx);
  const returned = rows[0]?.pagos ?? [];
  return returned.map(({ monto: amount, metodo: method }) => ({
    id: randomUUID(),
    monto: -amount,
    metodo: method,
    reversaDe: null,
  }));
}

/**
 * Restores voided notas, all or none, with their pagos and folio. Those not voided are skipped. What the void returned
 * stays returned, and the nota owes it again, unless `deshacer` says that it never left.
 * @returns how many were restored
 * @throws HttpProblem 404 as `voidNotas`; 409 for a recoleccion whose cliente has another one pending
 */
export function restoreNotas(db: Database, session: Session, body: RestoreNotas): Promise<number> {
  const { items, deshacer: undo = false, equipo: register } = body;
  return markVoided(db, session, items, {
    voided: false,
    reason: null,
    money: null,
    register: register?.toLowerCase() ?? null,
    pagosOf: async (tx, nota) => {
      await requireNoOtherPending(tx, session.tenantId, nota);
      return undo ? takenBack(tx, session.tenantId, nota.id) : [];
    },
  });
}
