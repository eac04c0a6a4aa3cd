import { randomUUID } from 'node:crypto';
import { formatMoney } from '@lavanda/shared/domain/money';
import { CREDIT, isMoney } from '@lavanda/shared/domain/nota';
import { favorOf, refundPlan } from '@lavanda/shared/domain/pagos';
import type { Transaction } from 'kysely';
import { lockCredit } from '../../credit/checkCredit.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { NotaContent, Pago, StoredNota } from '../nota.ts';
import { collectedTwice, collectedTwiceInFavor, type Odd } from './oddity.ts';

const REASON = 'Cobrado en dos cajas';

/**
 * When a late capture's new pagos raise the abonos above the total, as when another register collected the nota too, keeps the
 * surplus as the cliente's credit. If the cliente was removed, the surplus stays in favor on the nota, where users see it.
 */
export async function keepSurplus(
  tx: Transaction<DatabaseSchema>,
  tenantId: string,
  current: StoredNota,
  now: NotaContent,
  odds: Odd[],
): Promise<NotaContent> {
  const known = new Set(current.pagos.map(({ id }) => id));
  const added = now.pagos.filter(({ id, monto: amount }) => !known.has(id) && amount > 0);
  const surplus = favorOf(now.total - now.abonos);
  const parts = refundPlan(added, surplus);
  const kept = parts.reduce((sum, { monto: amount }) => sum + amount, 0);
  if (kept === 0) return now;
  const owner = await lockCredit(tx, tenantId, now.clienteId);
  // Whether money was collected twice: a surplus that was paid only with credit isn't money.
  const isTaken = parts.some(({ pago }) => isMoney(pago.metodo));
  if (!owner || owner.removed) {
    odds.push(collectedTwiceInFavor(formatMoney(kept)));
    return now;
  }
  if (isTaken) odds.push(collectedTwice(formatMoney(kept), owner.name));
  const credit = parts.map(
    ({ pago, monto: amount }): Pago => ({
      ...{ id: randomUUID(), fecha: pago.fecha, monto: -amount, metodo: CREDIT },
      ...{ reversaDe: pago.id, motivo: REASON },
    }),
  );
  return { ...now, pagos: [...now.pagos, ...credit], abonos: now.abonos - kept };
}
