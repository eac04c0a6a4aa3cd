import type { Page } from '@playwright/test';
import { correoPara } from '../src/correo.ts';
import { escribirPassword, iniciarSesion, nuevaCuenta, retirarInvitados } from '../src/invitados.ts';
import { expect, test } from '../src/prueba.ts';
import { cabeYEsAccesible, enCadaTamano } from '../src/tamanos.ts';

const VIEJA = 'vieja-clave';
const NUEVA = 'nueva-clave';
const RECHAZO = /Failed to load resource/;

test.afterEach(retirarInvitados);

const titulo = (page: Page, nombre: string) => page.getByRole('heading', { level: 1, name: nombre });

/** Signs in with the form and waits for Activos. */
async function entrarCon(page: Page, usuario: string, password: string): Promise<void> {
  await page.goto('/login');
  await iniciarSesion(page, usuario, password);
  await expect(page).toHaveURL(/\/app\/activos$/);
}

/** Opens the change of password from the user menu. */
async function abrirCambio(page: Page) {
  await page.getByRole('button', { name: /^Karla Martínez Cordero/ }).click();
  await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Cambiar contraseña' });
  await expect(dialogo.getByLabel('Contraseña actual')).toBeFocused();
  return dialogo;
}

async function escribirCambio(dialogo: Awaited<ReturnType<typeof abrirCambio>>, actual: string, nueva: string): Promise<void> {
  await dialogo.getByLabel('Contraseña actual').fill(actual);
  await dialogo.getByLabel('Contraseña nueva').fill(nueva);
  await dialogo.getByLabel('Confirmar contraseña').fill(nueva);
  await dialogo.getByRole('button', { name: 'Cambiar contraseña' }).click();
}

test('who forgot the password gets a link by e-mail, chooses another and signs in; the link works once', async ({
  page,
  otraCaja,
  consola,
}) => {
  consola.permitir(RECHAZO);
  const usuario = await nuevaCuenta(VIEJA);
  const { page: ajena } = await otraCaja('usuario@aguaclara.mx');
  await page.goto('/login');
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click();
  await expect(titulo(page, 'Olvidé mi contraseña')).toBeVisible();
  await expect(page).toHaveTitle('Lavanda | Olvidé mi contraseña');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('alert')).toHaveText('Escribe tu usuario.');
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(titulo(page, 'Revisa tu correo')).toBeFocused();

  const { enlace } = await correoPara(usuario, 2);
  // In a browser where somebody else is signed in.
  await ajena.goto(enlace);
  await expect(titulo(ajena, 'Agua Clara')).toBeVisible();
  await expect(ajena).toHaveTitle('Lavanda | Restablecer contraseña');
  await expect(ajena.getByLabel('Usuario')).toHaveValue(usuario);
  await escribirPassword(ajena, '12345');
  await ajena.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(ajena.getByRole('alert')).toHaveText('La contraseña debe tener al menos 6 caracteres.');
  await escribirPassword(ajena, NUEVA);
  await ajena.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(titulo(ajena, 'Contraseña restablecida')).toBeFocused();
  await ajena.getByRole('link', { name: 'Iniciar sesión' }).click();
  await iniciarSesion(ajena, usuario, VIEJA);
  await expect(ajena.getByText('La Contraseña es incorrecta.')).toBeVisible();
  await iniciarSesion(ajena, usuario, NUEVA);
  await expect(ajena.getByText('Karla Martínez Cordero')).toBeVisible();

  await page.goto(enlace);
  await expect(titulo(page, 'Token inválido')).toBeVisible();
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await expect(titulo(page, 'Olvidé mi contraseña')).toBeVisible();
});

test('nobody learns from the answer whether there is such an account', async ({ page }) => {
  await page.goto('/usuarios/olvide');
  await page.getByLabel('Usuario').fill('nadie@cuentas.historias.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(titulo(page, 'Revisa tu correo')).toBeVisible();
  await expect(page.getByText('Si nadie@cuentas.historias.mx tiene una cuenta, te llegará un enlace')).toBeVisible();
  await page.getByRole('link', { name: 'Volver a iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('a reset link that ran out says so and offers another; a network that is down keeps what was typed', async ({
  page,
  consola,
}) => {
  consola.permitir(RECHAZO);
  await page.route('**/api/auth/restablecer/**', (ruta) => ruta.fulfill({ status: 401, json: {} }));
  await page.goto('/usuarios/restablecer/vencido');
  await expect(titulo(page, 'Token expirado')).toBeVisible();
  await page.route('**/api/auth/olvide', (ruta) => ruta.abort());
  await page.getByRole('link', { name: 'Pedir otro enlace' }).click();
  await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('alert')).toHaveText('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.');
  await expect(page.getByLabel('Usuario')).toHaveValue('usuario@aguaclara.mx');
});

test('a signed-in change of password ends the other browser’s session and no more', async ({
  page,
  browser,
  consola,
  baseURL,
}) => {
  consola.permitir(RECHAZO);
  const usuario = await nuevaCuenta(VIEJA);
  const otro = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'es-MX' });
  const otra = await otro.newPage();
  consola.vigilar(otra);
  await entrarCon(page, usuario, VIEJA);
  await entrarCon(otra, usuario, VIEJA);

  const dialogo = await abrirCambio(page);
  await escribirCambio(dialogo, 'equivocada', NUEVA);
  await expect(dialogo.getByRole('alert')).toHaveText('La Contraseña es incorrecta.');
  await expect(dialogo.getByLabel('Contraseña actual')).toBeFocused();
  await expect(dialogo.getByLabel('Contraseña nueva')).toHaveValue(NUEVA);
  await escribirCambio(dialogo, VIEJA, NUEVA);
  await expect(dialogo).toBeHidden();
  await expect(page.getByText('Tu contraseña cambió. Se cerraron tus otras sesiones.')).toBeVisible();

  const secciones = (de: Page) => de.getByRole('navigation', { name: 'Secciones' }).first();
  await secciones(otra).getByRole('link', { name: 'Ventas' }).click();
  await expect(otra).toHaveURL(/\/login/);
  await iniciarSesion(otra, usuario, VIEJA);
  await expect(otra.getByText('La Contraseña es incorrecta.')).toBeVisible();
  await secciones(page).getByRole('link', { name: 'Ventas' }).click();
  await expect(titulo(page, 'Tus Ventas')).toBeVisible();
  await otro.close();
});

test('every state fits at every size and is accessible', async ({ page, consola }) => {
  test.slow();
  consola.permitir(RECHAZO);
  const usuario = await nuevaCuenta(VIEJA);
  await page.goto('/login');
  await enCadaTamano(page, () => expect(page.getByRole('link', { name: 'Olvidé mi contraseña' })).toBeInViewport());
  await page.goto('/usuarios/olvide');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await cabeYEsAccesible(page);
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(titulo(page, 'Revisa tu correo')).toBeVisible();
  await cabeYEsAccesible(page);

  await page.goto((await correoPara(usuario, 2)).enlace);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await cabeYEsAccesible(page);
  await escribirPassword(page, NUEVA);
  await page.getByRole('button', { name: 'Guardar contraseña' }).click();
  await expect(titulo(page, 'Contraseña restablecida')).toBeVisible();
  await cabeYEsAccesible(page);
  await page.reload();
  await expect(titulo(page, 'Token inválido')).toBeVisible();
  await cabeYEsAccesible(page);

  await entrarCon(page, usuario, NUEVA);
  const dialogo = await abrirCambio(page);
  await dialogo.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(dialogo.getByRole('alert').first()).toBeVisible();
  await cabeYEsAccesible(page);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
  await expect(page.getByRole('button', { name: /^Karla Martínez Cordero/ })).toBeFocused();
});
