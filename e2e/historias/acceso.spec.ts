import type { Page } from '@playwright/test';
import { entrar, expect, PASSWORD, test } from '../src/prueba.ts';

const RECHAZO = /Failed to load resource.*(401|403)/;

test.describe('Inicio de sesión', () => {
  test('shows the form, says which field is wrong and forgets it when edited', async ({ page, consola }) => {
    consola.permitir(RECHAZO);
    await page.goto('/');
    await expect(page).toHaveTitle('Inicio de sesión');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.locator('img[src="/LogoLogin.png"]')).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/logo.ico');

    const usuario = page.getByLabel('Usuario');
    const password = page.getByLabel('Contraseña', { exact: true });
    const enviar = page.getByRole('button', { name: 'Iniciar sesión' });
    await expect(enviar).toHaveCSS('background-color', 'rgb(39, 76, 119)');

    await usuario.fill('nadie@aguaclara.mx');
    await password.fill(PASSWORD);
    await enviar.click();
    await expect(page.getByText('El usuario no se encuentra registrado.')).toBeVisible();
    await expect(usuario).toHaveAttribute('aria-invalid', 'true');
    await usuario.fill('usuario@aguaclara.mx');
    await expect(page.getByText('El usuario no se encuentra registrado.')).toBeHidden();

    await password.fill('equivocada');
    await enviar.click();
    await expect(page.getByText('La Contraseña es incorrecta.')).toBeVisible();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(PASSWORD);
    await expect(page.getByText('La Contraseña es incorrecta.')).toBeHidden();
  });

  test('gives the focus back to the button when the server is away', async ({ page, consola }) => {
    consola.permitir(/Failed to load resource.*503/);
    await page.route('**/api/auth/submit', (ruta) => ruta.fulfill({ status: 503, json: {} }));
    await page.goto('/login');
    await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    const enviar = page.getByRole('button', { name: 'Iniciar sesión' });
    await enviar.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(enviar).toBeFocused();
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
    let soltar = () => {};
    const contenida = new Promise<void>((resolver) => {
      soltar = resolver;
    });
    await page.route('**/api/auth/submit', async (ruta) => {
      await contenida;
      await ruta.continue();
    });
    await page.goto('/login');
    await page.getByLabel('Usuario').fill('usuario@aguaclara.mx');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(page.locator('button[aria-busy="true"]')).toBeDisabled();
    soltar();
    await expect(page).toHaveURL(/\/app\/activos$/);
    await expect(page).toHaveTitle('Agua Clara | Activos');
    await expect(page.getByText('Daniela Ortiz')).toBeVisible();
    await expect(page.getByText('Sucursal Narvarte')).toBeVisible();
  });

  test('asks for no more than 6 files and 120 KB of JavaScript on a first visit', async ({ page }) => {
    const tamanos: Promise<{ url: string; js: boolean; bytes: number }>[] = [];
    page.on('requestfinished', (peticion) => {
      tamanos.push(
        peticion.sizes().then(({ responseBodySize }) => ({
          url: peticion.url(),
          js: peticion.resourceType() === 'script',
          bytes: responseBodySize,
        })),
      );
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const pedidos = await Promise.all(tamanos);
    expect(pedidos.map(({ url }) => url).length, pedidos.map(({ url }) => url).join('\n')).toBeLessThanOrEqual(6);
    const javascript = pedidos.filter(({ js }) => js).reduce((suma, { bytes }) => suma + bytes, 0);
    expect(javascript).toBeGreaterThan(0);
    expect(javascript).toBeLessThanOrEqual(120 * 1024);
  });
});

test.describe('La puerta', () => {
  test('sends everybody where their role starts', async ({ page, consola }) => {
    consola.permitir(RECHAZO);
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
  });

  test('gives the accountant reports and lists, never the counter', async ({ page }) => {
    await entrar(page, 'contador@aguaclara.mx');
    await page.goto('/');
    await expect(page).toHaveURL(/\/app\/ventas$/);
    const secciones = page.getByRole('navigation', { name: 'Secciones' }).first();
    await expect(secciones.getByRole('link')).toHaveText(['Ventas', 'Clientes', 'Reportes']);
    await page.goto('/app/activos');
    await expect(page).toHaveURL(/\/app\/ventas$/);
  });

  test('takes an address that a section does not have to the section’s first page', async ({ page }) => {
    await entrar(page, 'super@aguaclara.mx');
    for (const seccion of ['activos', 'pos', 'ventas', 'clientes', 'dashboard']) {
      await page.goto(`/app/${seccion}/no/existe`);
      await expect(page).toHaveURL(new RegExp(`/app/${seccion}$`));
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/app/configuracion/no/existe');
    await expect(page).toHaveURL(/\/app\/configuracion\/servicios$/);
  });

  test('titles every section with the laundry and wears its colours', async ({ page }) => {
    await entrar(page, 'super@bugambilia.mx');
    const titulos = [
      ['/app/activos', 'Bugambilia | Activos'],
      ['/app/pos', 'Bugambilia | Punto de Venta'],
      ['/app/ventas', 'Bugambilia | Tus Ventas'],
      ['/app/clientes', 'Bugambilia | Tus Clientes'],
      ['/app/dashboard', 'Bugambilia | Dashboard'],
      ['/app/configuracion/servicios', 'Bugambilia | Configuración'],
    ] as const;
    for (const [ruta, titulo] of titulos) {
      await page.goto(ruta);
      await expect(page).toHaveTitle(titulo);
    }
    await page.goto('/app/activos');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(163, 25, 91)');
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^data:image\/png/);
  });
});

/** The scripts that a page of the product names for the browser to fetch before its code asks for them. */
async function anunciados(page: Page, direccion: string): Promise<string[]> {
  const html = await (await page.request.get(direccion)).text();
  return [...html.matchAll(/<link href="([^"]+)" rel="preload" as="script"/g)].flatMap(([, archivo]) => archivo ?? []);
}

test('the page behind sign-in names the code that comes first, which is fetched once; that of the sign-in names none', async ({
  page,
}) => {
  expect(await anunciados(page, '/login')).toEqual([]);
  await entrar(page, 'usuario@aguaclara.mx');
  const archivos = await anunciados(page, '/app/activos');
  expect(archivos.length).toBeGreaterThan(0);
  const pedidos: string[] = [];
  page.on('request', (pedido) => pedidos.push(new URL(pedido.url()).pathname));
  await page.goto('/app/activos');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(pedidos.filter((pedido) => archivos.includes(pedido)).sort()).toEqual([...archivos].sort());
});
