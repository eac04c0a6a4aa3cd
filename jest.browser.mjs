import { basename, join } from 'node:path';

const SHARED = join(import.meta.dirname, 'shared');

const SWC = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/** The Jest project of a workspace whose code runs in a browser. `extra` adds to it or overrides parts of it. */
export function browserProject(folder, extra = {}) {
  return {
    displayName: basename(folder),
    rootDir: folder,
    testEnvironment: join(SHARED, 'jest-environment.mjs'),
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', SWC] },
    // typebox, which the contract uses, is published as ES modules only.
    transformIgnorePatterns: ['/node_modules/(?!typebox/)'],
    moduleNameMapper: {
      '\\.css$': join(SHARED, 'src/testing/emptyModule.ts'),
      '^@lavanda/shared$': join(SHARED, 'src/index.ts'),
      '^@lavanda/shared/(.*)$': join(SHARED, 'src/$1'),
    },
    setupFilesAfterEnv: ['@testing-library/jest-dom', join(SHARED, 'jest.react.ts')],
    ...extra,
  };
}

/** A remote's project. `setup` lists its own files to run before its tests. */
export function remoteProject(folder, { setup = [], ...extra } = {}) {
  const files = ['jest.react.ts', 'jest.setup.ts'].map((file) => join(SHARED, file));
  return browserProject(folder, { setupFilesAfterEnv: [...files, ...setup], ...extra });
}
