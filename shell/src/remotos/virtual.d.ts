/** Written by construir/compartidas.ts when the shell is built. */
declare module '@virtual/compartidas' {
  /** Each family's paths, separated by spaces; one that begins with '/' continues the package before it. */
  export const FAMILIAS: readonly string[];
  /** The n-th family's chunk, which has the i-th of its paths as its export `_i`. */
  export function cargarFamilia(n: number): Promise<Record<string, unknown>>;
  /** Package name -> installed version. */
  export const VERSIONES: Record<string, string>;
}

declare module '*.css';
