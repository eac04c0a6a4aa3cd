import { oneSpace } from '@lavanda/shared/domain/text';
import type { Database } from '../../db/connection.ts';
import type { Session } from '../../http/session.ts';
import { markVoided } from './setVoided.ts';

/**
 * Voids notas, all or none; those already voided are skipped. The history records who, when and why.
 * @param reason as typed; none when it is empty
 * @returns how many were voided
 * @throws HttpProblem 404 when one doesn't exist or is of a sucursal the session can't see
 */
export function voidNotas(db: Database, session: Session, items: readonly string[], reason = ''): Promise<number> {
  return markVoided(db, session, items, { voided: true, reason: oneSpace(reason) || null });
}
