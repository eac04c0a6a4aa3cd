import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { atEnd } from '../cleanup.mjs';
import { startServer } from '../server.mjs';

/** How many times slower the page's CPU is made. */
export const SLOWDOWN = 4;

/** Screen sizes of the mock-ups; the tablet and the phone have a touch screen. */
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** How the browser is started: the system's Chromium or Playwright's. */
export const LAUNCH = { executablePath: findChromium(), args: ['--no-sandbox'] };

/** Starts the built product with demo data, and the browser to measure in. */
export async function openProduct(env) {
  const { url } = await startServer(env);
  const browser = await chromium.launch(LAUNCH);
  atEnd(() => browser.close());
  /** A clean browser context, signed in when an account is given. */
  const context = async (screen, account, { listens = false } = {}) => {
    const opened = await browser.newContext({ ...SCREENS[screen], baseURL: url, locale: 'es-MX' });
    // Measurements wait for an idle network, and it is never idle with live events, which only `listens` keeps.
    if (!listens) await opened.addInitScript(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
    if (account) await enter(opened, account);
    return opened;
  };
  return { url, context };
}

/** Signs in to the product in the context's browser. */
export async function enter(context, account) {
  const response = await context.request.post('/api/auth/submit', { data: account });
  if (!response.ok()) throw new Error(`Signing in: ${response.status()}`);
}

/** A page whose CPU is `rate` times slower. */
export async function slowPage(context, rate = SLOWDOWN) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, cdp };
}
