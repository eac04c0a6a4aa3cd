/** Time limit of each stage, and intervals between checks for new versions, ms. */
interface Timeouts {
  registro: number;
  manifiesto: number;
  entrada: number;
  codigo: number;
  pantalla: number;
  /** Time on screen without a crash after which a version counts as working. */
  settled: number;
  /** Interval between checks of an open tab; `recheckMinimum` is the minimum between any two checks. */
  recheck: number;
  recheckMinimum: number;
  /** Idle time since the last input before an open section is replaced. */
  idle: number;
}

const DEFAULTS: Timeouts = {
  registro: 8_000,
  manifiesto: 8_000,
  entrada: 10_000,
  codigo: 20_000,
  pantalla: 20_000,
  settled: 3_000,
  recheck: 5 * 60_000,
  recheckMinimum: 30_000,
  idle: 2_000,
};

/** Tests set shorter times in the global `lavandaTimeouts`. */
export function timeout(name: keyof Timeouts): number {
  return (globalThis as { lavandaTimeouts?: Partial<Timeouts> }).lavandaTimeouts?.[name] ?? DEFAULTS[name];
}
