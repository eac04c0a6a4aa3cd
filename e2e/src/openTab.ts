import type { Page } from '@playwright/test';

/** Opens a tab that checks for versions every half second, and marks the page so that a reload can be detected. */
export async function leaveOpen(page: Page, open: () => Promise<void>): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(globalThis, { lavandaTimeouts: { recheck: 500, recheckMinimum: 300, idle: 300 } }),
  );
  await open();
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
}

/** True while the page has not been reloaded. */
export const withoutReload = (page: Page) => page.evaluate(() => 'samePage' in globalThis);
