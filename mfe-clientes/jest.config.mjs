import { remoteProject } from '../jest.browser.mjs';

export default remoteProject(import.meta.dirname, {
  setup: ['<rootDir>/jest.setup.ts'],
  // react-leaflet comes as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(@?react-leaflet)/)'],
});
