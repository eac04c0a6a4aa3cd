/** A route assembled from parts of others. Its memory is reused, because the search assembles thousands of them. */
export class Draft {
  readonly stops: Int32Array;
  length = 0;

  /** @param longest maximum number of stops */
  constructor(longest: number) {
    this.stops = new Int32Array(longest);
  }

  clear(): this {
    this.length = 0;
    return this;
  }

  /** Adds the stops of a route from index `from` up to, but not including, `to`. */
  add(route: readonly number[], from: number, to: number): this {
    for (let i = from; i < to; i++) this.stops[this.length++] = route[i] ?? 0;
    return this;
  }

  /** Adds the same stops as `add`, in reverse order. */
  addTurned(route: readonly number[], from: number, to: number): this {
    for (let i = to - 1; i >= from; i--) this.stops[this.length++] = route[i] ?? 0;
    return this;
  }

  toRoute(): number[] {
    return Array.from(this.stops.subarray(0, this.length));
  }
}
