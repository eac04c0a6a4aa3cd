import { basename, join } from 'node:path';
import { browserSettings, timeLimits } from './shared/jest/preset.mjs';

const FOLDER = join(import.meta.dirname, 'shared', 'src');
const SOURCES = { folder: FOLDER, ending: '.ts' };
const settings = browserSettings(SOURCES);

/** The Jest project of a workspace whose code runs in a browser. `extra` adds settings to the project or overrides them. */
export function browserProject(folder, extra = {}) {
  return {
    ...settings,
    displayName: basename(folder),
    rootDir: folder,
    moduleNameMapper: {
      ...settings.moduleNameMapper,
      // Imports of @lavanda/shared lead to its sources, so that a test sees an edit of them without a build.
      '^@lavanda/shared$': join(FOLDER, 'index.ts'),
      '^@lavanda/shared/(.*)$': join(FOLDER, '$1'),
    },
    ...extra,
  };
}

/** The Jest project of a remote. `setup` lists the remote's own files to run before its tests. */
export function remoteProject(folder, { setup = [], ...extra } = {}) {
  const setupFilesAfterEnv = [...settings.setupFilesAfterEnv, timeLimits(SOURCES), ...setup];
  return browserProject(folder, { setupFilesAfterEnv, ...extra });
}
