/** Time limit of each stage, and the other time limits and intervals of the code that loads and watches sections, all in ms. */
interface Timeouts {
  registro: number;
  /** Time limit of the list of remotes when this browser remembers an earlier list that can be used instead. */
  rememberedList: number;
  manifiesto: number;
  entrada: number;
  codigo: number;
  pantalla: number;
  /** Time on screen without a crash after which a version counts as working. */
  settled: number;
  /**
   * Interval between checks for new versions in an open tab. `recheckMinimum` is the least time between two checks, except after
   * news of a version.
   */
  recheck: number;
  recheckMinimum: number;
  /** Shortest time without a sign of life (loader/heartbeat.ts) that counts as a frozen tab. */
  frozen: number;
  /** Time without an idle moment of the page after which the version that keeps the page busy is reported. */
  busy: number;
  /** Time since the user's last input after which the user counts as idle. */
  idle: number;
  /** Shortest time on screen for which a version is measured. */
  measurable: number;
  /** Interval at which a page that stays visible reports its measures. */
  measured: number;
}

const DEFAULTS: Timeouts = {
  registro: 8_000,
  rememberedList: 3_000,
  manifiesto: 8_000,
  entrada: 10_000,
  codigo: 20_000,
  pantalla: 20_000,
  settled: 3_000,
  recheck: 5 * 60_000,
  recheckMinimum: 30_000,
  frozen: 4_000,
  busy: 30_000,
  idle: 2_000,
  measurable: 10_000,
  measured: 10 * 60_000,
};

/** @returns a limit, ms; tests set shorter ones in the global `lavandaTimeouts` */
export function timeout(name: keyof Timeouts): number {
  return (globalThis as { lavandaTimeouts?: Partial<Timeouts> }).lavandaTimeouts?.[name] ?? DEFAULTS[name];
}
