import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { LIMITS } from '../limits.mjs';
import { check, fixed, head, median, row } from '../report.mjs';
import { SUPERUSER, startServer } from '../server.mjs';
import { SCREENS, SLOWDOWN, slowPage } from './product.mjs';

const ROUNDS = 5;
/** Time for a first visit to store what the device needs to open the app without a server, ms. */
const PREPARING_MS = 25_000;

const OPENINGS = {
  'online, no worker': { serviceWorkers: 'block' },
  online: { serviceWorkers: 'allow' },
  'without a connection': { serviceWorkers: 'allow', isOffline: true },
};

/**
 * Opens the counter in a browser just started, on a device that has used the app: online with and without the service
 * worker, and without a connection. Ends when a servicio can be touched.
 */
export async function measureOffline() {
  const server = await startServer();
  const profiles = Object.keys(OPENINGS).map(() => mkdtempSync(join(tmpdir(), 'lavanda-bench-')));
  try {
    const times = Object.keys(OPENINGS).map(() => []);
    const openings = Object.values(OPENINGS);
    for (const [i, opening] of openings.entries()) await prepare(server.url, profiles[i], opening);
    for (let round = 0; round < ROUNDS; round++) {
      for (const [i, opening] of openings.entries()) times[i].push(await open(server.url, profiles[i], opening));
    }
    head(`Opening the counter, CPU ${SLOWDOWN}x slower (ms)`, ['opening', 'median', 'each']);
    for (const [i, name] of Object.keys(OPENINGS).entries())
      row([name, median(times[i]).toFixed(0), times[i].map(fixed(0)).join(' ')]);
    const [bare, online, offline] = times.map(median);
    const opens = check(
      'opening without a connection, ms',
      offline,
      Math.max(LIMITS.offlineMs, LIMITS.offlineRatio * online),
      fixed(0),
    );
    return check("the worker's part of an online opening", online / bare, LIMITS.workerRatio, fixed(2)) && opens;
  } finally {
    await server.close();
    for (const profile of profiles) rmSync(profile, { recursive: true, force: true });
  }
}

const launch = (url, profile, { serviceWorkers }) =>
  chromium.launchPersistentContext(profile, {
    ...SCREENS.tablet,
    ...{ baseURL: url, locale: 'es-MX', serviceWorkers },
    ...{ executablePath: findChromium(), args: ['--no-sandbox'] },
  });

async function prepare(url, profile, opening) {
  const context = await launch(url, profile, opening);
  const response = await context.request.post('/api/auth/submit', { data: SUPERUSER });
  if (!response.ok()) throw new Error(`Signing in: ${response.status()}`);
  const page = await context.newPage();
  await page.goto('/app/pos');
  await page.locator('[data-tile]').first().waitFor();
  await page.waitForTimeout(PREPARING_MS);
  await context.close();
}

/** @returns how long the counter takes to open, ms */
async function open(url, profile, opening) {
  const context = await launch(url, profile, opening);
  try {
    if (opening.isOffline) await context.setOffline(true);
    const { page } = await slowPage(context);
    const start = performance.now();
    await page.goto('/app/pos', { waitUntil: 'commit' });
    await page.locator('[data-tile]').first().waitFor();
    return performance.now() - start;
  } finally {
    await context.close();
  }
}
