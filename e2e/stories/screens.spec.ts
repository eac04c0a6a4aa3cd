import { randomUUID } from 'node:crypto';
import { expectAccessible } from '../src/accessibility.ts';
import { openActivos, PointOfSale } from '../src/pos.ts';
import { delivery, driverWith, pickup } from '../src/ruta.ts';
import { atEverySize, fits, fitsAndIsAccessible, SIZES } from '../src/sizes.ts';
import { callApi } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

test('sign-in fits at every size and is accessible', async ({ page }) => {
  await page.goto('/login');
  await atEverySize(page, () => expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeInViewport());
  await fitsAndIsAccessible(page);
});

test('Activos fits at every size, filters and is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, 'super@aguaclara.mx');
  // Adds a nota 'lista' without a lugar, the worst case for the size of touch targets: its card has the shortest chips, nearest
  // to the card's buttons.
  const { nota: id } = await delivery(page);
  await callApi(page, '/api/ventas/etapa', { id, operacion: randomUUID(), desde: 'recibida', etapa: 'lista' });
  await openActivos(page);
  await fitsAndIsAccessible(page);
  // The link has the card's rounded corners, so its focus ring follows the card's edge.
  const card = page.getByRole('article').first();
  const roundness = await card.evaluate((element) => getComputedStyle(element).borderRadius);
  await expect(card.getByRole('link')).toHaveCSS('border-radius', roundness);
  const filters = page.getByRole('radiogroup', { name: 'Filtrar notas' });
  await atEverySize(page, async () => {
    await filters.getByRole('radio', { name: /^Por recolectar/ }).click();
    await expect(page.getByRole('button', { name: /^Recibir ropa de/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Cerrar nota de/ })).toHaveCount(0);
    await filters.getByRole('radio', { name: /^En sucursal/ }).click();
    await expect(page.getByRole('button', { name: /^Cerrar nota de/ }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Recibir ropa de/ })).toHaveCount(0);
  });
});

test('Ruta, sharing it out, a stop and a driver’s link fit at every size and are accessible', async ({ page }) => {
  test.slow();
  await signIn(page, 'super@aguaclara.mx');
  const stop = await delivery(page);
  await driverWith(page, [await pickup(page)]);
  await page.goto('/app/ruta');
  const row = page.getByRole('region', { name: 'Lista' }).getByRole('button', { name: stop.cliente });
  await expect(row).toBeVisible();
  await fitsAndIsAccessible(page);
  await row.click();
  await fitsAndIsAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page
    .getByRole('button', { name: /^Enlace de Lupe/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Enlace' })).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await page.getByRole('button', { name: 'Repartir' }).click();
  const dialog = page.getByRole('dialog', { name: /^Repartir/ });
  await dialog.getByRole('checkbox').first().check();
  await expect(dialog.getByRole('button', { name: 'Repartir así' })).toBeEnabled();
  await fitsAndIsAccessible(page);
});

for (const size of SIZES) {
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: size });

    test('the point of sale fits, takes a service and is accessible', async ({ page }) => {
      await signIn(page, 'usuario@aguaclara.mx');
      await page.goto('/app/pos');
      const pos = new PointOfSale(page);
      await pos.servicio('Edredón individual').click();
      const viewNota = page.getByRole('button', { name: /Ver nota/ });
      if (size.width < 600) await viewNota.click();
      await expect(pos.save).toBeInViewport();
      await expect(pos.save).toContainText('$95.00');
      await fits(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      // On phones the page scrolls; from tablets up everything fits on the screen.
      if (size.width >= 600) expect(height).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });
  });
}
