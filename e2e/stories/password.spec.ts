import type { Page } from '@playwright/test';
import { emailFor } from '../src/email.ts';
import { logIn, newAccount, removeInvitees, typePassword } from '../src/invitees.ts';
import { atEverySize, fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, test } from '../src/story.ts';

const OLD = 'vieja-clave';
const NEW = 'nueva-clave';
const REJECTION = /Failed to load resource/;

test.afterEach(removeInvitees);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs in with the form and waits for Activos. */
async function signInAs(page: Page, user: string, password: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, user, password);
  await expect(page).toHaveURL(/\/app\/activos$/);
}

/** Opens the change of password from the user menu. */
async function openChange(page: Page) {
  await page.getByRole('button', { name: /^Karla Martínez Cordero/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await expect(dialog.getByLabel('Contraseña actual')).toBeFocused();
  return dialog;
}

async function writeChange(dialog: Awaited<ReturnType<typeof openChange>>, current: string, fresh: string): Promise<void> {
  await dialog.getByLabel('Contraseña actual').fill(current);
  await dialog.getByLabel('Contraseña nueva').fill(fresh);
  await dialog.getByLabel('Confirmar contraseña').fill(fresh);
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('who forgot the password gets a link by e-mail, chooses another and signs in; the link works once', async ({
  page,
  otherTill,
  console,
}) => {
  console.allow(REJECTION);
  const user = await newAccount(OLD);
  const { page: otherPage } = await otherTill('usuario@aguaclara.mx');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(title(page, 'Olvidé mi contraseña')).toBeVisible();
  await expect(page).toHaveTitle('Lavanda | Olvidé mi contraseña');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('alert')).toHaveText('Escribe tu usuario.');
  await page.getByLabel('Usuario').fill(user);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(title(page, 'Revisa tu correo')).toBeFocused();

  const { enlace: link } = await emailFor(user, 2);
  // The link is opened in a browser where somebody else is signed in.
  await otherPage.goto(link);
  await expect(title(otherPage, 'Agua Clara')).toBeVisible();
  await expect(otherPage).toHaveTitle('Lavanda | Restablecer contraseña');
  await expect(otherPage.getByLabel('Usuario')).toHaveValue(user);
  await typePassword(otherPage, '12345');
  await otherPage.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(otherPage.getByRole('alert')).toHaveText('La contraseña debe tener al menos 6 caracteres.');
  await typePassword(otherPage, NEW);
  await otherPage.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(title(otherPage, 'Contraseña restablecida')).toBeFocused();
  await otherPage.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(otherPage, user, OLD);
  await expect(otherPage.getByText('La Contraseña es incorrecta.')).toBeVisible();
  await logIn(otherPage, user, NEW);
  await expect(otherPage.getByText('Karla Martínez Cordero')).toBeVisible();

  await page.goto(link);
  await expect(title(page, 'Token inválido')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(title(page, 'Olvidé mi contraseña')).toBeVisible();
});

test('nobody learns from the answer whether there is such an account', async ({ page }) => {
  await page.goto('/usuarios/olvide');
  await page.getByLabel('Usuario').fill('nadie@cuentas.historias.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(title(page, 'Revisa tu correo')).toBeVisible();
  await expect(page.getByText('Si nadie@cuentas.historias.mx tiene una cuenta, te llegará un enlace')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a reset link that ran out says so and offers another; a network that is down keeps what was typed', async ({
  page,
  console,
}) => {
  console.allow(REJECTION);
  await page.route('**/api/auth/restablecer/**', (route) => route.fulfill({ status: 401, json: {} }));
  await page.goto('/usuarios/restablecer/vencido');
  await expect(title(page, 'Token expirado')).toBeVisible();
  await page.route('**/api/auth/olvide', (route) => route.abort());
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('alert')).toHaveText('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.');
  await expect(page.getByLabel('Usuario')).toHaveValue('usuario@aguaclara.mx');
});

test('a signed-in change of password ends the other browser’s session and no more', async ({
  page,
  browser,
  console,
  baseURL,
}) => {
  console.allow(REJECTION);
  const user = await newAccount(OLD);
  const other = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'es-MX' });
  const another = await other.newPage();
  console.watch(another);
  await signInAs(page, user, OLD);
  await signInAs(another, user, OLD);

  const dialog = await openChange(page);
  await writeChange(dialog, 'equivocada', NEW);
  await expect(dialog.getByRole('alert')).toHaveText('La Contraseña es incorrecta.');
  await expect(dialog.getByLabel('Contraseña actual')).toBeFocused();
  await expect(dialog.getByLabel('Contraseña nueva')).toHaveValue(NEW);
  await writeChange(dialog, OLD, NEW);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Tu contraseña cambió. Se cerraron tus otras sesiones.')).toBeVisible();

  const sections = (of: Page) => of.getByRole('navigation', { name: 'Secciones' }).first();
  await sections(another).getByRole('link', { name: 'Ventas' }).click();
  await expect(another).toHaveURL(/\/login/);
  await logIn(another, user, OLD);
  await expect(another.getByText('La Contraseña es incorrecta.')).toBeVisible();
  await sections(page).getByRole('link', { name: 'Ventas' }).click();
  await expect(title(page, 'Tus Ventas')).toBeVisible();
  await other.close();
});

test('every state fits at every size and is accessible', async ({ page, console }) => {
  test.slow();
  console.allow(REJECTION);
  const user = await newAccount(OLD);
  await page.goto('/login');
  await atEverySize(page, () => expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeInViewport());
  await page.goto('/usuarios/olvide');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await fitsAndIsAccessible(page);
  await page.getByLabel('Usuario').fill(user);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(title(page, 'Revisa tu correo')).toBeVisible();
  await fitsAndIsAccessible(page);

  await page.goto((await emailFor(user, 2)).enlace);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await fitsAndIsAccessible(page);
  await typePassword(page, NEW);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(title(page, 'Contraseña restablecida')).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.reload();
  await expect(title(page, 'Token inválido')).toBeVisible();
  await fitsAndIsAccessible(page);

  await signInAs(page, user, NEW);
  const dialog = await openChange(page);
  await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(dialog.getByRole('alert').first()).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Karla Martínez Cordero/ })).toBeFocused();
});
