import pLimit, { type LimitFunction } from 'p-limit';

/** Work that waits for its turn: `total` at once, and one of each laundry, so that one's doesn't keep others waiting. */
export class Turns {
  readonly #total: LimitFunction;
  readonly #byTenant = new Map<string, LimitFunction>();

  constructor(total: number) {
    this.#total = pLimit(total);
  }

  run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#byTenant.get(tenantId) ?? pLimit(1);
    this.#byTenant.set(tenantId, own);
    return own(() => this.#total(work));
  }
}
