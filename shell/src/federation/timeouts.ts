/** Time limit of each stage, and intervals between checks for new versions, ms. */
interface Timeouts {
  registro: number;
  manifiesto: number;
  entrada: number;
  codigo: number;
  pantalla: number;
  /** Time on screen without a crash after which a version counts as working. */
  asentada: number;
  /** Interval between checks of an open tab; `revisionMinima` is the minimum between any two checks. */
  revision: number;
  revisionMinima: number;
  /** Idle time since the last input before an open section is replaced. */
  quietud: number;
}

const DEFAULTS: Timeouts = {
  registro: 8_000,
  manifiesto: 8_000,
  entrada: 10_000,
  codigo: 20_000,
  pantalla: 20_000,
  asentada: 3_000,
  revision: 5 * 60_000,
  revisionMinima: 30_000,
  quietud: 2_000,
};

/** Tests set shorter times in the global `lavandaTiempos`. */
export function timeout(name: keyof Timeouts): number {
  return (globalThis as { lavandaTiempos?: Partial<Timeouts> }).lavandaTiempos?.[name] ?? DEFAULTS[name];
}
