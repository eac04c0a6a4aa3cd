/** Maximum number of interactions remembered. As in Web Vitals, one of the longest is left out for each 50 interactions. */
const MAX_LONGEST = 20;
const LEFT_OUT_OF = 50;

/** Layout shifts form a group while less than `gap` lies between two of them and the group lasts less than `length`, ms. */
const SHIFT_WINDOW = { gap: 1_000, length: 5_000 } as const;

/**
 * The Web Vitals of one version while it was on screen. The library `web-vitals` measures whole pages, which show several
 * sections.
 */
export class VersionVitals {
  /** Duration of the longest interactions, ms, by their id. */
  readonly #longest = new Map<number, number>();
  #interactions = 0;
  #lcp: number | undefined;
  #cls: number | undefined;
  #window = { start: 0, last: 0, value: 0 };

  /** Adds an interaction. @param duration from the input to the next paint, ms */
  addInteraction(id: number, duration: number): void {
    const before = this.#longest.get(id);
    if (before === undefined) this.#interactions += 1;
    this.#longest.set(id, Math.max(before ?? 0, duration));
    if (this.#longest.size <= MAX_LONGEST) return;
    const [shortest] = [...this.#longest].sort(([, one], [, other]) => one - other);
    if (shortest) this.#longest.delete(shortest[0]);
  }

  /** Notes the largest paint so far. @param time ms since the page was requested */
  setLargestPaint(time: number): void {
    this.#lcp = time;
  }

  /** Notes that layout shifts are observed: the score is 0 as long as nothing moves. */
  observeShifts(): void {
    this.#cls ??= 0;
  }

  /** Adds a layout shift. @param time of the shift, ms */
  addShift(time: number, value: number): void {
    const { start, last } = this.#window;
    const follows = time - last < SHIFT_WINDOW.gap && time - start < SHIFT_WINDOW.length;
    this.#window = follows ? { start, last: time, value: this.#window.value + value } : { start: time, last: time, value };
    this.#cls = Math.max(this.#cls ?? 0, this.#window.value);
  }

  /** @returns the measures: `inp` and `lcp` in ms */
  measured(): { inp?: number; lcp?: number; cls?: number } {
    const durations = [...this.#longest.values()].sort((one, other) => other - one);
    const inp = durations[Math.min(Math.floor(this.#interactions / LEFT_OUT_OF), durations.length - 1)];
    return {
      ...(inp !== undefined && { inp }),
      ...(this.#lcp !== undefined && { lcp: this.#lcp }),
      ...(this.#cls !== undefined && { cls: this.#cls }),
    };
  }
}
