import type { VoidNotas } from '@lavanda/shared/contract/schemas/sales';
import { oneSpace } from '@lavanda/shared/domain/text';
import { voidedMoney } from '@lavanda/shared/domain/voiding';
import type { Database } from '../../db/connection.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { TEXTS } from '../texts.ts';
import { markVoided } from './setVoided.ts';

/**
 * Voids notas, all or none; those already voided are skipped. The history records who, when, why and, of those that
 * hold money, what was done with it. No pago changes.
 * @returns how many were voided
 * @throws HttpProblem 404 when one doesn't exist or is of a sucursal the session can't see; 422 for money that was
 * returned without saying how
 */
export async function voidNotas(db: Database, session: Session, body: VoidNotas): Promise<number> {
  const { items, motivo: reason = '', dinero: outcome = null, metodo: method = null } = body;
  const money = voidedMoney(outcome, method);
  if (outcome !== null && money === null) throw invalidField('metodo', TEXTS.missingReturnMethod);
  return markVoided(db, session, items, { voided: true, reason: oneSpace(reason) || null, money });
}
