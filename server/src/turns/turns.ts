import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Runs work in turns: at most `total` pieces at once, in order of arrival. A laundry's work beyond its `perTenant` waits in a
 * separate queue and joins the common queue one by one, so that a busy laundry doesn't keep the others waiting.
 */
export class Turns {
  readonly #total: LimitFunction;
  readonly #perTenant: number;
  readonly #byTenant = new Map<string, LimitFunction>();

  constructor(total: number, perTenant = 1) {
    this.#total = pLimit(total);
    this.#perTenant = perTenant;
  }

  /** Runs `work` once a turn is free. `work` must not call `run`: if all turns wait for further turns, none ever ends. */
  run<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
    const own = this.#byTenant.get(tenantId) ?? pLimit(this.#perTenant);
    this.#byTenant.set(tenantId, own);
    return own(() => this.#total(work)).finally(() => {
      // Looked up because `own` may have been replaced already. A limiter that runs nothing has nothing waiting either.
      if (this.#byTenant.get(tenantId)?.activeCount === 0) this.#byTenant.delete(tenantId);
    });
  }
}
