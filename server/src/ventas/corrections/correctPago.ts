import type { CorrectPago } from '@lavanda/shared/contract/schemas/corrections';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { formatMoney } from '@lavanda/shared/domain/money';
import { correctionLimit } from '@lavanda/shared/domain/pagos';
import { cardOf } from '@lavanda/shared/domain/satForm';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { withRetries } from '../../db/retries.ts';
import type { DatabaseSchema } from '../../db/schema.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { excessiveCorrection, partlyReturned, TEXTS } from '../texts.ts';
import { amountOf, applyCorrection } from './correction.ts';

function correct(tx: Transaction<DatabaseSchema>, session: Session, body: CorrectPago): Promise<Nota> {
  const { monto: pesos, metodo: method, tarjeta: card } = body.nuevo;
  const amount = amountOf('nuevo.monto', pesos);
  const reversal = { id: body.reversa.toLowerCase(), reversaDe: body.pago.toLowerCase() };
  const right = { id: body.nuevo._id.toLowerCase(), monto: amount, metodo: method, reversaDe: null };
  const sent = [
    { campo: 'reversa', ...reversal },
    { campo: 'nuevo._id', ...right, ...(card && { tarjeta: cardOf(method, card) }) },
  ];
  return applyCorrection(tx, session, body, sent, ({ nota, original, returnable }) => {
    const kind = cardOf(method, card ?? original.tarjeta);
    const same = method === original.metodo && kind === (original.tarjeta ?? null);
    if (amount === returnable && same) throw invalidField('nuevo', TEXTS.nothingToCorrect);
    const limit = correctionLimit(original.monto, returnable, nota);
    const told = returnable < original.monto ? partlyReturned : excessiveCorrection;
    if (amount > limit) throw invalidField('nuevo.monto', told(formatMoney(limit)));
    return [
      { ...reversal, monto: -returnable, metodo: original.metodo },
      { ...right, tarjeta: kind, formaSat: same ? original.formaSat : null },
    ];
  });
}

/**
 * Corrects a wrong pago: reverses its remaining amount, by its own method, and records the right pago, both today.
 * @throws HttpProblem as `applyCorrection`; also 422 for an amount above `correctionLimit`, or when nothing would change
 */
export function correctPago(db: Database, session: Session, body: CorrectPago): Promise<Nota> {
  return withRetries(() => withTenant(db, session.tenantId, (tx) => correct(tx, session, body)));
}
