import type { Database } from '../../db/connection.ts';
import type { Session } from '../../http/session.ts';
import { invalidField } from '../errors.ts';
import { TEXTS } from '../texts.ts';
import { markVoided } from './setVoided.ts';

/**
 * Voids notas, all or none; those already voided are skipped. The history records who, when and why.
 * @param typed the reason, as typed
 * @returns how many were voided
 * @throws HttpProblem 422 without a reason; 404 when a nota doesn't exist or is of a sucursal the session can't see
 */
export async function voidNotas(db: Database, session: Session, items: readonly string[], typed = ''): Promise<number> {
  const reason = typed.replace(/\s+/g, ' ').trim();
  if (reason === '') throw invalidField('motivo', TEXTS.voidReason);
  return markVoided(db, session, items, { voided: true, reason });
}
