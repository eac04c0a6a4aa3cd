import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** Viewport sizes of the mock-ups, px. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

export type Size = (typeof SIZES)[number];

/**
 * Runs `look` at every size, from the last of SIZES to the first, resizing the window so that open dialogs stay open.
 */
export async function atEverySize(page: Page, look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of [...SIZES].reverse()) {
    await page.setViewportSize(size);
    await look(size);
  }
}

export async function fits(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, 'Nada sale por un lado').toBeLessThanOrEqual(0);
}

/** Checks at every size that the page fits the window's width and axe finds no violations. */
export async function fitsAndIsAccessible(page: Page): Promise<void> {
  await atEverySize(page, async () => {
    await fits(page);
    await expectAccessible(page);
  });
}
