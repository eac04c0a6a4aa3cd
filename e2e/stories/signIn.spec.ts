import type { Page } from '@playwright/test';
import { expect, PASSWORD, signIn, test } from '../src/story.ts';

const REJECTION = /Failed to load resource.*(401|403)/;

test.describe('Sign-in', () => {
  test('shows the form, says which field is wrong and forgets it when edited', async ({ page, console }) => {
    console.allow(REJECTION);
    await page.goto('/');
    await expect(page).toHaveTitle('Inicio de sesión');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.locator('img[src="/LogoLogin.png"]')).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/logo.ico');

    const user = page.getByLabel('Usuario');
    const password = page.getByLabel('Contraseña', { exact: true });
    const send = page.getByRole('button', { name: 'Iniciar sesión' });
    await expect(send).toHaveCSS('background-color', 'rgb(39, 76, 119)');

    await user.fill('nadie@aguaclara.mx');
    await password.fill(PASSWORD);
    await send.click();
    await expect(page.getByText('El usuario no se encuentra registrado.')).toBeVisible();
    await expect(user).toHaveAttribute('aria-invalid', 'true');
    await user.fill('usuario@aguaclara.mx');
    await expect(page.getByText('El usuario no se encuentra registrado.')).toBeHidden();

    await password.fill('equivocada');
    await send.click();
    await expect(page.getByText('La Contraseña es incorrecta.')).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(PASSWORD);
    await expect(page.getByText('La Contraseña es incorrecta.')).toBeHidden();
  });

  test('gives the focus back to the button when the server is away', async ({ page, console }) => {
    console.allow(/Failed to load resource.*503/);
    await page.route('**/api/auth/submit', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/login');
    await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    const send = page.getByRole('button', { name: 'Iniciar sesión' });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(send).toBeFocused();
  });

  test('shows and hides the password with the eye', async ({ page }) => {
    await page.goto('/login');
    const password = page.getByLabel('Contraseña', { exact: true });
    await password.fill('secreta');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('keeps the button busy until the answer, then goes to Activos with the laundry in the title', async ({ page }) => {
    let release = () => {};
    const contained = new Promise<void>((resolver) => {
      release = resolver;
    });
    await page.route('**/api/auth/submit', async (route) => {
      await contained;
      await route.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('button[aria-busy="true"]')).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/app\/activos$/);
    await expect(page).toHaveTitle('Agua Clara | Activos');
    await expect(page.getByText('Daniela Ortiz')).toBeVisible();
    await expect(page.getByText('Sucursal Narvarte')).toBeVisible();
  });

  test('asks for no more than 6 files and 120 KB of JavaScript on a first visit', async ({ page }) => {
    const sizes: Promise<{ url: string; js: boolean; bytes: number }>[] = [];
    page.on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize }) => ({
          url: request.url(),
          js: request.resourceType() === 'script',
          bytes: responseBodySize,
        })),
      );
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const requested = await Promise.all(sizes);
    expect(requested.map(({ url }) => url).length, requested.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(6);
    const javascript = requested.filter(({ js }) => js).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(javascript).toBeGreaterThan(0);
    expect(javascript).toBeLessThanOrEqual(120 * 1024);
  });
});

test.describe('The session check', () => {
  test('sends everybody where their role starts', async ({ page, console }) => {
    console.allow(REJECTION);
    await page.goto('/app/pos');
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page).toHaveURL(/\/app\/pos$/);

    await page.goto('/login');
    await expect(page).toHaveURL(/\/app\/activos$/);
    await page.goto('/no/existe');
    await expect(page).toHaveURL(/\/app\/activos$/);
    await page.goto('/app/configuracion/servicios');
    await expect(page).toHaveURL(/\/app\/activos$/);

    await page.getByRole('button', { name: /Daniela Ortiz/ }).click();
    await page.getByRole('menuitem', { name: 'Salir' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/app/activos');
    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/^Tu sesión/)).toHaveCount(0);
  });

  test('gives the accountant reports and lists, never the counter', async ({ page }) => {
    await signIn(page, 'contador@aguaclara.mx');
    await page.goto('/');
    await expect(page).toHaveURL(/\/app\/ventas$/);
    const sections = page.getByRole('navigation', { name: 'Secciones' }).first();
    await expect(sections.getByRole('link')).toHaveText(['Caja', 'Ventas', 'Clientes', 'Reportes']);
    await page.goto('/app/activos');
    await expect(page).toHaveURL(/\/app\/ventas$/);
  });

  test('takes an address that a section does not have to the section’s first page', async ({ page }) => {
    await signIn(page, 'super@aguaclara.mx');
    for (const section of ['activos', 'pos', 'caja', 'ventas', 'clientes', 'dashboard']) {
      await page.goto(`/app/${section}/no/existe`);
      await expect(page).toHaveURL(new RegExp(`/app/${section}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/app/configuracion/no/existe');
    await expect(page).toHaveURL(/\/app\/configuracion\/servicios$/);
  });

  test('titles every section with the laundry and wears its colours', async ({ page }) => {
    await signIn(page, 'super@bugambilia.mx');
    const titles = [
      ['/app/activos', 'Bugambilia | Activos'],
      ['/app/pos', 'Bugambilia | Punto de Venta'],
      ['/app/ventas', 'Bugambilia | Tus Ventas'],
      ['/app/clientes', 'Bugambilia | Tus Clientes'],
      ['/app/dashboard', 'Bugambilia | Dashboard'],
      ['/app/configuracion/servicios', 'Bugambilia | Configuración'],
    ] as const;
    for (const [path, title] of titles) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    }
    await page.goto('/app/activos');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(163, 25, 91)');
    const { logo_ico } = await (await page.request.get('/api/tenant/identidad')).json();
    expect(logo_ico).not.toBe('');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', logo_ico);
  });
});

/** The addresses of the scripts that the HTML of a page preloads. */
async function announced(page: Page, address: string): Promise<string[]> {
  const html = await (await page.request.get(address)).text();
  return [...html.matchAll(/<link href="([^"]+)" rel="preload" as="script"/g)].flatMap(([, file]) => file ?? []);
}

test('the page behind sign-in preloads the code that it needs first, fetched once; the sign-in page preloads none', async ({
  page,
}) => {
  expect(await announced(page, '/login')).toEqual([]);
  await signIn(page, 'usuario@aguaclara.mx');
  const files = await announced(page, '/app/activos');
  expect(files.length).toBeGreaterThan(0);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  await page.goto('/app/activos');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(requested.filter((sent) => files.includes(sent)).sort()).toEqual([...files].sort());
});
