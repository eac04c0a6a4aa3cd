/** Seeded random generator (mulberry32). */
export class Random {
  #state;

  /** @param {number} seed */
  constructor(seed) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  number() {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `min` to `max`, both included. */
  integer(min, max) {
    return min + Math.floor(this.number() * (max - min + 1));
  }

  /** @param {number} probability 0 to 1 */
  chance(probability) {
    return this.number() < probability;
  }

  /** @template T @param {readonly T[]} list @returns {T} */
  one(list) {
    return list[this.integer(0, list.length - 1)];
  }

  /** A key chosen by weight. @template {string} K @param {Readonly<Record<K, number>>} weights @returns {K} */
  weighted(weights) {
    const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
    let rest = this.number() * total;
    for (const [key, weight] of Object.entries(weights)) {
      rest -= weight;
      if (rest < 0) return key;
    }
    return Object.keys(weights)[0];
  }

  /** A separate generator for one part of the run, whose numbers then don't depend on what other parts do. */
  branch(number) {
    return new Random(this.#state ^ Math.imul(number + 1, 0x9e3779b1));
  }
}
