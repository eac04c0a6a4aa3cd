import { dirname } from 'node:path';
import { SHARED_LIBRARIES } from '@lavanda/shared/federation/libraries';
import type { Rspack } from '@rsbuild/core';
import { lazyRequests } from './shareScopeModules';

const SHARE_SCOPE = /share-scope\/createShareScope\.ts$/;

/** The modules that createShareScope imports for libraries that are shared only in part. */
const IN_PART: Record<string, string> = {
  '@emotion/react': './sharedEmotion',
  'react-redux': './sharedRedux',
  'react-router-dom': './sharedRouter',
  '@reduxjs/toolkit': './sharedToolkit',
};

/** Libraries shared whole, as one object. The bundler can't see that object's names, so the package's exports are read. */
const WHOLE = ['react'];

/** CommonJS packages, whose modules are their own default export. */
const COMMON_JS = /^react(-dom)?(\/|$)/;

/**
 * Reads from the shell's module graph which names each shared module exports.
 * @param folder absolute path of the folder of the modules that the build generates
 * @returns names by share path; '*' when the bundler doesn't know the names
 */
export function sharedExports(compilation: Rspack.Compilation, folder: string): Record<string, string[]> {
  const given = exportsByRequest(compilation, folder);
  const eager = Object.keys(SHARED_LIBRARIES)
    .filter((path) => !path.endsWith('/'))
    .map((path) => [path, IN_PART[path] ?? path] as const);
  const entries = [...new Map([...eager, ...lazyRequests(folder)])].map(([path, request]) => {
    const names = given.get(request);
    if (names === undefined) throw new Error(`The share scope has no module for ${path}.`);
    return [path, names] as const;
  });
  // A section may import a file of dayjs with the ending '.js', so its exports are listed under that path too.
  const withExtension = entries.filter(([path]) => path.startsWith('dayjs/')).map(([path, names]) => [`${path}.js`, names]);
  return Object.fromEntries([...entries, ...withExtension]);
}

function exportsByRequest({ modules, moduleGraph }: Rspack.Compilation, folder: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const module of modules) {
    const file = module.nameForCondition();
    const ofScope = file !== undefined && (SHARE_SCOPE.test(file) || dirname(file) === folder);
    if (file === undefined || !(ofScope || file.endsWith('share-scope/sharedReact.ts'))) continue;
    for (const { dependency, resolvedModule } of moduleGraph.getOutgoingConnections(module)) {
      const { request } = dependency;
      if (!request || !resolvedModule || !(ofScope || WHOLE.includes(request))) continue;
      const names = moduleGraph.getProvidedExports(resolvedModule);
      found.set(request, Array.isArray(names) ? (COMMON_JS.test(request) ? [...names, 'default'] : names) : ['*']);
    }
  }
  return found;
}
