import { TOTP } from 'otpauth';
import { isAccessible, openMenu, signInWithPassword, test } from '../src/secondFactor.ts';
import { expect, PASSWORD } from '../src/story.ts';

const USER = 'super@aguaclara.mx';

test('a superuser turns on the second factor, signs out, and signs in with its code', async ({ page, console }) => {
  console.allow(/Failed to load resource.*(401|403)/);
  await signInWithPassword(page, USER);
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

  await signInWithPassword(page, USER);
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
