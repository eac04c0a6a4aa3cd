import type { Page } from '@playwright/test';

/** A tab that looks for new versions every half second instead of every five minutes, and keeps a mark that a reload would take away. */
export async function leaveOpen(page: Page, open: () => Promise<void>): Promise<void> {
  await page.addInitScript(() =>
    Object.assign(globalThis, { lavandaTiempos: { revision: 500, revisionMinima: 300, stillness: 300 } }),
  );
  await open();
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
}

/** Whether it is still the page that was left open. */
export const withoutReload = (page: Page) => page.evaluate(() => 'mismaPagina' in globalThis);
