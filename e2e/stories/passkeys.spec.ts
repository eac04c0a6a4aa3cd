import type { Page } from '@playwright/test';
import { isAccessible, openMenu, signInWithPassword, test } from '../src/secondFactor.ts';
import { expect, PASSWORD } from '../src/story.ts';

/** Each story has its own account: a passkey left on an account would stop its next sign-in with the password alone. */
const USER = 'super@aguaclara.mx';
const OTHER_USER = 'super@bugambilia.mx';

/** Gives the page a virtual authenticator that approves every request. @returns `empty`, which removes its passkeys */
async function plugIn(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { empty: () => client.send('WebAuthn.clearCredentials', { authenticatorId }) };
}

test('a superuser adds a passkey and signs in with it', async ({ page, console }) => {
  console.allow(/Failed to load resource.*(401|403)/);
  await plugIn(page);
  await signInWithPassword(page, USER);
  await openMenu(page, 'Verificación en dos pasos');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Agregar llave de acceso' })).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await expect(dialog.getByLabel('Nombre')).toHaveValue(/Chrom/);
  await dialog.getByLabel('Nombre').fill('Laptop del mostrador');
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await expect(dialog.getByText('Laptop del mostrador')).toBeVisible();
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await openMenu(page, 'Salir');
  await expect(page).toHaveURL(/\/login/);

  const downloads: string[] = [];
  page.on('request', (request) => downloads.push(request.url()));
  await signInWithPassword(page, USER);
  const usePasskey = page.getByRole('button', { name: 'Usar llave de acceso' });
  await expect(usePasskey).toBeFocused();
  await expect(page.getByLabel('Código de recuperación')).toBeVisible();
  await isAccessible(page);
  const before = downloads.filter((url) => url.endsWith('.js')).length;
  await usePasskey.click();
  await expect(page).toHaveURL(/\/app\/activos/);
  expect(downloads.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(before);
});

test('a passkey that this device lost is told; a recovery code opens, and another one removes it', async ({ page, console }) => {
  console.allow(/Failed to load resource.*(401|403)/);
  const authenticator = await plugIn(page);
  await signInWithPassword(page, OTHER_USER);
  await openMenu(page, 'Verificación en dos pasos');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Agregar llave de acceso' }).click();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [recovery = '', another = ''] = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Ya los guardé' }).click();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await openMenu(page, 'Salir');
  await expect(page).toHaveURL(/\/login/);

  await authenticator.empty();
  await signInWithPassword(page, OTHER_USER);
  await page.getByRole('button', { name: 'Usar llave de acceso' }).click();
  await expect(page.getByRole('alert')).toContainText('No se usó la llave de acceso', { timeout: 15_000 });
  await isAccessible(page);
  await page.getByLabel('Código de recuperación').fill(recovery);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/app\/activos/);

  await openMenu(page, 'Verificación en dos pasos');
  await dialog.getByRole('button', { name: /^Quitar/ }).click();
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Código', { exact: true }).fill(another);
  await isAccessible(page);
  await dialog.getByRole('button', { name: 'Quitar' }).click();
  await expect(page.getByText('La llave de acceso se quitó.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Quitar/ })).toHaveCount(0);
});
