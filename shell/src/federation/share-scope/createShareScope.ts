import * as emotionCache from '@emotion/cache';
import * as singleton from '@lavanda/shared';
import type { SHARED_LIBRARIES } from '@lavanda/shared/federation/libraries';
import type { ModuleFederation } from '@module-federation/runtime-core';
import * as toolkitQuery from '@reduxjs/toolkit/query/react';
import { FAMILIES, loadFamily, VERSIONS } from '@virtual/share-scope';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as emotionReact from './sharedEmotion';
import { sharedJsx } from './sharedJsx';
import { sharedReact } from './sharedReact';
import * as reactRedux from './sharedRedux';
import * as router from './sharedRouter';
import * as toolkit from './sharedToolkit';

type ShareOptions = NonNullable<ConstructorParameters<typeof ModuleFederation>[0]['shared']>;

/** Libraries that the shell uses itself: they are in the page already, so they aren't loaded lazily. */
const EAGER: Partial<Record<keyof typeof SHARED_LIBRARIES, unknown>> = {
  react: sharedReact,
  'react/jsx-runtime': sharedJsx,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'react-router-dom': router,
  'react-redux': reactRedux,
  '@reduxjs/toolkit': toolkit,
  '@reduxjs/toolkit/query/react': toolkitQuery,
  '@emotion/cache': emotionCache,
  '@emotion/react': emotionReact,
  '@lavanda/shared': singleton,
};

/**
 * The page's share scope. Its lazy part has nearly every public module of MUI's packages, read from their export maps at build
 * time, and dayjs, so a remote can use a new module without a shell release.
 */
export function createShareScope(): ShareOptions {
  const eager = Object.entries(EAGER).map(([path, module]) => [path, { ...optionsOf(path), lib: () => module }]);
  const lazy = FAMILIES.flatMap((paths, n) =>
    expandPaths(paths).flatMap((path, i) => {
      const library = { ...optionsOf(path), get: () => loadFamily(n).then((family) => () => family[`_${i}`]) };
      const names = path.startsWith('dayjs/') ? [path, `${path}.js`] : [path];
      return names.map((name) => [name, library]);
    }),
  );
  return Object.fromEntries([...eager, ...lazy]);
}

function optionsOf(path: string) {
  const version = VERSIONS[packageOf(path)];
  if (version === undefined) throw new Error(`${path} has no version`);
  return { version, shareConfig: { singleton: true, requiredVersion: `^${version}` } };
}

function packageOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** Expands the paths of a family: a path that starts with '/' belongs to the package of the path before it. */
function expandPaths(paths: string): string[] {
  let packageName = '';
  return paths.split(' ').map((path) => {
    if (path.startsWith('/')) return packageName + path;
    packageName = packageOf(path);
    return path;
  });
}
