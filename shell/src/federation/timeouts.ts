/** Longest wait of each stage, and intervals of looking for new versions, ms. */
interface Timeouts {
  registro: number;
  manifiesto: number;
  entrada: number;
  codigo: number;
  pantalla: number;
  /** A version that has been on the screen this long without a crash is one to go back to. */
  asentada: number;
  /** Between two looks for new versions of a tab that is left open, and the least between any two looks. */
  revision: number;
  revisionMinima: number;
  /** Since the last key or click, before an open section is exchanged. */
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

/** A page may set shorter ones in the global `lavandaTiempos`: a test doesn't wait 20 s to see what a failure looks like. */
export function timeout(name: keyof Timeouts): number {
  return (globalThis as { lavandaTiempos?: Partial<Timeouts> }).lavandaTiempos?.[name] ?? DEFAULTS[name];
}
