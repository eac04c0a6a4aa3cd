import type { ModuleFederation } from '@module-federation/runtime-core';

/**
 * Makes the shell the owner of every shared library, before a remote is removed: the runtime assigns a library to the
 * remote that first loaded it and drops both together. It also clears failed or hung loads, whose promise the runtime
 * would reuse.
 */
export function restoreShareScope({ name, shareScopeMap }: ModuleFederation): void {
  const libraries = Object.values(shareScopeMap).flatMap((scope) => Object.values(scope));
  for (const library of libraries.flatMap((versions) => Object.values(versions))) {
    library.from = name;
    if (!library.lib) library.loading = null;
  }
}
