import type { ModuleFederation } from '@module-federation/runtime-core';

/**
 * Makes the share scope the shell's again before a remote is taken down. The runtime puts a library under the name of the remote that first
 * loaded it and drops it together with that remote, and it answers every later try with the promise of a library that failed or never came.
 */
export function restoreShareScope({ name, shareScopeMap }: ModuleFederation): void {
  const libraries = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope));
  for (const library of libraries.flatMap((versions) => Object.values(versions))) {
    library.from = name;
    if (!library.lib) library.loading = null;
  }
}
