import type { RefundPago } from '@lavanda/shared/contract/schemas/corrections';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { returnMethods } from '@lavanda/shared/domain/credit';
import { formatMoney } from '@lavanda/shared/domain/money';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { excessiveRefund, TEXTS } from '../texts.ts';
import { amountOf, applyCorrection } from './correction.ts';

function refund(tx: Transaction<DatabaseSchema>, session: Session, body: RefundPago): Promise<Nota> {
  const amount = amountOf('monto', body.monto);
  const { reversa: id, pago, metodo: method } = body;
  const reversal = { id: id.toLowerCase(), monto: -amount, metodo: method, reversaDe: pago.toLowerCase() };
  return applyCorrection(tx, session, body, [{ campo: 'reversa', ...reversal }], ({ original, returnable }) => {
    if (!returnMethods(original.metodo).includes(method)) throw invalidField('metodo', TEXTS.creditReturnsAsCredit);
    if (amount > returnable) throw invalidField('monto', excessiveRefund(formatMoney(returnable)));
    return [reversal];
  });
}

/**
 * Returns a pago or a part of it by a method of `returnMethods`: a pago by card may be returned in cash, but one by credit only
 * as credit. A repeated call returns nothing more.
 * @throws HttpProblem as `applyCorrection`; also 422 for another method, or more than is left of the pago
 */
export function refundPago(db: Database, session: Session, body: RefundPago): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => refund(tx, session, body)));
}
