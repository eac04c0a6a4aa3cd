import { sinFaltasDeAccesibilidad } from '../src/accesibilidad.ts';
import { abrirActivos, PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { cabe, cabeYEsAccesible, enCadaTamano, TAMANOS } from '../src/tamanos.ts';

test('sign-in fits at every size and is accessible', async ({ page }) => {
  await page.goto('/login');
  await enCadaTamano(page, () => expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeInViewport());
  await cabeYEsAccesible(page);
});

test('Activos fits at every size, filters and is accessible', async ({ page }) => {
  test.slow();
  await entrar(page, 'super@aguaclara.mx');
  await abrirActivos(page);
  await cabeYEsAccesible(page);
  // The ring of the link, which is the card's, is as round as the card.
  const tarjeta = page.getByRole('article').first();
  const redondez = await tarjeta.evaluate((elemento) => getComputedStyle(elemento).borderRadius);
  await expect(tarjeta.getByRole('link')).toHaveCSS('border-radius', redondez);
  const filtros = page.getByRole('radiogroup', { name: 'Filtrar notas' });
  await enCadaTamano(page, async () => {
    await filtros.getByRole('radio', { name: /^Por recolectar/ }).click();
    await expect(page.getByRole('button', { name: /^Recibir ropa de/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cerrar nota de/ })).toHaveCount(0);
    await filtros.getByRole('radio', { name: /^En sucursal/ }).click();
    await expect(page.getByRole('button', { name: /^Cerrar nota de/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Recibir ropa de/ })).toHaveCount(0);
  });
});

for (const tamano of TAMANOS) {
  test.describe(`${tamano.width}x${tamano.height}`, () => {
    test.use({ viewport: tamano });

    test('the point of sale fits, takes a service and is accessible', async ({ page }) => {
      await entrar(page, 'usuario@aguaclara.mx');
      await page.goto('/app/pos');
      const pos = new PuntoDeVenta(page);
      await pos.servicio('Edredón individual').click();
      const verNota = page.getByRole('button', { name: /Ver nota/ });
      if (tamano.width < 600) await verNota.click();
      await expect(pos.guardar).toBeInViewport();
      await expect(pos.guardar).toContainText('$95.00');
      await cabe(page);
      const alto = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      // On a phone the services scroll as a page; from a tablet on everything is on one screen.
      if (tamano.width >= 600) expect(alto).toBeLessThanOrEqual(0);
      await sinFaltasDeAccesibilidad(page);
    });
  });
}
