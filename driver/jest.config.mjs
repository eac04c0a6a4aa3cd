import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserProject } from '../jest.browser.mjs';

const { resolve } = createRequire(import.meta.url);

const TYPESCRIPT = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: 'preact' } },
  },
  module: { type: 'commonjs' },
};

export default browserProject(import.meta.dirname, {
  transform: { '\\.[cm]?[jt]sx?$': [resolve('@swc/jest'), TYPESCRIPT] },
  // Preact is published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(preact|typebox|idb)/)'],
  setupFilesAfterEnv: [resolve('@testing-library/jest-dom'), join(import.meta.dirname, 'src', 'testing', 'setup.ts')],
});
