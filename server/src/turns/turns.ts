import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Runs work in turns: at most `total` at once, in the order of arrival. Work of a laundry beyond its `perTenant` waits
 * apart and joins the common line one by one, so that a laundry with much to do doesn't keep the others waiting.
 */
export class Turns {
  readonly #total: LimitFunction;
  readonly #perTenant: number;
  readonly #byTenant = new Map<string, LimitFunction>();

  constructor(total: number, perTenant = 1) {
    this.#total = pLimit(total);
    this.#perTenant = perTenant;
  }

  /** `work` must not ask for another turn: with all turns taken by work that waits for one, none would ever end. */
  run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#byTenant.get(tenantId) ?? pLimit(this.#perTenant);
    this.#byTenant.set(tenantId, own);
    return own(() => this.#total(work));
  }
}
