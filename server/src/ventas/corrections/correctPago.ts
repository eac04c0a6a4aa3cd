import type { CorrectPago } from '@lavanda/shared/contract/schemas/corrections';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney } from '@lavanda/shared/domain/money';
import { correctionLimit } from '@lavanda/shared/domain/pagos';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { excessiveCorrection, TEXTS } from '../texts.ts';
import { amountOf, applyCorrection } from './correction.ts';

function correct(tx: Transaction<DatabaseSchema>, session: Session, body: CorrectPago): Promise<Nota> {
  const { monto: pesos, metodo: method } = body.nuevo;
  const amount = amountOf('nuevo.monto', pesos);
  const reversal = { id: body.reversa.toLowerCase(), reversaDe: body.pago.toLowerCase() };
  const right = { id: body.nuevo._id.toLowerCase(), monto: amount, metodo: method, reversaDe: null };
  const sent = [
    { campo: 'reversa', ...reversal },
    { campo: 'nuevo._id', ...right },
  ];
  return applyCorrection(tx, session, body, sent, ({ nota, original, returnable }) => {
    if (amount === returnable && method === original.metodo) throw invalidField('nuevo', TEXTS.nothingToCorrect);
    const limit = correctionLimit(returnable, nota);
    if (amount > limit) throw invalidField('nuevo.monto', excessiveCorrection(formatMoney(limit)));
    return [{ ...reversal, monto: -returnable, metodo: original.metodo }, right];
  });
}

/**
 * Puts a wrong pago right: takes back what is left of it, by its own method, and records the right one, both of today.
 * @throws HttpProblem 404; 409 for a voided nota; 422 for abonos beyond the total, no change, or without a reason
 */
export function correctPago(db: Database, session: Session, body: CorrectPago): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => correct(tx, session, body)));
}
