import type { Page } from '@playwright/test';
import { sinFaltasDeAccesibilidad } from '../src/accesibilidad.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { TusVentas } from '../src/ventas.ts';

const TAMANOS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const tamano of TAMANOS) {
  test.describe(`${tamano.width}x${tamano.height}`, () => {
    test.use({ viewport: tamano });

    const cabe = async (page: Page) => {
      const sobra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(sobra).toBeLessThanOrEqual(0);
    };

    test('the list, its selection and the question to void fit and are accessible', async ({ page }) => {
      await entrar(page, 'super@aguaclara.mx');
      const ventas = new TusVentas(page);
      await ventas.abrir();
      expect((await ventas.filas.first().boundingBox())?.height).toBe(tamano.width < 600 ? 72 : 56);
      await cabe(page);
      await ventas.casilla(ventas.filas.nth(1)).check();
      await expect(ventas.barra).toBeInViewport({ ratio: 1 });
      await sinFaltasDeAccesibilidad(page);
      await ventas.barra.getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 1 ventas?' })).toBeVisible();
      await sinFaltasDeAccesibilidad(page);
    });

    test('the range of dates and a note to be read fit and are accessible', async ({ page }) => {
      await entrar(page, 'super@aguaclara.mx');
      const ventas = new TusVentas(page);
      await ventas.abrir();
      await ventas.fechas().click();
      const rango = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
      await rango.getByRole('button', { name: 'Este mes' }).click();
      await expect(rango.getByRole('grid')).toHaveCount(tamano.width < 600 ? 1 : 2);
      await expect(rango.getByRole('button', { name: 'Consultar' })).toBeInViewport();
      await sinFaltasDeAccesibilidad(page);
      await page.keyboard.press('Escape');

      const destino = await ventas.filas.first().getByRole('link').getAttribute('href');
      await page.goto(destino?.replace('/pos/', '/ventas/') ?? '');
      await expect(page.getByRole('heading', { level: 1, name: /^Nota \d+$/ })).toBeVisible();
      await cabe(page);
      await sinFaltasDeAccesibilidad(page);
    });
  });
}

test('everything is done with the keyboard alone', async ({ page }) => {
  await entrar(page, 'admin@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir();

  // Filter.
  await ventas.cliente.focus();
  await page.keyboard.press('Tab');
  await expect(ventas.fechas()).toBeFocused();
  await page.keyboard.press('Enter');
  const rango = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
  await expect(rango.getByLabel('Desde')).toBeFocused();
  await page.keyboard.type('2025-01-01');
  const filtrada = await ventas.pagina(() => page.keyboard.press('Enter'));
  expect(filtrada.query.get('fechaInicial')).toBe('2025-01-01');
  await expect(rango).toBeHidden();
  await expect(ventas.fechas()).toBeFocused();
  await expect(ventas.filas.first()).toBeVisible();

  // Go down the rows past the window: pages load, the focus stays.
  const casilla = (fila: number) => page.locator(`[data-indice="${fila}"]`).getByRole('checkbox');
  await page.getByRole('checkbox', { name: 'Seleccionar todas' }).focus();
  await page.keyboard.press('Tab');
  await expect(casilla(0)).toBeFocused();
  for (let fila = 1; fila <= 24; fila += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(casilla(fila)).toBeFocused();
    await expect(casilla(fila)).toBeInViewport();
  }

  // Choose a range, go to the bar, ask, answer no.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Space');
  await expect(ventas.barra).toContainText('3 ventas');
  await ventas.barra.getByRole('button', { name: 'Quitar selección' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ventas.barra.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ventas.barra.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ventas.barra).toBeHidden();

  // Open a note.
  await casilla(22).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/pos\/[0-9a-f-]{36}$/);
});
