/** Written by src/build/shareScopeModules.ts when the shell is built. */
declare module '@virtual/share-scope' {
  /** Each family's paths, separated by spaces; one that begins with '/' continues the package before it. */
  export const FAMILIES: readonly string[];
  /** The n-th family's chunk, which has the i-th of its paths as its export `_i`. */
  export function loadFamily(n: number): Promise<Record<string, unknown>>;
  /** Package name -> installed version. */
  export const VERSIONS: Record<string, string>;
}

declare module '*.css';
