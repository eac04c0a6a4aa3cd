import type { Page } from '@playwright/test';
import { escribirPassword, iniciarSesion, invitar, retirarInvitados } from '../src/invitados.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { cabeYEsAccesible, enCadaTamano } from '../src/tamanos.ts';

const PASSWORD = 'secreto-1';
/** What the browser says of the answers that these stories look for. */
const RECHAZO = /Failed to load resource/;
const CONFIRMACION = '**/api/usuarios/confirmation/**';
const SUBMIT = '**/api/usuarios/confirmation/submit';

test.afterEach(retirarInvitados);

const titulo = (page: Page, nombre: string) => page.getByRole('heading', { level: 1, name: nombre });
const activar = (page: Page) => page.getByRole('button', { name: 'Activar cuenta' });

async function abrir(page: Page, enlace: string): Promise<void> {
  await page.goto(enlace);
  await expect(titulo(page, 'Agua Clara')).toBeVisible();
}

async function llenar(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Karla');
  await page.getByLabel('Apellidos').fill('Martínez Cordero');
  await escribirPassword(page, PASSWORD);
}

test('an invited person activates the account from the e-mail and signs in with it; the link works once', async ({
  page,
  consola,
}) => {
  consola.permitir(RECHAZO);
  const { usuario, enlace } = await invitar();
  let soltar = () => {};
  const contenida = new Promise<void>((resolver) => {
    soltar = resolver;
  });
  await page.route(CONFIRMACION, async (ruta) => {
    await contenida;
    await ruta.continue();
  });
  await page.goto(enlace);
  await expect(page.getByRole('status')).toHaveText('Revisando tu invitación...');
  soltar();
  await expect(titulo(page, 'Agua Clara')).toBeVisible();
  await expect(page).toHaveTitle('Lavanda | Activación de cuenta');
  await expect(page.getByText('Agua Clara te invita a formar parte de su equipo.')).toBeVisible();
  await expect(titulo(page, 'Agua Clara').locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByLabel('Usuario')).toHaveValue(usuario);
  await expect(page.getByLabel('Usuario')).not.toBeEditable();

  await llenar(page);
  await activar(page).click();
  await expect(titulo(page, 'Confirmación exitosa')).toBeFocused();
  await expect(page.getByText(`Entra con ${usuario} y la contraseña que elegiste.`)).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await iniciarSesion(page, usuario, PASSWORD);
  await expect(page).toHaveURL(/\/app\/activos$/);
  await expect(page.getByText('Karla Martínez Cordero')).toBeVisible();

  await page.goto(enlace);
  await expect(titulo(page, 'Token inválido')).toBeVisible();
  await expect(page.getByText('Solicita un nuevo token de confirmación.')).toBeVisible();
});

test('says everything that is wrong, in the order and words of the specification, and forgets it when edited', async ({
  page,
}) => {
  const { enlace } = await invitar();
  await abrir(page, enlace);
  await page.getByLabel('Contraseña', { exact: true }).fill('1234');
  await page.getByLabel('Confirmar contraseña').fill('12345');
  await activar(page).click();
  await expect(page.getByRole('alert')).toHaveText([
    'El nombre es requerido.',
    'Los apellidos son requeridos.',
    'La contraseña debe tener al menos 6 caracteres.',
    'Las contraseñas no coinciden.',
  ]);
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await llenar(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const campo of ['Contraseña', 'Confirmar contraseña']) {
    const caja = page.getByLabel(campo, { exact: true });
    const ojo = caja.locator('xpath=following-sibling::button');
    await expect(caja).toHaveAttribute('type', 'password');
    await ojo.click();
    await expect(caja).toHaveAttribute('type', 'text');
    await expect(ojo).toHaveAccessibleName('Ocultar contraseña');
  }
});

test('tells a link that means nothing, a server that fails and a network that is down, each with what to do', async ({
  page,
  consola,
}) => {
  consola.permitir(RECHAZO);
  await page.goto('/usuarios/verification/no-existe');
  await expect(titulo(page, 'Token inválido')).toBeVisible();
  await page.goto('/usuarios/verification/');
  await expect(titulo(page, 'Token inválido')).toBeVisible();
  await page.goto(`/usuarios/verification/${'x'.repeat(300)}`);
  await expect(titulo(page, 'Token inválido')).toBeVisible();

  const { enlace } = await invitar();
  const fallas = [
    { respuesta: { status: 500, body: '' }, mensaje: 'Ocurrió una falla en el servidor.' },
    { respuesta: { status: 429, body: '' }, mensaje: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.' },
    { respuesta: null, mensaje: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.' },
  ];
  for (const { respuesta, mensaje } of fallas) {
    await page.route(CONFIRMACION, (ruta) => (respuesta ? ruta.fulfill(respuesta) : ruta.abort()));
    await page.goto(enlace);
    await expect(page.getByRole('alert')).toContainText(mensaje);
    await page.unroute(CONFIRMACION);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(titulo(page, 'Agua Clara')).toBeVisible();
  }

  await llenar(page);
  await page.route(SUBMIT, (ruta) => ruta.abort());
  await activar(page).click();
  await expect(page.getByRole('alert')).toHaveText('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.');
  await expect(page.getByLabel('Apellidos')).toHaveValue('Martínez Cordero');
  await page.unroute(SUBMIT);
  await activar(page).click();
  await expect(titulo(page, 'Confirmación exitosa')).toBeVisible();
});

test('an invitation that runs out, before or while the form is filled in, sends to the administrator', async ({
  page,
  consola,
}) => {
  consola.permitir(RECHAZO);
  const { enlace } = await invitar();
  await abrir(page, enlace);
  await llenar(page);
  // 72 hours pass on the server's clock, not here: its own tests prove the 401.
  await page.route(CONFIRMACION, (ruta) => ruta.fulfill({ status: 401, json: { status: 401, detail: 'Token expirado.' } }));
  await activar(page).click();
  await expect(titulo(page, 'Token expirado')).toBeFocused();
  await expect(page.getByText('Pide una nueva al administrador de tu lavandería.')).toBeVisible();
  await page.reload();
  await expect(titulo(page, 'Token expirado')).toBeVisible();
});

test('works in the browser of who sent it, and after another invitation was opened there', async ({ page, consola }) => {
  consola.permitir(RECHAZO);
  await entrar(page, 'super@aguaclara.mx');
  const [una, otra] = [await invitar(), await invitar()];
  await abrir(page, una.enlace);
  await llenar(page);
  const segunda = await page.context().newPage();
  await abrir(segunda, otra.enlace);
  await segunda.close();

  await activar(page).click();
  await expect(titulo(page, 'Confirmación exitosa')).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await iniciarSesion(page, una.usuario, PASSWORD);
  await expect(page.getByText('Karla Martínez Cordero')).toBeVisible();
});

test('is done with the keyboard alone', async ({ page }) => {
  const { enlace } = await invitar();
  await abrir(page, enlace);
  const teclado = page.keyboard;
  await teclado.press('Tab');
  await teclado.type('Karla');
  await teclado.press('Tab');
  await teclado.type('Martínez Cordero');
  await teclado.press('Tab');
  await expect(page.getByLabel('Usuario')).toBeFocused();
  await teclado.press('Tab');
  await teclado.type(PASSWORD);
  await teclado.press('Tab');
  await teclado.press('Space');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await teclado.press('Tab');
  await teclado.type(PASSWORD);
  await teclado.press('Tab');
  await teclado.press('Tab');
  await expect(activar(page)).toBeFocused();
  await teclado.press('Enter');
  await expect(titulo(page, 'Confirmación exitosa')).toBeFocused();
  await teclado.press('Tab');
  await teclado.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('downloads nothing of the app: no more than sign-in and its own page', async ({ page }) => {
  const { enlace } = await invitar();
  const pedidos: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (peticion) => {
    if (peticion.resourceType() !== 'script') return;
    pedidos.push({ url: peticion.url(), bytes: (await peticion.sizes()).responseBodySize });
  });
  await abrir(page, enlace);
  await page.waitForLoadState('networkidle');
  expect(pedidos.map(({ url }) => url).filter((url) => /\/(app|mui)[.-]/.test(url))).toEqual([]);
  expect(pedidos.reduce((suma, { bytes }) => suma + bytes, 0)).toBeLessThanOrEqual(120 * 1024);
});

test('every state fits at every size and is accessible', async ({ page, consola }) => {
  test.slow();
  consola.permitir(RECHAZO);
  const { enlace } = await invitar();
  await page.route(CONFIRMACION, () => {});
  await page.goto(enlace);
  await expect(page.getByRole('status')).toBeVisible();
  await cabeYEsAccesible(page);
  await page.unroute(CONFIRMACION);

  await abrir(page, enlace);
  await enCadaTamano(page, async ({ width }) => {
    const ancho = () => page.locator('main > section').evaluate((tarjeta) => tarjeta.getBoundingClientRect().width);
    await expect.poll(ancho).toBe(Math.min(520, width - 32));
  });
  await cabeYEsAccesible(page);
  await activar(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await cabeYEsAccesible(page);
  await llenar(page);
  await activar(page).click();
  await expect(titulo(page, 'Confirmación exitosa')).toBeVisible();
  await cabeYEsAccesible(page);

  await page.reload();
  await expect(titulo(page, 'Token inválido')).toBeVisible();
  await cabeYEsAccesible(page);
  await page.route(CONFIRMACION, (ruta) => ruta.fulfill({ status: 401, json: {} }));
  await page.reload();
  await expect(titulo(page, 'Token expirado')).toBeVisible();
  await cabeYEsAccesible(page);
});
