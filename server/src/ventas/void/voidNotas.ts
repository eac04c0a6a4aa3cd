import type { Base } from '../../db/connection.ts';
import type { Session } from '../../http/session.ts';
import { markVoided } from './setVoided.ts';

/**
 * Voids notes, all or none; one already voided counts as done. Who and when are kept.
 * @returns how many were voided now
 * @throws 404 when one doesn't exist or is of a branch the session may not touch
 */
export function voidNotas(base: Base, session: Session, items: readonly string[]): Promise<number> {
  return markVoided(base, session, items, true);
}
