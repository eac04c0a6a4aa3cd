import { remoteProject } from '../jest.browser.mjs';

export default remoteProject(import.meta.dirname, { setup: ['@lavanda/shared/testing/mapSize'] });
