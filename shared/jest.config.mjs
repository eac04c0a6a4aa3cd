import { browserProject } from '../jest.browser.mjs';

export default browserProject(import.meta.dirname);
