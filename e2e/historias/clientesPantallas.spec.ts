import type { Page } from '@playwright/test';
import { PETEN, SAVINON } from '../src/clientes.ts';
import { expect, test } from '../src/prueba.ts';
import { abrirLista, apellidoUnico, buscar, registrar } from '../src/tusClientes.ts';
import { sinFaltasDeAccesibilidad } from '../src/ventas.ts';

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
      await sinFaltasDeAccesibilidad(page);
    });
  });
}
