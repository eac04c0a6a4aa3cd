import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';

/** Path of the installed Chromium; Playwright uses its own browser when none is found. */
const browser = findChromium();

export default defineConfig({
  testDir: 'stories',
  globalSetup: './src/databaseTemplate.ts',
  // Each worker has its own server and database (src/boot.ts) and runs its stories one at a time. Stories mostly wait,
  // so there is one worker more than the two processors expected.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  // These limits only stop stories that hang. They don't test speed, which `npm run bench` measures.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  // Stories compare screenshots only with those they take themselves, so none are kept in the repository.
  snapshotDir: 'test-results/fotos',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // Blocked, because stories replace the page's requests, and `page.route` doesn't reach those that a service worker handles.
    // The stories about the worker allow it; LAVANDA_WORKER=1 allows it in all, to check that all pass with a worker too.
    serviceWorkers: process.env.LAVANDA_WORKER ? 'allow' : 'block',
    // Tracing adds a third to the run time; set LAVANDA_TRACE=1 to debug a failure.
    trace: process.env.LAVANDA_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser === undefined ? {} : { executablePath: browser }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
