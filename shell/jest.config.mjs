import { join } from 'node:path';
import { browserProject } from '../jest.browser.mjs';

const project = browserProject(import.meta.dirname, { transformIgnorePatterns: [] });

export default {
  ...project,
  setupFilesAfterEnv: [...project.setupFilesAfterEnv, join(import.meta.dirname, 'src', 'testing', 'setup.ts')],
};
