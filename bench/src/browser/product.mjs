import { chromium } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { startServer } from '../server.mjs';

/** How many times slower the page's CPU is made. */
export const SLOWDOWN = Number(process.env.BENCH_SLOWDOWN ?? 4);

/** Screen sizes of the mock-ups; the tablet and the phone have a touch screen. */
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Starts the built product with demo data, and the browser to measure in: the system's Chromium or Playwright's. */
export async function openProduct(env) {
  const server = await startServer(env);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const sessions = new Map();
  const sessionOf = async (account) => {
    if (!sessions.has(account)) sessions.set(account, await signIn(browser, server.url, account));
    return sessions.get(account);
  };
  return {
    url: server.url,
    /** A clean browser context, signed in when an account is given. */
    context: async (screen, account, { listens = false } = {}) => {
      const kept = account ? { storageState: await sessionOf(account) } : {};
      const context = await browser.newContext({ ...SCREENS[screen], baseURL: server.url, locale: 'es-MX', ...kept });
      // Removes live events, because a page that listens to them never has an idle network, for which measurements wait.
      if (!listens) await context.addInitScript(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
      return context;
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function signIn(browser, baseURL, account) {
  const context = await browser.newContext({ baseURL });
  const response = await context.request.post('/api/auth/submit', { data: account });
  if (!response.ok()) throw new Error(`Signing in: ${response.status()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

/** A page whose CPU is `SLOWDOWN` times slower. */
export async function slowPage(context) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return { page, cdp };
}
