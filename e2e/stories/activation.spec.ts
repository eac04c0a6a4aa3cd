import type { Page } from '@playwright/test';
import { invite, logIn, removeInvitees, typePassword } from '../src/invitees.ts';
import { atEverySize, fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

const PASSWORD = 'secreto-1';
/** The browser's console message about the refused calls that these stories cause. */
const REJECTION = /Failed to load resource/;
const CONFIRMATION = '**/api/usuarios/confirmation/**';
const SUBMIT = '**/api/usuarios/confirmation/submit';

test.afterEach(removeInvitees);

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const activate = (page: Page) => page.getByRole('button', { name: 'Activar cuenta' });

async function open(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await expect(title(page, 'Agua Clara')).toBeVisible();
}

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Nombre').fill('Karla');
  await page.getByLabel('Apellidos').fill('Martínez Cordero');
  await typePassword(page, PASSWORD);
}

test('an invited person activates the account from the e-mail and signs in with it; the link works once', async ({
  page,
  console,
}) => {
  console.allow(REJECTION);
  const { usuario: user, enlace: link } = await invite();
  let release = () => {};
  const contained = new Promise<void>((resolver) => {
    release = resolver;
  });
  await page.route(CONFIRMATION, async (route) => {
    await contained;
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText('Revisando tu invitación...');
  release();
  await expect(title(page, 'Agua Clara')).toBeVisible();
  await expect(page).toHaveTitle('Lavanda | Activación de cuenta');
  await expect(page.getByText('Agua Clara te invita a formar parte de su equipo.')).toBeVisible();
  await expect(title(page, 'Agua Clara').locator('img')).toHaveJSProperty('complete', true);
  await expect(page.getByLabel('Usuario')).toHaveValue(user);
  await expect(page.getByLabel('Usuario')).not.toBeEditable();

  await fill(page);
  await activate(page).click();
  await expect(title(page, 'Confirmación exitosa')).toBeFocused();
  await expect(page.getByText(`Entra con ${user} y la contraseña que elegiste.`)).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, user, PASSWORD);
  await expect(page).toHaveURL(/\/app\/activos$/);
  await expect(page.getByText('Karla Martínez Cordero')).toBeVisible();

  await page.goto(link);
  await expect(title(page, 'Token inválido')).toBeVisible();
  await expect(page.getByText('Solicita un nuevo token de confirmación.')).toBeVisible();
});

test('says everything that is wrong, in the order and words of the specification, and forgets it when edited', async ({
  page,
}) => {
  const { enlace: link } = await invite();
  await open(page, link);
  await page.getByLabel('Contraseña', { exact: true }).fill('1234');
  await page.getByLabel('Confirmar contraseña').fill('12345');
  await activate(page).click();
  await expect(page.getByRole('alert')).toHaveText([
    'El nombre es requerido.',
    'Los apellidos son requeridos.',
    'La contraseña debe tener al menos 6 caracteres.',
    'Las contraseñas no coinciden.',
  ]);
  await expect(page.getByLabel('Nombre')).toBeFocused();
  await fill(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const field of ['Contraseña', 'Confirmar contraseña']) {
    const input = page.getByLabel(field, { exact: true });
    const eye = input.locator('xpath=following-sibling::button');
    await expect(input).toHaveAttribute('type', 'password');
    await eye.click();
    await expect(input).toHaveAttribute('type', 'text');
    await expect(eye).toHaveAccessibleName('Ocultar contraseña');
  }
});

test('tells a link that means nothing, a server that fails and a network that is down, each with what to do', async ({
  page,
  console,
}) => {
  console.allow(REJECTION);
  await page.goto('/usuarios/verification/no-existe');
  await expect(title(page, 'Token inválido')).toBeVisible();
  await page.goto('/usuarios/verification/');
  await expect(title(page, 'Token inválido')).toBeVisible();
  await page.goto(`/usuarios/verification/${'x'.repeat(300)}`);
  await expect(title(page, 'Token inválido')).toBeVisible();

  const { enlace: link } = await invite();
  const failures = [
    { response: { status: 500, body: '' }, mensaje: 'Ocurrió una falla en el servidor.' },
    { response: { status: 429, body: '' }, mensaje: 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.' },
    { response: null, mensaje: 'El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.' },
  ];
  for (const { response, mensaje: message } of failures) {
    await page.route(CONFIRMATION, (route) => (response ? route.fulfill(response) : route.abort()));
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText(message);
    await page.unroute(CONFIRMATION);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(title(page, 'Agua Clara')).toBeVisible();
  }

  await fill(page);
  await page.route(SUBMIT, (route) => route.abort());
  await activate(page).click();
  await expect(page.getByRole('alert')).toHaveText('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.');
  await expect(page.getByLabel('Apellidos')).toHaveValue('Martínez Cordero');
  await page.unroute(SUBMIT);
  await activate(page).click();
  await expect(title(page, 'Confirmación exitosa')).toBeVisible();
});

test('an invitation that runs out, before or while the form is filled in, sends to the administrator', async ({
  page,
  console,
}) => {
  console.allow(REJECTION);
  const { enlace: link } = await invite();
  await open(page, link);
  await fill(page);
  // A link expires after 72 hours. The story can't wait that long, so it fakes the 401, which the server's tests cover.
  await page.route(CONFIRMATION, (route) => route.fulfill({ status: 401, json: { status: 401, detail: 'Token expirado.' } }));
  await activate(page).click();
  await expect(title(page, 'Token expirado')).toBeFocused();
  await expect(page.getByText('Pide una nueva al administrador de tu lavandería.')).toBeVisible();
  await page.reload();
  await expect(title(page, 'Token expirado')).toBeVisible();
});

test('works in the browser of who sent it, and after another invitation was opened there', async ({ page, console }) => {
  console.allow(REJECTION);
  await signIn(page, 'super@aguaclara.mx');
  const [first, another] = [await invite(), await invite()];
  await open(page, first.enlace);
  await fill(page);
  const second = await page.context().newPage();
  await open(second, another.enlace);
  await second.close();

  await activate(page).click();
  await expect(title(page, 'Confirmación exitosa')).toBeVisible();
  await page.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(page, first.usuario, PASSWORD);
  await expect(page.getByText('Karla Martínez Cordero')).toBeVisible();
});

test('is done with the keyboard alone', async ({ page }) => {
  const { enlace: link } = await invite();
  await open(page, link);
  const keyboard = page.keyboard;
  await keyboard.press('Tab');
  await keyboard.type('Karla');
  await keyboard.press('Tab');
  await keyboard.type('Martínez Cordero');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Usuario')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveAttribute('type', 'text');
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(activate(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(title(page, 'Confirmación exitosa')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});

test('downloads nothing of the app: no more than sign-in and its own page', async ({ page }) => {
  const { enlace: link } = await invite();
  const requested: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    if (request.resourceType() !== 'script') return;
    requested.push({ url: request.url(), bytes: (await request.sizes()).responseBodySize });
  });
  await open(page, link);
  await page.waitForLoadState('networkidle');
  expect(requested.map(({ url }) => url).filter((url) => /\/(app|mui)[.-]/.test(url))).toEqual([]);
  expect(requested.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(120 * 1024);
});

test('every state fits at every size and is accessible', async ({ page, console }) => {
  test.slow();
  console.allow(REJECTION);
  const { enlace: link } = await invite();
  await page.route(CONFIRMATION, () => {});
  await page.goto(link);
  await expect(page.getByRole('status')).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.unroute(CONFIRMATION);

  await open(page, link);
  await atEverySize(page, async ({ width }) => {
    const wide = () => page.locator('main > section').evaluate((card) => card.getBoundingClientRect().width);
    await expect.poll(wide).toBe(Math.min(520, width - 32));
  });
  await fitsAndIsAccessible(page);
  await activate(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await fitsAndIsAccessible(page);
  await fill(page);
  await activate(page).click();
  await expect(title(page, 'Confirmación exitosa')).toBeVisible();
  await fitsAndIsAccessible(page);

  await page.reload();
  await expect(title(page, 'Token inválido')).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.route(CONFIRMATION, (route) => route.fulfill({ status: 401, json: {} }));
  await page.reload();
  await expect(title(page, 'Token expirado')).toBeVisible();
  await fitsAndIsAccessible(page);
});
