import type { CallSlots } from '../http/heldSlots.ts';
import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';

export interface SlotSettings {
  /** Calls that one laundry may run at once; other laundries' calls don't count. */
  perTenant: number;
  perUser: number;
  /** Message for a user whose call is refused: what happened and what to do. */
  busy: string;
}

/** Seconds after which a refused client should retry. A slot becomes free when another call ends. */
const RETRY_SECONDS = 5;

/** Limits how many long calls of one kind, such as exports, a laundry and a user have running in this process. */
export class Slots implements CallSlots {
  readonly #settings: SlotSettings;
  readonly #running = new Map<string, number>();

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  /**
   * Takes a slot.
   * @returns a function that frees the slot
   * @throws TooManyRequests while the laundry or the user already runs its share of calls
   */
  enter({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>): () => void {
    const { perTenant, perUser, busy } = this.#settings;
    if (this.#count(tenantId) >= perTenant || this.#count(userId) >= perUser) throw new TooManyRequests(busy, RETRY_SECONDS);
    this.#add(tenantId, 1);
    this.#add(userId, 1);
    return () => {
      this.#add(tenantId, -1);
      this.#add(userId, -1);
    };
  }

  #count(key: string): number {
    return this.#running.get(key) ?? 0;
  }

  #add(key: string, change: number): void {
    const count = this.#count(key) + change;
    if (count === 0) this.#running.delete(key);
    else this.#running.set(key, count);
  }
}
