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

/** A pago to add, which gets today's date in the nota's sucursal. */
export type AddedPago = Omit<Pago, 'fecha'>;

/**
 * Locks the notas.
 * @returns null when the operation was done before
 * @throws HttpProblem 404 when a nota doesn't exist or the session can't see its sucursal; 422 when another nota used the
 * operation
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
    // An operation id that one of these notas stored means that this call is repeated; any other nota's means a wrong id.
    if (operationId !== null && operationNota !== null) {
      if (ids.includes(operationNota)) return null;
      throw invalidField('operacion', TEXTS.foreignOperation);
    }
    headers.push(header);
  }
  return headers;
}

/** The state to give to the notas and, when they are voided, the reason and the outcome of their money. */
export interface VoidState {
  voided: boolean;
  reason: string | null;
  money: VoidedMoney | null;
  /** Id of the attempt; null without one. The first nota that changes stores it. */
  operationId: string | null;
  /** The register whose drawer gives or takes the money. */
  register: string | null;
  /** Returns the pagos that the change adds to a nota, which is locked before. May throw, which refuses the change. */
  pagosOf(tx: Transaction<DatabaseSchema>, nota: VoidableNota): Promise<AddedPago[]>;
}

/** The history's fields about the money; empty without an outcome, or for a nota that holds no money. */
function moneyChange(nota: VoidableNota, money: VoidedMoney | null): Record<string, [null, string]> {
  if (money === null || !holdsMoney(moneyIn(nota))) return {};
  return { dinero: [null, money.dinero], ...(money.metodo !== null && { metodo: [null, money.metodo] }) };
}

/** The nota with the added pagos. If it is closed, the 'Ajuste por redondeo' is computed again. */
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
 * @returns how many notas changed
 * @throws HttpProblem 404 when a nota doesn't exist or the session can't see its sucursal; 409 for restoring a nota paid with
 * credit that is spent, for voiding a nota that gave credit, and when credit would go back to a removed cliente
 */
export async function markVoided(db: Database, session: Session, items: readonly string[], state: VoidState): Promise<number> {
  // The ids are sorted, so that two requests with the same notas wait for each other instead of deadlocking.
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

/**
 * Restores a locked nota for a late capture with money or the cierre, whose user couldn't know that the nota was voided.
 * Money that the void returned stays returned.
 * @throws HttpProblem 409 when the nota was paid with credit that is spent
 */
export async function restoreForCapture(
  tx: Transaction<DatabaseSchema>,
  session: Session,
  nota: VoidableNota,
  register: string | null,
): Promise<void> {
  const restored = { voided: false, reason: null, money: null, operationId: null, register, pagosOf: async () => [] };
  await write(tx, session, nota, restored, [], null);
  await checkRestoredCredit(tx, session.tenantId, new Set([nota.clienteId]));
}
