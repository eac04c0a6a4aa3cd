import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { RateLimit } from './rateLimit.ts';
import { TEXTS } from './texts.ts';

/** A user's calls may come in a burst of this many seconds' worth. */
const BURST_SECONDS = 20;
/** A laundry has as many calls as this many busy users. */
const USERS_PER_TENANT = 4;

/** Counts the calls of sessions; without a limit (0) counts nothing. @returns what throws TooManyRequests above it */
export function callCounter(perSecond: number): (session: Session) => void {
  if (perSecond === 0) return () => undefined;
  const limits = new CallLimits(perSecond);
  return (session) => limits.count(session);
}

/** Bounds the calls of each user and of each laundry, so that one session can't take the server from the others. */
class CallLimits {
  readonly #byUser: RateLimit;
  readonly #byTenant: RateLimit;

  /** @param perSecond calls of one user, on the long run */
  constructor(perSecond: number) {
    const forUsers = (users: number) => ({ perSecond: perSecond * users, burst: perSecond * users * BURST_SECONDS });
    this.#byUser = new RateLimit(forUsers(1));
    this.#byTenant = new RateLimit(forUsers(USERS_PER_TENANT));
  }

  /** @throws TooManyRequests above the user's or the laundry's rate */
  count({ userId, tenantId }: Session): void {
    const user = this.#byUser.take(userId);
    if (!user.taken) throw new TooManyRequests(TEXTS.userCalls, user.seconds);
    const tenant = this.#byTenant.take(tenantId);
    if (tenant.taken) return;
    this.#byUser.giveBack(userId);
    throw new TooManyRequests(TEXTS.tenantCalls, tenant.seconds);
  }
}
