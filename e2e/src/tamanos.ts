import { expect, type Page } from '@playwright/test';
import { sinFaltasDeAccesibilidad } from './accesibilidad.ts';

/** The sizes that the mock-ups are drawn at, px. */
export const TAMANOS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

export type Tamano = (typeof TAMANOS)[number];

/** Looks at what is on the page at every size, as whoever narrows the window does: what is open stays. Leaves it at the first. */
export async function enCadaTamano(page: Page, mirar: (tamano: Tamano) => Promise<void>): Promise<void> {
  for (const tamano of [...TAMANOS].reverse()) {
    await page.setViewportSize(tamano);
    await mirar(tamano);
  }
}

export async function cabe(page: Page): Promise<void> {
  const sobra = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sobra, 'Nada sale por un lado').toBeLessThanOrEqual(0);
}

/** At every size, what is on the page fits the window's width and axe finds nothing. */
export async function cabeYEsAccesible(page: Page): Promise<void> {
  await enCadaTamano(page, async () => {
    await cabe(page);
    await sinFaltasDeAccesibilidad(page);
  });
}
