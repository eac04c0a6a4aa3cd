import type { Page } from '@playwright/test';
import { sinFaltasDeAccesibilidad } from '../src/accesibilidad.ts';
import { abrirActivos, PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';

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

    test('sign-in fits and is accessible', async ({ page }) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeInViewport();
      await sinDesborde(page);
      await sinFaltasDeAccesibilidad(page);
    });

    test('Activos fits, filters and is accessible', async ({ page }) => {
      await entrar(page, 'super@aguaclara.mx');
      await abrirActivos(page);
      await sinDesborde(page);
      await sinFaltasDeAccesibilidad(page);
      const filtros = page.getByRole('radiogroup', { name: 'Filtrar notas' });
      await filtros.getByRole('radio', { name: /^Por recolectar/ }).click();
      await expect(page.getByRole('button', { name: /^Recibir ropa de/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Cerrar nota de/ })).toHaveCount(0);
      await filtros.getByRole('radio', { name: /^En sucursal/ }).click();
      await expect(page.getByRole('button', { name: /^Cerrar nota de/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Recibir ropa de/ })).toHaveCount(0);
    });

    test('the point of sale fits, takes a service and is accessible', async ({ page }) => {
      await entrar(page, 'usuario@aguaclara.mx');
      await page.goto('/app/pos');
      const pos = new PuntoDeVenta(page);
      await pos.servicio('Edredón individual').click();
      const verNota = page.getByRole('button', { name: /Ver nota/ });
      if (tamano.width < 600) await verNota.click();
      await expect(pos.guardar).toBeInViewport();
      await expect(pos.guardar).toContainText('$95.00');
      await sinDesborde(page);
      const alto = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      // On a phone the services scroll as a page; from a tablet on everything is on one screen.
      if (tamano.width >= 600) expect(alto).toBeLessThanOrEqual(0);
      await sinFaltasDeAccesibilidad(page);
    });
  });
}
