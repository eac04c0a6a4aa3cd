import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { TEXTS } from '../limits/texts.ts';

/** Each invitation is a mail: a laundry's whole staff at once, then one a minute. */
const byTenant = new RateLimit({ burst: 20, perSecond: 1 / 60 });
/** To one address of one laundry, so that other laundries may still invite it. */
const byRecipient = new RateLimit({ burst: 3, perSecond: 1 / 600 });

/** Counts an invitation that is about to be sent. @throws TooManyRequests */
export function countInvitation({ tenantId }: Session, recipient: string): void {
  const key = `${tenantId} ${recipient}`;
  const person = byRecipient.take(key);
  if (!person.taken) throw new TooManyRequests(TEXTS.recipient, person.seconds);
  const tenant = byTenant.take(tenantId);
  if (tenant.taken) return;
  byRecipient.giveBack(key);
  throw new TooManyRequests(TEXTS.invitations, tenant.seconds);
}
