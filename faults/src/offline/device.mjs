import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/lib/chromium.mjs';
import { beRegister, isPrepared, isReady, makeCall, readQueue, shiftClock } from './inPage.mjs';

const TABS = 2;
/** Pause between two checks of a page's state, ms. */
const LOOK_MS = 250;

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Longest wait for a tab to open, ms. */
const OPENING_MS = 30_000;
/** Maximum number of consecutive failed openings. */
const MOST_FAILURES = 6;
/** Longest time that a device may need to store what it needs to work offline, ms. */
const PREPARING_MS = 120_000;

/** Waits until `isSo`, run inside the page, returns true. @throws when it doesn't in `timeout` ms, or the page closes */
async function until(page, isSo, timeout) {
  for (const limit = Date.now() + timeout; !(await page.evaluate(isSo).catch(() => false)); ) {
    if (page.isClosed() || Date.now() > limit) throw new Error(`${isSo.name} is not so after ${timeout} ms`);
    await wait(LOOK_MS);
  }
}

/** A counter's tablet: a browser with two tabs of the app, whose profile folder remains when the browser is killed. */
export class Device {
  #profile = mkdtempSync(join(tmpdir(), 'lavanda-tablet-'));
  #origin;
  #clock;
  #register;
  #context = null;
  /** @type {(import('@playwright/test').Page | null)[]} */
  #tabs = [];
  /** Settles when the browser is open; tasks wait for this promise while the browser restarts. */
  #opening = Promise.resolve();
  /** Errors of the last consecutive failed openings. */
  #failures = [];
  name;
  counts = { tabs: 0, browsers: 0, workers: 0, offline: 0 };

  /**
   * `clock`: ms that the device's clock is ahead; `register`: id that the app will use for its register.
   * @param {{ name: string; origin: string; clock: number; register: string }} options
   */
  constructor({ name, origin, clock, register }) {
    this.name = name;
    this.#origin = origin;
    this.#clock = clock;
    this.#register = register;
  }

  /** Starts the browser. @param {string} [user] who signs in; without it, the profile's stored session is used */
  async open(user) {
    const executablePath = findChromium();
    this.#context = await chromium.launchPersistentContext(this.#profile, {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: FLAGS,
      locale: 'es-MX',
      timezoneId: 'America/Mexico_City',
    });
    await this.#context.addInitScript(shiftClock, this.#clock);
    await this.#context.addInitScript(beRegister, this.#register);
    this.#tabs = Array.from({ length: TABS }, () => null);
    if (!user) return;
    await this.#signIn(user);
    // Restarts the browser, because a normal end writes the session's cookie to disk at once, not half a minute later.
    await this.#context.close();
    await this.open();
  }

  async #signIn(user) {
    const answer = await this.#context.request.post(`${this.#origin}/api/auth/submit`, {
      form: { usuario: user, password: 'lavanda123' },
      headers: { origin: this.#origin },
    });
    if (answer.status() !== 200) throw new Error(`${user} could not sign in: ${answer.status()}`);
    const page = await this.tab(0);
    if (!page) throw new Error(`${this.name} does not open: ${this.#failures}`);
    await until(page, isPrepared, PREPARING_MS);
  }

  /**
   * Opens a tab of the app if it isn't open.
   * @returns the tab; null if a failure of tab, browser or server prevented that
   * @throws when more than MOST_FAILURES openings have failed in a row
   */
  async tab(index) {
    await this.#opening;
    const open = this.#tabs[index];
    if (open && !open.isClosed()) return open;
    let page;
    try {
      page = await this.#context.newPage();
      await page.goto(`${this.#origin}/app/activos`, { waitUntil: 'commit', timeout: OPENING_MS });
      await until(page, isReady, OPENING_MS);
    } catch (error) {
      this.#failures.push(String(error.message).split('\n')[0]);
      if (this.#failures.length > MOST_FAILURES) throw new Error(`${this.name} does not open: ${this.#failures}`);
      await page?.close().catch(() => undefined);
      return null;
    }
    this.#failures = [];
    this.#tabs[index] = page;
    return page;
  }

  /** Makes a call in a tab. @returns null when the tab couldn't be opened or was closed before the outcome was known */
  async call(index, request) {
    const page = await this.tab(index);
    return page ? page.evaluate(makeCall, request).catch(() => null) : null;
  }

  async queue() {
    const page = await this.tab(0);
    return (await page?.evaluate(readQueue).catch(() => null)) ?? null;
  }

  async setOffline(isOffline) {
    if (isOffline) this.counts.offline += 1;
    await this.#context.setOffline(isOffline).catch(() => undefined);
  }

  /** Closes a tab without warning, in the middle of whatever it is doing. */
  async killTab(index) {
    this.counts.tabs += 1;
    await this.#tabs[index]?.close().catch(() => undefined);
  }

  /** Stops the service worker, as browsers do when they need its memory. */
  async killWorker() {
    const page = this.#tabs.find((tab) => tab && !tab.isClosed());
    if (!page) return;
    this.counts.workers += 1;
    const session = await page
      .context()
      .newCDPSession(page)
      .catch(() => null);
    await session?.send('ServiceWorker.enable').catch(() => undefined);
    await session?.send('ServiceWorker.stopAllWorkers').catch(() => undefined);
    await session?.detach().catch(() => undefined);
  }

  /** Kills the browser's process and starts another with the same profile. */
  async killBrowser() {
    this.counts.browsers += 1;
    const context = this.#context;
    this.#opening = (async () => {
      spawnSync('pkill', ['-9', '-f', `user-data-dir=${this.#profile}`]);
      await context.close().catch(() => undefined);
      await this.open();
    })();
    await this.#opening;
  }

  async close() {
    await this.#context?.close().catch(() => undefined);
    rmSync(this.#profile, { recursive: true, force: true });
  }
}
