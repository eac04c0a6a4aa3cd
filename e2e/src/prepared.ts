import type { Page } from '@playwright/test';
import { expect } from './story.ts';

/** Waits until the page's browser has stored all that the app needs to open without a server. */
export async function prepared(page: Page): Promise<void> {
  const files = () => page.evaluate(async () => (await (await caches.open('lavanda-archivos')).keys()).length);
  // The files are stored one after another, so all of them are stored when their number no longer grows.
  await expect
    .poll(
      async () => {
        const before = await files();
        await page.waitForTimeout(1_500);
        return before > 20 && before === (await files());
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('lavanda-paginas')).keys()).length))
    .toBeGreaterThan(1);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
}
