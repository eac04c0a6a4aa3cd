import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { RateLimit } from './rateLimit.ts';
import { TEXTS } from './texts.ts';

/** Size of a burst: a user may at once make the calls of this many seconds. */
const BURST_SECONDS = 20;
/** A laundry may make as many calls as this number of users together. */
const USERS_PER_TENANT = 4;

/**
 * Limits the calls of sessions to `perSecond` for each user; 0 means no limit.
 * @returns a function that counts a call and throws TooManyRequests above the limit
 */
export function callCounter(perSecond: number): (session: Session) => void {
  if (perSecond === 0) return () => undefined;
  const limits = new CallLimits(perSecond);
  return (session) => limits.count(session);
}

/** Limits the calls of each user and of each laundry, so that one session can't use up the server's capacity. */
class CallLimits {
  readonly #byUser: RateLimit;
  readonly #byTenant: RateLimit;

  /** @param perSecond average number of calls a second that a user may make */
  constructor(perSecond: number) {
    const forUsers = (users: number) => ({ perSecond: perSecond * users, burst: perSecond * users * BURST_SECONDS });
    this.#byUser = new RateLimit(forUsers(1));
    this.#byTenant = new RateLimit(forUsers(USERS_PER_TENANT));
  }

  /** Counts a call for its user and laundry. @throws TooManyRequests above the user's or the laundry's rate */
  count({ userId, tenantId }: Session): void {
    const user = this.#byUser.take(userId);
    if (!user.taken) throw new TooManyRequests(TEXTS.userCalls, user.seconds);
    const tenant = this.#byTenant.take(tenantId);
    if (tenant.taken) return;
    this.#byUser.giveBack(userId);
    throw new TooManyRequests(TEXTS.tenantCalls, tenant.seconds);
  }
}
