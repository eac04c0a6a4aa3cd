import { CLOSED, roundingAdjustment } from '@lavanda/shared/domain/nota';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { holdsMoney, moneyIn, type VoidedMoney } from '@lavanda/shared/domain/voiding';
import { sql, type Transaction } from 'kysely';
import { checkRestoredCredit, checkVoidedCredit } from '../../credit/checkCredit.ts';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { readPagos } from '../corrections/correction.ts';
import { invalidField } from '../errors.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import type { Pago } from '../nota.ts';
import { applyRollup, rollupDeltas } from '../rollup/rollup.ts';
import { writeDetail } from '../save/writeNota.ts';
import { lostPlace } from '../stages/placeOccupant.ts';
import { TEXTS } from '../texts.ts';

/** A locked nota with its pagos, oldest first. */
export interface VoidableNota extends NotaHeader {
  pagos: readonly Pago[];
}

/** A pago to add, on today's date of the nota's sucursal. */
export type AddedPago = Omit<Pago, 'fecha'>;

/**
 * Locks the notas.
 * @returns null when the operation was done before
 * @throws HttpProblem 404 when one doesn't exist or is of a sucursal the session can't see; 422 for another's operation
 */
async function lockAll(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  ids: readonly string[],
  operationId: string | null,
): Promise<NotaHeader[] | null> {
  const headers: NotaHeader[] = [];
  for (const id of ids) {
    const { header, operationNota } = await lockNota(tx, session.tenantId, id, operationId);
    if (!header || (header.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol)))
      throw new HttpProblem(404, TEXTS.notFound);
    // The operation was done before: on one of these notas it is a repetition, on another nota a mistake.
    if (operationId !== null && operationNota !== null) {
      if (ids.includes(operationNota)) return null;
      throw invalidField('operacion', TEXTS.foreignOperation);
    }
    headers.push(header);
  }
  return headers;
}

/** The state that the notas get and, when they are voided, the reason and what was done with the money. */
export interface VoidState {
  voided: boolean;
  reason: string | null;
  money: VoidedMoney | null;
  /** The attempt's id; null for none. It is kept by the first nota that changes. */
  operationId: string | null;
  /** The register whose drawer gives or takes the money. */
  register: string | null;
  /** The pagos that the change adds to a nota; called after it is locked, it may refuse the change. */
  pagosOf(tx: Transaction<DatabaseSchema>, nota: VoidableNota): Promise<AddedPago[]>;
}

/** What the history tells about the money: nothing of a nota that holds none. */
function moneyChange(nota: VoidableNota, money: VoidedMoney | null): Record<string, [null, string]> {
  if (money === null || !holdsMoney(moneyIn(nota))) return {};
  return { dinero: [null, money.dinero], ...(money.metodo !== null && { metodo: [null, money.metodo] }) };
}

/** The nota with more pagos; a closed one rounds what it then owes. */
function withPagos(nota: VoidableNota, added: readonly Pago[]): VoidableNota {
  if (added.length === 0) return nota;
  const abonos = added.reduce((sum, { monto: amount }) => sum + amount, nota.abonos);
  const adjustment = nota.status === CLOSED ? roundingAdjustment(nota.total - abonos) : nota.ajuste;
  return { ...nota, abonos, ajuste: adjustment, pagos: [...nota.pagos, ...added] };
}

/** Writes a nota's new state, its added pagos, its history entry and its rollup change. */
async function write(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  before: VoidableNota,
  state: VoidState,
  added: readonly Pago[],
  operationId: string | null,
): Promise<void> {
  const { voided, reason, money, register } = state;
  const { tenantId, userId } = session;
  const { id, sucursalId } = before;
  const version = before.version + 1;
  const lost = voided ? {} : await lostPlace(tx, tenantId, before);
  const now = withPagos(before, added);
  await tx
    .updateTable('notas')
    .set({
      anulada_en: voided ? sql<string>`now()` : null,
      anulada_por: voided ? userId : null,
      anulada_motivo: reason,
      ...(lost.lugar && { lugar: '' }),
      abonos: now.abonos,
      ajuste: now.ajuste,
      version,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
  const told = { ...moneyChange(before, money), ...(reason === null ? {} : { motivo: reason }) };
  const change = { anulada: [!voided, voided], ...lost, ...told, ...(added.length > 0 && { pagos: [...added] }) };
  const lines = { lineas: [] };
  await writeDetail(tx, session, {
    ...{ id, sucursalId, version, operacion: operationId, register, change },
    before: { ...before, ...lines },
    now: { ...now, ...lines },
  });
  const deltas = voided ? rollupDeltas({ ...before, voided: false }, null) : rollupDeltas(null, { ...now, voided: false });
  await applyRollup(tx, tenantId, deltas);
}

/**
 * Voids or restores notas, all or none; those already in the requested state are skipped.
 * @returns how many changed
 * @throws HttpProblem 404 when one doesn't exist or is of a sucursal the session can't see; 409 for one to restore that
 * was paid with credit that is spent, for one to void that gave credit, and for one whose credit would go back to a
 * cliente that was removed
 */
export async function markVoided(db: Database, session: Session, items: readonly string[], state: VoidState): Promise<number> {
  // Sorted so that two requests with the same notas wait for each other instead of deadlocking.
  const ids = [...new Set(items.map((id) => id.toLowerCase()))].sort();
  return withRetries(() =>
    withTenant(db, session.tenantId, async (tx) => {
      const changed: VoidableNota[] = [];
      const headers = await lockAll(tx, session, ids, state.operationId);
      for (const header of headers ?? []) {
        if (header.voided === state.voided) continue;
        const { pagos, today } = await readPagos(tx, session, header);
        const nota = { ...header, pagos };
        const added = await state.pagosOf(tx, nota);
        await write(
          tx,
          session,
          nota,
          state,
          added.map((pago) => ({ ...pago, fecha: today })),
          changed.length === 0 ? state.operationId : null,
        );
        changed.push(nota);
      }
      if (state.voided) await checkVoidedCredit(tx, session.tenantId, changed);
      else await checkRestoredCredit(tx, session.tenantId, new Set(changed.map(({ clienteId }) => clienteId)));
      return changed.length;
    }),
  );
}
