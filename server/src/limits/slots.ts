import type { CallSlots } from '../http/heldSlot.ts';
import type { Session } from '../http/session.ts';
import { TooManyRequests } from '../http/tooManyRequests.ts';

export interface SlotSettings {
  /** Calls of one laundry that run at once; those of others are not counted. */
  perTenant: number;
  perUser: number;
  /** What a refused user reads: what happened and what to do. */
  busy: string;
}

/** What a refused client is told to wait, s: the slot is free when the other call ends. */
const RETRY_SECONDS = 5;

/** Bounds how many long calls (imports, exports) a laundry and a user have running, in this process. */
export class Slots implements CallSlots {
  readonly #settings: SlotSettings;
  readonly #running = new Map<string, number>();

  constructor(settings: SlotSettings) {
    this.#settings = settings;
  }

  /** @throws TooManyRequests while the laundry or the user has its share running */
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
