import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { RateLimit } from '../limits/rateLimit.ts';
import { TEXTS } from '../limits/texts.ts';

/** Limit on a laundry's invitations to one address: 3 at once, then one every 10 minutes. Other laundries may still invite it. */
const PER_RECIPIENT = { burst: 3, perSecond: 1 / 600 };
const PER_SECOND = 1 / 60;

/** Limits the invitations of each laundry, because each invitation sends an e-mail. */
export class InvitationLimits {
  readonly #byTenant: RateLimit;
  readonly #byRecipient = new RateLimit(PER_RECIPIENT);

  /** @param burst number of invitations that a laundry may send at once; after them it may send one a minute */
  constructor(burst: number) {
    this.#byTenant = new RateLimit({ burst, perSecond: PER_SECOND });
  }

  /**
   * Counts an invitation that is about to be sent.
   * @throws TooManyRequests
   */
  count({ tenantId }: Session, recipient: string): void {
    const key = `${tenantId} ${recipient}`;
    const person = this.#byRecipient.take(key);
    if (!person.taken) throw new TooManyRequests(TEXTS.recipient, person.seconds);
    const tenant = this.#byTenant.take(tenantId);
    if (tenant.taken) return;
    this.#byRecipient.giveBack(key);
    throw new TooManyRequests(TEXTS.invitations, tenant.seconds);
  }
}
