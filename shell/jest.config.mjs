import { browserProject } from '../jest.browser.mjs';

export default browserProject(import.meta.dirname, {
  testMatch: ['<rootDir>/{src,construir}/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  transformIgnorePatterns: [],
});
