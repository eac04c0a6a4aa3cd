import { LRUCache } from 'lru-cache';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';
import { TEXTS } from './texts.ts';

/** Calls of one user that may run at once; a browser makes fewer. */
const RUNNING = 16;
/** Calls of one user that may wait for the user's other calls to end; the bodies of waiting calls are not read yet. */
const WAITING = 84;
/** Seconds after which a refused client should retry. */
const RETRY_SECONDS = 5;

/** Limits how many calls of each user run and wait in this process, so that they use little memory and end soon. */
export class CallsInFlight {
  readonly #byUser = new LRUCache<string, LimitFunction>({ max: 10_000 });

  /**
   * Waits until fewer than 16 calls of the user run.
   * @returns a function that ends the call, to be called once
   * @throws TooManyRequests when 84 other calls of the user wait
   */
  async enter({ userId }: Pick<Session, 'userId'>): Promise<() => void> {
    const limit = this.#byUser.get(userId) ?? pLimit(RUNNING);
    this.#byUser.set(userId, limit);
    if (limit.activeCount + limit.pendingCount >= RUNNING + WAITING) throw new TooManyRequests(TEXTS.userCalls, RETRY_SECONDS);
    return new Promise((entered) => {
      void limit(() => new Promise<void>((leave) => entered(() => leave())));
    });
  }
}
