import { createRequire } from 'node:module';
import { join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

const TYPESCRIPT = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'commonjs' },
};

/**
 * Where the modules of the test kit are (the test helpers that `@lavanda/shared` gives to sections): compiled or, in the
 * repository of `@lavanda/shared` itself, as sources.
 * @typedef {{ folder: string; ending: string }} Kit
 */

/** Path of a file of the test kit. @param {Kit} kit */
const testing = ({ folder, ending }, ...path) => `${join(folder, 'testing', ...path)}${ending}`;

/** The Jest settings of code that runs in a browser. @param {Kit} kit */
export function browserSettings(kit) {
  return {
    testEnvironment: join(import.meta.dirname, 'environment.mjs'),
    testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
    transform: { '\\.[cm]?[jt]sx?$': [resolve('@swc/jest'), TYPESCRIPT] },
    // These packages are published as ES modules only, so Jest has to transform them.
    transformIgnorePatterns: ['/node_modules/(?!(typebox|@?react-leaflet|@lavanda/shared)/)'],
    moduleNameMapper: { '\\.css$': testing(kit, 'emptyModule') },
    setupFilesAfterEnv: [resolve('@testing-library/jest-dom'), testing(kit, 'jest', 'react')],
  };
}

/**
 * Path of the setup file with time limits that suit pages, which render slowly in jsdom. For `setupFilesAfterEnv`.
 * @param {Kit} kit
 */
export const timeLimits = (kit) => testing(kit, 'jest', 'setup');

const COMPILED = { folder: join(import.meta.dirname, '..', 'dist'), ending: '.js' };
const settings = browserSettings(COMPILED);

/** The whole Jest configuration of a section that has its own repository. */
export default {
  ...settings,
  testTimeout: 60_000,
  setupFilesAfterEnv: [...settings.setupFilesAfterEnv, timeLimits(COMPILED)],
};
