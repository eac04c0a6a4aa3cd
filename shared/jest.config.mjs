import { browserProject } from '../jest.browser.mjs';

const project = browserProject(import.meta.dirname);

export default { ...project, testMatch: [...project.testMatch, '<rootDir>/release/*.test.ts'] };
