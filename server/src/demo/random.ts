/** Seeded random generator (mulberry32): the same seed gives the same demo data on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `min` to `max`, both inclusive. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  /**
   * One of `options` with equal probability.
   * @throws Error when `options` is empty
   */
  select<T>(options: readonly T[]): T {
    const selected = options[this.integer(0, options.length - 1)];
    if (selected === undefined) throw new Error('There is nothing to choose from');
    return selected;
  }

  /** One of `options`, with a probability proportional to its weight. */
  weighted<T>(options: readonly (readonly [T, number])[]): T {
    const total = options.reduce((sum, [, weight]) => sum + weight, 0);
    let rest = this.next() * total;
    for (const [option, weight] of options) {
      rest -= weight;
      if (rest < 0) return option;
    }
    return this.select(options)[0];
  }

  uuid(): string {
    const hex = Array.from({ length: 4 }, () => this.integer(0, 0xffffffff).toString(16).padStart(8, '0')).join('');
    const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }
}
