import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';

/** The sizes that the mock-ups are drawn at, px. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

export type Size = (typeof SIZES)[number];

/** Looks at what is on the page at every size, as whoever narrows the window does: what is open stays. Leaves it at the first. */
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

/** At every size, what is on the page fits the window's width and axe finds nothing. */
export async function fitsAndIsAccessible(page: Page): Promise<void> {
  await atEverySize(page, async () => {
    await fits(page);
    await expectAccessible(page);
  });
}
