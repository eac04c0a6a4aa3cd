import { remoteProject } from '../jest.browser.mjs';

export default remoteProject(import.meta.dirname);
