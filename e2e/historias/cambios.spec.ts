import type { Page } from '@playwright/test';
import { entrar, expect, test } from '../src/prueba.ts';

const SECCIONES = ['Punto de Venta', 'Ventas', 'Clientes', 'Reportes', 'Activos'];

const enlace = (page: Page, seccion: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: seccion, exact: true });

/** Those in the page, whether they are seen or not. */
const titulos = (page: Page) => page.locator('main h1');

/** What stands in the place of what hasn't come. */
const esperando = (page: Page) => page.locator('main :is(.MuiSkeleton-root, .MuiCircularProgress-root)');

/** Its one title has the focus, and everything that it asks for has come. */
async function abierta(page: Page, seccion: string): Promise<void> {
  await expect(enlace(page, seccion)).toHaveAttribute('aria-current', 'page');
  await expect(titulos(page)).toHaveCount(1);
  await expect(titulos(page)).toBeFocused();
  await expect(esperando(page)).toHaveCount(0);
}

async function visitarTodas(page: Page): Promise<void> {
  await entrar(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  for (const seccion of SECCIONES) {
    await enlace(page, seccion).click();
    await abierta(page, seccion);
  }
}

/** What is in the window, the bar with its pointer aside. Charts draw themselves for a while. */
async function foto(page: Page, path?: string): Promise<Buffer> {
  await page.mouse.move(2, 500);
  await page.evaluate(() => Promise.all(document.getAnimations().map((animacion) => animacion.finished.catch(() => undefined))));
  const mask = [page.getByRole('banner'), page.locator('main svg.MuiChartsSurface-root')];
  return page.screenshot({ mask, ...(path !== undefined && { path }) });
}

/** What later ones of that name are held against. */
const guardarFoto = (page: Page, nombre: string) => foto(page, test.info().snapshotPath(nombre));

for (const { pantalla, viewport } of [
  { pantalla: 'the counter', viewport: { width: 1440, height: 900 } },
  { pantalla: 'a phone', viewport: { width: 390, height: 844 } },
])
  test(`on ${pantalla}, a section that comes back looks as it was left`, async ({ page }) => {
    await visitarTodas(page);
    await page.setViewportSize(viewport);
    const abrir = async (seccion: string) => {
      await enlace(page, seccion).click();
      await abierta(page, seccion);
    };
    for (const seccion of SECCIONES) {
      await abrir(seccion);
      await guardarFoto(page, `${seccion}.png`);
    }
    for (const seccion of SECCIONES) {
      await abrir(seccion);
      expect(await foto(page)).toMatchSnapshot(`${seccion}.png`);
    }
  });

test('what loses its button gives the focus to the title of its section', async ({ page }) => {
  await visitarTodas(page);
  await enlace(page, 'Ventas').click();
  await abierta(page, 'Ventas');
  await page.getByLabel('Nombre del cliente').fill('Nadie se llama así');
  const quitar = page.getByRole('button', { name: 'Quitar filtros' });
  await quitar.focus();
  await page.keyboard.press('Enter');
  await expect(quitar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toBeFocused();
});

// Each is begun and ended before the page is painted, and then there is a frame more.
test('a section that comes back begins no animation', async ({ page }) => {
  await visitarTodas(page);
  const animaciones = await page.evaluateHandle(() => {
    const nombres: string[] = [];
    addEventListener('animationstart', ({ animationName }) => nombres.push(animationName), { capture: true });
    return nombres;
  });
  for (const seccion of SECCIONES) {
    await enlace(page, seccion).evaluate((suyo: HTMLElement) => suyo.click());
    await abierta(page, seccion);
  }
  expect(await animaciones.jsonValue()).toEqual([]);
});
