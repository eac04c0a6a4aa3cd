import { browserProject } from '../jest.browser.mjs';

// Whole dialogs take seconds on a busy machine.
export default browserProject(import.meta.dirname, { testTimeout: 30_000 });
