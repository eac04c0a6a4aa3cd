import { remoteProject } from '../jest.browser.mjs';

export default remoteProject(import.meta.dirname, {
  setup: ['<rootDir>/jest.setup.ts'],
  // Jest compiles typebox and react-leaflet too, because they are published as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(typebox|@?react-leaflet)/)'],
});
