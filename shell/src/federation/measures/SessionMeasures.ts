import { type CallTotals, callTotals } from '@lavanda/shared';
import type { Remote } from '../registry/remote';

/** A stretch of time in which a version of a section was on screen. */
export interface Shown {
  name: string;
  version: string;
  /** Start and end of the time on screen, ms of `performance.now()`. `to` is absent while the version is on screen. */
  from: number;
  to?: number;
  /** Totals of the page's calls at the beginning and at the end of that time. */
  callsFrom: CallTotals;
  callsTo?: CallTotals;
}

/** Maximum number of stretches of time kept of one page. */
const MAX_SHOWN = 500;

/**
 * Which versions this page showed and when. The code that measures them is loaded with the first section that works, in the
 * share of sessions that the server asks for.
 */
export class SessionMeasures {
  readonly #draw = Math.random();
  readonly #shown: Shown[] = [];
  #current: Shown | undefined;
  #isLoaded = false;

  /** Notes which version is on screen from now on; undefined for none, or for one that isn't measured. */
  show(remote: Remote | undefined): void {
    const { name, version } = remote ?? {};
    if (this.#current) Object.assign(this.#current, { to: performance.now(), callsTo: callTotals() });
    this.#current = undefined;
    if (!remote || name === undefined || version === undefined || !this.#isSampled(remote)) return;
    if (this.#shown.length >= MAX_SHOWN) return;
    this.#current = { name, version, from: performance.now(), callsFrom: callTotals() };
    this.#shown.push(this.#current);
  }

  /** Starts to measure once a version works. Events since the page began are measured too. */
  settle(remote: Remote): void {
    if (this.#isLoaded || !this.#isSampled(remote)) return;
    this.#isLoaded = true;
    // If the measuring code can't be loaded, or fails, nothing is measured.
    void import(/* webpackChunkName: "medidas" */ './collect').then(({ collect }) => collect(this.#shown)).catch(() => undefined);
  }

  #isSampled({ muestra: sample = 0 }: Remote): boolean {
    return this.#draw < sample;
  }
}
