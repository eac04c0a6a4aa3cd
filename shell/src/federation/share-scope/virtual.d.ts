/** The shell's build generates this module (src/build/shareScopeModules.ts). */
declare module '@virtual/share-scope' {
  /**
   * Paths of each family (the modules of one chunk), separated by spaces. A path that starts with '/' belongs to the package
   * of the path before it.
   */
  export const FAMILIES: readonly string[];
  /** Loads the n-th family's chunk; its i-th path is the export `_i`. */
  export function loadFamily(n: number): Promise<Record<string, unknown>>;
  /** Installed version by package name. */
  export const VERSIONS: Record<string, string>;
}

declare module '*.css';
