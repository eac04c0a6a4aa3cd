import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { atRest } from './accessibility.ts';
import { startServer, type TestServer } from './server.ts';
import { test as base, expect, PASSWORD } from './story.ts';

/** Starts a server of its own, because an account with a second factor would stop other stories from signing in. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
    async ({}, use) => {
      const server = await startServer({});
      await use(server);
      await server.finish();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** Sends user and password, which leads to the second factor's step when the account has one. */
export async function signInWithPassword(page: Page, user: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Usuario').fill(user);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

export async function openMenu(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: /Sucursal/ }).click();
  await page.getByRole('menuitem', { name: option }).click();
  // Waits until the menu is gone: while it fades out, axe would measure its contrast.
  await expect(page.getByRole('menu', { name: 'Tu cuenta' })).toHaveCount(0);
}

export async function isAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}
