import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { boot } from './boot.ts';
import { releasePointer } from './keyboard.ts';

export { expect };

/** Collects console errors, warnings and uncaught exceptions of a story's pages. One that the story doesn't allow fails it. */
export class PageConsole {
  /** Allows Playwright's own message that it blocks the service worker (playwright.config.ts). */
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];
  readonly complaints: string[] = [];

  /** Allows messages that the story causes on purpose, such as a refused sign-in or a remote that is down. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  watch(page: Page): void {
    page.on('console', (message) => {
      const isComplaint = message.type() === 'error' || message.type() === 'warning';
      // The URL of a resource that failed to load isn't in the message's text, but in its location.
      if (isComplaint) this.#note(`${message.type()}: ${message.text()}`, message.location().url);
    });
    page.on('pageerror', (error) => this.#note(`pageerror: ${error.message}`));
  }

  #note(complaint: string, place = ''): void {
    if (!this.#allowed.some((pattern) => pattern.test(complaint))) this.complaints.push(`${complaint} ${place}`.trim());
  }
}

export interface OtherTill {
  context: BrowserContext;
  page: Page;
}

interface Parts {
  console: PageConsole;
  /** Opens a second browser with a session of its own, signed in as `user`. */
  otherTill: (user: string, password?: string) => Promise<OtherTill>;
}

export interface ProcessParts {
  /** True when stories use the keyboard only (src/keyboard.ts). */
  keyboardOnly: boolean;
  pointer: undefined;
  /** Starts the product with a database of its own before the worker's first story, and stops it after the last. */
  product: undefined;
}

const BOOT_MS = 180_000;

export const PASSWORD = 'lavanda123';

/** Signs in through the API, which is faster than the form; the form has its own story. */
export async function signIn(page: Page, user: string, password = PASSWORD): Promise<void> {
  const origin = process.env.LAVANDA_URL ?? '';
  const response = await page.request.post('/api/auth/submit', {
    form: { usuario: user, password },
    headers: { origin },
  });
  expect(response.status()).toBe(200);
}

/** Playwright's `test` for the stories: it opens pages of the built product and fails if their console isn't clean. */
export const test = base.extend<Parts, ProcessParts>({
  keyboardOnly: [false, { option: true, scope: 'worker' }],
  pointer: [
    async ({ browser, keyboardOnly }, use) => {
      if (keyboardOnly) await releasePointer(browser);
      await use(undefined);
    },
    { auto: true, scope: 'worker' },
  ],
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
    async ({}, use) => {
      const finish = await boot();
      await use(undefined);
      await finish();
    },
    { auto: true, scope: 'worker', timeout: BOOT_MS },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
  baseURL: async ({}, use) => use(process.env.LAVANDA_URL),
  console: [
    async ({ context }, use) => {
      const console = new PageConsole();
      context.on('page', (page) => console.watch(page));
      await use(console);
      expect(console.complaints, 'La consola tiene que quedar limpia').toEqual([]);
    },
    { auto: true },
  ],
  otherTill: async ({ browser, console, baseURL, viewport, locale, timezoneId }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (user, password) => {
      const context = await browser.newContext({ baseURL, viewport, locale, timezoneId });
      contexts.push(context);
      context.on('page', (page) => console.watch(page));
      const page = await context.newPage();
      await signIn(page, user, password);
      return { context, page };
    });
    for (const context of contexts) await context.close();
  },
});
