import type { Page } from '@playwright/test';
import { sinFaltasDeAccesibilidad } from '../src/accesibilidad.ts';
import { PETEN, SAVINON } from '../src/clientes.ts';
import { expect, test } from '../src/prueba.ts';
import { abrirLista, apellidoUnico, buscar, registrar } from '../src/tusClientes.ts';

const TAMANOS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

async function sinDesborde(page: Page): Promise<void> {
  const sobra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(sobra).toBeLessThanOrEqual(0);
}

for (const tamano of TAMANOS) {
  test.describe(`${tamano.width}x${tamano.height}`, () => {
    test.use({ viewport: tamano });

    test('list, customer and form fit and are accessible', async ({ page }) => {
      await abrirLista(page);
      const apellido = apellidoUnico();
      const id = await registrar(page, { apellido, domicilio: [PETEN, SAVINON] });
      const nombre = `María Fernanda ${apellido}`;
      await buscar(page, apellido);
      if (tamano.width < 600) {
        await page.getByRole('button', { name: `Acciones de ${nombre}` }).click();
        await expect(page.getByRole('menuitem', { name: 'Copiar datos' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menuitem')).toHaveCount(0);
        const fila = page.getByRole('list', { name: 'Tus Clientes' }).getByRole('listitem');
        expect((await fila.boundingBox())?.height).toBe(72);
      } else await expect(page.getByRole('row').filter({ hasText: apellido })).toBeVisible();
      await sinDesborde(page);
      await sinFaltasDeAccesibilidad(page);

      await page.goto(`/app/clientes/${id}`);
      const modificar = page.getByRole('button', { name: 'Modificar' });
      await expect(modificar).toBeInViewport();
      const lugar = await page.getByText('Razón social').boundingBox();
      await sinFaltasDeAccesibilidad(page);
      await modificar.click();
      // The same grid: what is read stands where it is written.
      const despues = await page.getByText('Razón social').boundingBox();
      expect(Math.abs((despues?.y ?? 0) - (lugar?.y ?? 0))).toBeLessThanOrEqual(2);
      await page.getByLabel('Correo electrónico').scrollIntoViewIfNeeded();
      await expect(page.getByRole('button', { name: 'Guardar' })).toBeInViewport();
      await sinDesborde(page);
      // From the top: where the page happens to be scrolled to, the bar may cover half of a control, which axe takes for a small one.
      await page.evaluate(() => window.scrollTo(0, 0));
      await sinFaltasDeAccesibilidad(page);
    });
  });
}

test('the rows of the list are gone through with the keyboard alone, past those that were drawn', async ({ page }) => {
  await abrirLista(page);
  const fila = (indice: number) => page.locator(`[data-indice="${indice}"]`);
  const copiar = (indice: number) => fila(indice).getByRole('button');
  await expect(copiar(0)).toBeVisible();
  await page.getByRole('link', { name: 'Registrar nuevo cliente' }).focus();
  await page.keyboard.press('Tab');
  await expect(copiar(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(fila(0).getByRole('link')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copiar(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(fila(0).getByRole('link')).toBeFocused();
  for (let indice = 1; indice <= 40; indice += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(fila(indice).getByRole('link')).toBeFocused();
    await expect(fila(indice).getByRole('link')).toBeInViewport();
  }

  // Scrolled out of sight, the row keeps the focus; the rows on the page are in their order when it rests, and Tab goes on.
  const enfocada = await fila(40).getByRole('link').getAttribute('aria-label');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(fila(0)).toBeInViewport();
  await expect(page.getByRole('link', { name: enfocada ?? '', exact: true })).toBeFocused();
  const orden = () =>
    page.locator('[data-indice]').evaluateAll((filas) => filas.map((cada) => Number(cada.getAttribute('data-indice'))));
  await expect.poll(async () => (await orden()).every((indice, i, todas) => i === 0 || indice > (todas[i - 1] ?? 0))).toBe(true);
  await page.keyboard.press('Tab');
  await expect(copiar(41)).toBeFocused();
  await expect(copiar(41)).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/clientes\/[0-9a-f-]{36}$/);
});
