import type { ModuleFederation } from '@module-federation/runtime-core';

/**
 * Makes the shell the owner of every shared library. The runtime gives a library to the remote that first loaded it,
 * and drops the library when it removes that remote. It also clears loads that failed or hang, because the runtime
 * would reuse their promise.
 */
export function restoreShareScope({ name, shareScopeMap }: ModuleFederation): void {
  const libraries = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope));
  for (const library of libraries.flatMap((versions) => Object.values(versions))) {
    library.from = name;
    if (!library.lib) library.loading = null;
  }
}
