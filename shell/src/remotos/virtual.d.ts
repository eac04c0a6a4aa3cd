/** Written by construir/compartidas.ts when the shell is built. */
declare module '@virtual/compartidas' {
  /** Module path -> its chunk. */
  export const PEREZOSAS: Record<string, () => Promise<unknown>>;
  /** Package name -> installed version. */
  export const VERSIONES: Record<string, string>;
}

declare module '*.css';
