import { sampleParameters } from '@lavanda/shared/domain/noticeApi';
import { normalizePhone } from '@lavanda/shared/domain/phone';
import type { Database } from '../db/connection.ts';
import { withTenant } from '../db/tenancy.ts';
import { fieldProblem, HttpProblem } from '../http/problem.ts';
import type { Session } from '../http/session.ts';
import { countInMinute } from '../limits/minuteCounters.ts';
import { accountOf } from './account.ts';
import type { NoticeServices } from './sendNotice.ts';
import { TEXTS } from './texts.ts';

const PER_MINUTE = 5;

/**
 * Sends the laundry's template with sample data, which tests the laundry's WhatsApp account.
 * @param base base of the ticket's URL in the sample
 * @returns the phone in E.164
 * @throws HttpProblem 422 for a wrong phone, no account or a refusal; 409 when nobody knows whether the message was sent; 429
 * for too many tests
 */
export async function testNotice(
  db: Database,
  session: Session,
  typed: string,
  base: string,
  { senderOf, onFailure }: Pick<NoticeServices, 'senderOf' | 'onFailure'>,
): Promise<string> {
  const phone = normalizePhone(typed);
  if (phone === null || phone === '') throw fieldProblem(422, 'telefono', TEXTS.phone);
  const account = await withTenant(db, session.tenantId, (tx) => accountOf(tx, session.tenantId));
  if (!account) throw new HttpProblem(422, TEXTS.notSet);
  await countInMinute(db, [{ key: `avisoPrueba:${session.tenantId}`, max: PER_MINUTE }], TEXTS.tooManyTests);
  const outcome = await senderOf(account).send({ phone, parameters: sampleParameters(base) });
  if (outcome.kind === 'sent') return phone;
  onFailure(outcome);
  if (outcome.kind === 'refused') throw new HttpProblem(422, TEXTS.refused[outcome.reason]);
  throw new HttpProblem(409, TEXTS.testUnknown);
}
