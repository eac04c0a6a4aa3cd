import { givenBy } from '@lavanda/shared/domain/credit';
import { seesAllSucursales } from '@lavanda/shared/domain/roles';
import { holdsMoney, type VoidedMoney } from '@lavanda/shared/domain/voiding';
import { sql, type Transaction } from 'kysely';
import { checkRestoredCredit } from '../../credit/checkCredit.ts';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import { HttpProblem } from '../../http/problem.ts';
import type { Session } from '../../http/session.ts';
import { lockNota, type NotaHeader } from '../lockNota.ts';
import type { Pago } from '../nota.ts';
import { applyRollup, rollupDeltas } from '../rollup/rollup.ts';
import { lostPlace } from '../stages/placeOccupant.ts';
import { TEXTS } from '../texts.ts';

async function pagosOf(tx: Transaction<DatabaseSchema>, tenantId: string, notaId: string): Promise<Pago[]> {
  const { rows } = await sql<{ pagos: Pago[] | null }>`
    select json_agg(json_build_object('id', id, 'fecha', fecha, 'monto', monto, 'metodo', metodo, 'reversaDe', reversa_de)) as pagos
    from pagos where tenant_id = ${tenantId} and nota_id = ${notaId}`.execute(tx);
  return rows[0]?.pagos ?? [];
}

/** Locks the nota. @throws HttpProblem 404 when it doesn't exist or is of a sucursal the session can't see */
async function locked(tx: Transaction<DatabaseSchema>, session: Session, id: string): Promise<NotaHeader> {
  const { header } = await lockNota(tx, session.tenantId, id, null);
  if (!header || (header.sucursalId !== session.sucursalId && !seesAllSucursales(session.rol)))
    throw new HttpProblem(404, TEXTS.notFound);
  return header;
}

/** The state that the notas get and, when they are voided, the reason and what was done with the money. */
export interface VoidState {
  voided: boolean;
  reason: string | null;
  money: VoidedMoney | null;
}

/**
 * What the history tells about the money: nothing of a nota that holds none. What was paid with credit goes back to it.
 */
function moneyChange({ abonos }: NotaHeader, pagos: readonly Pago[], money: VoidedMoney | null): Record<string, [null, string]> {
  if (money === null || !holdsMoney(abonos - Math.max(0, -givenBy(pagos)))) return {};
  return { dinero: [null, money.dinero], ...(money.metodo !== null && { metodo: [null, money.metodo] }) };
}

/** Writes a nota's new state, its history entry and its rollup change. */
async function write(tx: Transaction<DatabaseSchema>, session: Session, nota: NotaHeader, state: VoidState): Promise<void> {
  const { voided, reason, money } = state;
  const { tenantId, userId } = session;
  const version = nota.version + 1;
  const lost = voided ? {} : await lostPlace(tx, tenantId, nota);
  await tx
    .updateTable('notas')
    .set({
      anulada_en: voided ? sql<string>`now()` : null,
      anulada_por: voided ? userId : null,
      anulada_motivo: reason,
      ...(lost.lugar && { lugar: '' }),
      version,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', nota.id)
    .execute();
  const pagos = await pagosOf(tx, tenantId, nota.id);
  const told = { ...moneyChange(nota, pagos, money), ...(reason === null ? {} : { motivo: reason }) };
  const recorded = { anulada: [!voided, voided], ...lost, ...told };
  const change = sql`${JSON.stringify(recorded)}::jsonb`;
  await tx
    .insertInto('nota_historia')
    .values({ tenant_id: tenantId, nota_id: nota.id, version, usuario_id: userId, operacion: null, cambio: change })
    .execute();
  const counted = { ...nota, voided: false, pagos };
  await applyRollup(tx, tenantId, voided ? rollupDeltas(counted, null) : rollupDeltas(null, counted));
}

/**
 * Voids or restores notas, all or none; those already in the requested state are skipped.
 * @param check called with each nota about to change, after it is locked
 * @returns how many changed
 * @throws HttpProblem 404 when one doesn't exist or is of a sucursal the session can't see; 409 for one to restore that
 * was paid with credit that is spent
 */
export async function markVoided(
  db: Database,
  session: Session,
  items: readonly string[],
  state: VoidState,
  check: (tx: Transaction<DatabaseSchema>, nota: NotaHeader) => Promise<void> = async () => undefined,
): Promise<number> {
  // Sorted so that two requests with the same notas wait for each other instead of deadlocking.
  const ids = [...new Set(items.map((id) => id.toLowerCase()))].sort();
  return withRetries(() =>
    withTenant(db, session.tenantId, async (tx) => {
      const changed: NotaHeader[] = [];
      for (const id of ids) {
        const nota = await locked(tx, session, id);
        if (nota.voided === state.voided) continue;
        await check(tx, nota);
        await write(tx, session, nota, state);
        changed.push(nota);
      }
      if (!state.voided) await checkRestoredCredit(tx, session.tenantId, new Set(changed.map(({ clienteId }) => clienteId)));
      return changed.length;
    }),
  );
}
