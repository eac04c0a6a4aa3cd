import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { atEnd, temporaryFolder } from '../cleanup.mjs';
import { LIMITS } from '../limits.mjs';
import { check, fixed, head, median, row } from '../report.mjs';
import { SUPERUSER } from '../requests.mjs';
import { startServer } from '../server.mjs';
import { enter, LAUNCH, SCREENS, SLOWDOWN, slowPage } from './product.mjs';

const ROUNDS = 5;
/** Time for a first visit to store what the device needs to open the app without a server, ms. */
const PREPARING_MS = 25_000;

const DEVICES = [
  { name: 'online, no worker', serviceWorkers: 'block' },
  { name: 'online', serviceWorkers: 'allow' },
  { name: 'without a connection', serviceWorkers: 'allow', isOffline: true },
];

/**
 * Opens the counter in a browser just started, on a device that has used the app: online with and without the service
 * worker, and without a connection. Ends when a servicio can be touched.
 */
export async function measure() {
  const { url } = await startServer();
  const devices = DEVICES.map((device) => ({ ...device, baseURL: url, profile: temporaryFolder(), times: [] }));
  for (const device of devices) await prepare(device);
  for (let round = 0; round < ROUNDS; round++) {
    for (const device of devices) device.times.push(await open(device));
  }
  head(`Opening the counter, CPU ${SLOWDOWN}x slower (ms)`, ['opening', 'median', 'each']);
  for (const { name, times } of devices) row([name, fixed(0)(median(times)), times.map(fixed(0)).join(' ')]);
  const [bare, online, offline] = devices.map(({ times }) => median(times));
  check('opening without a connection, ms', offline, Math.max(LIMITS.offlineMs, LIMITS.offlineRatio * online), fixed(0));
  check("the worker's part of an online opening", online / bare, LIMITS.workerRatio, fixed(2));
}

async function launch({ profile, baseURL, serviceWorkers }) {
  const options = { ...SCREENS.tablet, ...LAUNCH, baseURL, locale: 'es-MX', serviceWorkers };
  const context = await chromium.launchPersistentContext(profile, options);
  atEnd(() => context.close());
  return context;
}

async function openCounter(page) {
  await page.goto('/app/pos', { waitUntil: 'commit' });
  await page.locator('[data-tile]').first().waitFor();
}

async function prepare(device) {
  const context = await launch(device);
  await enter(context, SUPERUSER);
  await openCounter(await context.newPage());
  await wait(PREPARING_MS);
  await context.close();
}

/** @returns how long the counter takes to open, ms */
async function open(device) {
  const context = await launch(device);
  if (device.isOffline) await context.setOffline(true);
  const { page } = await slowPage(context);
  const start = performance.now();
  await openCounter(page);
  const ms = performance.now() - start;
  await context.close();
  return ms;
}
