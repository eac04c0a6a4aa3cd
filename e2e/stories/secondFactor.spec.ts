import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { atRest } from '../src/accessibility.ts';
import { startServer, type TestServer } from '../src/server.ts';
import { test as base, expect, PASSWORD } from '../src/story.ts';

const USER = 'super@aguaclara.mx';

/** A second factor would stop the other stories from signing in, so these start their own server. */
const test = base.extend<object, { server: TestServer }>({
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

async function signInWithPassword(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Usuario').fill(USER);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

async function openMenu(page: Page, option: string): Promise<void> {
  await page.getByRole('button', { name: /Sucursal/ }).click();
  await page.getByRole('menuitem', { name: option }).click();
  // Waits until the menu is gone: while it fades out, axe would measure its contrast.
  await expect(page.getByRole('menu', { name: 'Tu cuenta' })).toHaveCount(0);
}

async function isAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

test('a superuser turns on the second factor, signs out, and signs in with its code', async ({ page, console }) => {
  console.allow(/Failed to load resource.*(401|403)/);
  await signInWithPassword(page);
  await openMenu(page, 'Verificación en dos pasos');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible();
  await isAccessible(page);
  const secret = await dialog.getByLabel('Clave').inputValue();
  // The server accepts each code once: activation gets the code of 30 s ago, which leaves the current one for sign-in.
  const codeAt = (seconds: number) => new TOTP({ secret }).generate({ timestamp: Date.now() + seconds * 1000 });
  await dialog.getByLabel('Código', { exact: true }).fill(codeAt(-30));
  await dialog.getByRole('button', { name: 'Activar' }).click();
  await expect(dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')).toHaveCount(10);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();

  await openMenu(page, 'Sesiones');
  await expect(page.getByRole('dialog').getByText('Este equipo, ahora')).toBeVisible();
  await isAccessible(page);
  await page.getByRole('button', { name: 'Listo' }).click();
  await openMenu(page, 'Salir');
  await expect(page).toHaveURL(/\/login/);

  await signInWithPassword(page);
  const code = page.getByLabel('Código');
  await expect(code).toBeFocused();
  await isAccessible(page);
  await code.fill('000000');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toHaveText('El código no es correcto. Escribe el que tu aplicación muestra ahora.');
  await code.fill(codeAt(0));
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/app\/activos/);
});
