import { randomUUID } from 'node:crypto';
import type { VoidNotas } from '@lavanda/shared/contract/schemas/voids';
import { isMoney, type PaymentMethod } from '@lavanda/shared/domain/nota';
import { refundPlan } from '@lavanda/shared/domain/pagos';
import { oneSpace } from '@lavanda/shared/domain/text';
import { holdsMoney, moneyIn, voidedMoney } from '@lavanda/shared/domain/voiding';
import type { Database } from '../../db/connection.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import type { Pago } from '../nota.ts';
import { TEXTS } from '../texts.ts';
import { type AddedPago, markVoided, type VoidableNota } from './setVoided.ts';

/**
 * The reversals that return, by `method`, all the money that a nota holds; empty for a nota without money. Pagos by credit go
 * back to the credit automatically (`creditOf`).
 */
export function returned(nota: VoidableNota, method: PaymentMethod, reason: string): AddedPago[] {
  const money = moneyIn(nota);
  if (!holdsMoney(money)) return [];
  // Pagos by credit stand first, because `refundPlan` starts at the end: it reverses them only if the others don't suffice.
  const byCredit = ({ metodo: by, reversaDe: reversalOf }: Pago) => !isMoney(by) && reversalOf === null;
  const inOrder = [...nota.pagos.filter(byCredit), ...nota.pagos.filter((pago) => !byCredit(pago))];
  return refundPlan(inOrder, money).map(({ pago, monto: amount }) => ({
    id: randomUUID(),
    monto: -amount,
    metodo: method,
    reversaDe: pago.id,
    motivo: reason,
  }));
}

/**
 * Voids notas, all or none; those already voided are skipped. The history records user, time, reason and the outcome of the
 * money; reversals take returned money out of the drawer (day.md 3). A repeated `operacion` voids nothing more.
 * @returns how many notas were voided
 * @throws HttpProblem 404 and 409 as `markVoided`; 422 for returned money without a method, or another nota's `operacion`
 */
export async function voidNotas(db: Database, session: Session, body: VoidNotas): Promise<number> {
  const {
    items,
    motivo: typed = '',
    dinero: outcome = null,
    metodo: method = null,
    equipo: register,
    operacion: operationId,
  } = body;
  const money = voidedMoney(outcome, method);
  if (outcome !== null && money === null) throw invalidField('metodo', TEXTS.missingReturnMethod);
  const reason = oneSpace(typed);
  return markVoided(db, session, items, {
    voided: true,
    reason: reason || null,
    money,
    operationId: operationId?.toLowerCase() ?? null,
    register: register?.toLowerCase() ?? null,
    pagosOf: async (_tx, nota) => (money?.metodo ? returned(nota, money.metodo, reason) : []),
  });
}
