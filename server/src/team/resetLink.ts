import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { issueToken } from '../invitations/tokens.ts';
import { readAccount } from './account.ts';
import { note } from './auditLog.ts';
import { TEXTS } from './texts.ts';

/**
 * Issues a reset link for a colleague's account, for a laundry whose e-mails can't be sent, and records that in the trail.
 * @returns the link's token
 * @throws HttpProblem 404 for another laundry's account, 409 for an unconfirmed account or the user's own
 */
export function makeResetToken(db: Database, session: Session, id: string): Promise<string> {
  const { tenantId } = session;
  return withTenant(db, tenantId, async (tx) => {
    const { usuario: user, confirmado: confirmed } = await readAccount(tx, tenantId, id);
    if (!confirmed) throw new HttpProblem(409, TEXTS.unconfirmed);
    if (id === session.userId) throw new HttpProblem(409, TEXTS.ownPassword);
    await note(tx, session, 'usuario.enlacePassword', { _id: id, usuario: user });
    return issueToken(tx, tenantId, id, 'restablecer');
  });
}
