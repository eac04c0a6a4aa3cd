import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './story.ts';

export const uniqueName = () => `Caja ${randomUUID().slice(0, 6)}`;
export const pieces = (page: Page, denomination: string) => page.getByRole('textbox', { name: `${denomination}, piezas` });
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Resultado del corte' }).getByRole('row', { name });

/** Id of this browser's register. Opens Caja, because the browser makes its register there. */
export async function registerOf(page: Page): Promise<string> {
  await page.goto('/app/caja');
  await expect(page.getByRole('heading', { level: 1, name: 'Caja' })).toBeVisible();
  const kept = await page.waitForFunction(() => localStorage.getItem('lavanda:equipo'));
  return (await kept.jsonValue()) ?? '';
}

/** Creates a caja without an open turno for this browser's register. @returns the register's id and the caja's name */
export async function ownCaja(page: Page): Promise<{ register: string; name: string }> {
  const register = await registerOf(page);
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const post = async (path: string, data: object) => {
    expect((await page.request.post(`/api/caja/${path}`, { data, headers })).status()).toBe(200);
  };
  const [caja, name] = [randomUUID(), uniqueName()];
  await post('cajas', { _id: caja, nombre: name });
  await post('equipo', { equipo: register, caja });
  await page.reload();
  await expect(pieces(page, '$1,000')).toBeFocused();
  return { register, name };
}

/** Types as slowly as a person, because the page takes faster keys with an Enter after them for a scanned code. */
export const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 60 });

export async function walk(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await type(page, text);
    await page.keyboard.press('Enter', { delay: 60 });
  }
}
