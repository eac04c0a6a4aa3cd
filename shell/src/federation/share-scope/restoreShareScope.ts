import type { ModuleFederation } from '@module-federation/runtime-core';

/**
 * Makes the shell the owner of every shared library, which the runtime would otherwise drop together with the remote that first
 * loaded it. Also clears failed or hanging loads, whose promises the runtime would reuse.
 */
export function restoreShareScope({ name, shareScopeMap }: ModuleFederation): void {
  const libraries = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope));
  for (const library of libraries.flatMap((versions) => Object.values(versions))) {
    library.from = name;
    if (!library.lib) library.loading = null;
  }
}
