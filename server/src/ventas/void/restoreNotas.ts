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
import { type AddedPago, markVoided, type VoidableNota } from './setVoided.ts';

/** @throws HttpProblem 409 when the nota is a recoleccion and its cliente has another pending one in the sucursal */
async function requireNoOtherPending(tx: Transaction<DatabaseSchema>, tenantId: string, nota: NotaHeader): Promise<void> {
  if (nota.status !== TO_COLLECT) return;
  const { rows } = await sql`select 1 from notas where tenant_id = ${tenantId} and sucursal_id = ${nota.sucursalId}
    and cliente_id = ${nota.clienteId} and status = -1 and anulada_en is null`.execute(tx);
  if (rows.length > 0) throw new HttpProblem(409, TEXTS.restorePending);
}

/**
 * Pagos that undo the returns made by the user's own void of the nota, each with the same method, kind of card and SAT form.
 * Money that another user returned has left the drawer, so it stays returned.
 */
async function takenBack(tx: Transaction<DatabaseSchema>, session: Session, nota: VoidableNota): Promise<AddedPago[]> {
  const { rows } = await sql<{ userId: string; pagos: Pago[] }>`
    select usuario_id as "userId", coalesce(cambio->'pagos', '[]') as pagos from nota_historia
    where tenant_id = ${session.tenantId} and nota_id = ${nota.id} and cambio ? 'anulada'
    order by version desc limit 1`.execute(tx);
  const [last] = rows;
  if (last?.userId !== session.userId) return [];
  return last.pagos.map((returned) => {
    const { monto: amount, ...stored } = nota.pagos.find(({ id }) => id === returned.id) ?? returned;
    return { ...stored, id: randomUUID(), monto: -amount, reversaDe: null };
  });
}

/**
 * Restores voided notas, all or none, with their pagos and folio; notas that aren't voided are skipped. Money that the void
 * returned stays returned, so the nota owes it again, unless `deshacer` says that it never left the drawer (`takenBack`).
 * @returns how many notas were restored
 * @throws HttpProblem 404 and 409 as `markVoided`; 409 for a recoleccion whose cliente has another pending one
 */
export function restoreNotas(db: Database, session: Session, body: RestoreNotas): Promise<number> {
  const { items, deshacer: undo = false, equipo: register } = body;
  return markVoided(db, session, items, {
    voided: false,
    reason: null,
    money: null,
    operationId: null,
    register: register?.toLowerCase() ?? null,
    pagosOf: async (tx, nota) => {
      await requireNoOtherPending(tx, session.tenantId, nota);
      return undo ? takenBack(tx, session, nota) : [];
    },
  });
}
