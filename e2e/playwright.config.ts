import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/lib/chromium.mjs';

/** The machine's Chromium; Playwright's own without one. */
const browser = findChromium();

export default defineConfig({
  testDir: 'stories',
  globalSetup: './src/databaseTemplate.ts',
  // Each process has a server and a database of its own (src/prueba.ts), where its stories run one after the other.
  // One more than the processors there are to count on: a story waits for clocks and the network as much as it works.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  outputDir: 'test-results',
  // A story holds its own pictures against each other: none is kept.
  snapshotDir: 'test-results/fotos',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 1440, height: 900 },
    // A trace of everything takes a third of the time: LAVANDA_TRAZA=1 to look into a failure.
    trace: process.env.LAVANDA_TRAZA ? 'retain-on-failure' : 'off',
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
