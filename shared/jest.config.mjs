import { browserProject } from '../jest.browser.mjs';

// Dialog tests take seconds on a busy machine.
export default browserProject(import.meta.dirname, { testTimeout: 30_000 });
