import { remoteProject } from '../jest.browser.mjs';

export default remoteProject(import.meta.dirname, { setup: ['<rootDir>/jest.setup.ts'] });
