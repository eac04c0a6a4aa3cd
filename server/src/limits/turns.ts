import pLimit, { type LimitFunction } from 'p-limit';

/** Runs work in turns: at most `total` at once, and one per laundry, so that no laundry keeps the others waiting. */
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
