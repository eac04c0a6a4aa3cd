import type { DeclinePickup } from '@lavanda/shared/contract/schemas/pickupRequests';
import { oneSpace } from '@lavanda/shared/domain/text';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import type { Session } from '../http/session.ts';
import { answeredConflict, answerRequest, lockRequest } from './lockRequest.ts';

/**
 * Declines a request, with a reason for the cliente to read. A repetition by the same user with the same reason changes
 * nothing.
 * @throws HttpProblem 404; 409 when the request has another answer already
 */
export async function declineRequest(
  db: Database,
  session: Session,
  { _id, motivo: typed = '' }: DeclinePickup,
): Promise<string> {
  const id = _id.toLowerCase();
  const reason = oneSpace(typed);
  return withTenant(db, session.tenantId, async (tx) => {
    const request = await lockRequest(tx, session, id);
    if (request.state === 'pendiente') await answerRequest(tx, session, id, 'rechazada', reason);
    else if (request.state !== 'rechazada' || request.answeredById !== session.userId || request.reason !== reason) {
      throw await answeredConflict(tx, session, request);
    }
    return id;
  });
}
