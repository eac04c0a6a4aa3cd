import { entrar, expect, test } from '../src/prueba.ts';

const MANIFIESTO = '**/mf/mfe-pos/*/mf-manifest.json*';

test.beforeEach(async ({ page, consola }) => {
  consola.permitir(/Failed to load resource/, /RUNTIME-\d+|Federation Runtime|manifest|mfe-pos|crash/i);
  await entrar(page, 'usuario@aguaclara.mx');
});

const FALLAS = [
  { caso: 'is stopped', responder: { status: 404, body: 'No encontrado' } },
  {
    caso: 'answers a broken manifest',
    responder: { status: 200, contentType: 'application/json', body: '{"name": "mfe-pos", ' },
  },
  { caso: 'answers a manifest of something else', responder: { status: 200, contentType: 'application/json', body: '{}' } },
];

for (const { caso, responder } of FALLAS) {
  test(`when mfe-pos ${caso} the shell says so, the rest works, and retry brings it back`, async ({ page }) => {
    await page.route(MANIFIESTO, (ruta) => ruta.fulfill(responder));
    await page.goto('/app/activos');
    const falla = page.getByRole('alert').filter({ hasText: 'No se cargó esta sección' });
    await expect(falla).toBeVisible({ timeout: 20_000 });
    await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Ventas' }).click();
    await expect(page).toHaveTitle('Agua Clara | Tus Ventas');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(falla).toBeVisible({ timeout: 20_000 });

    await page.unroute(MANIFIESTO);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('when mfe-pos is unreachable the shell says so and retry brings it back', async ({ page }) => {
  await page.route('**/mf/mfe-pos/**', (ruta) => ruta.abort('connectionrefused'));
  await page.goto('/app/pos');
  await expect(page.getByRole('alert').filter({ hasText: 'No se cargó esta sección' })).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/mf/mfe-pos/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: /^GUARDAR/ })).toBeVisible();
});

test('when mfe-pos crashes while drawing, the rest of the page stays and retry brings it back', async ({ page, consola }) => {
  consola.permitir(/error/i);
  let rota = true;
  await page.route('**/api/servicios/all', async (ruta) => {
    if (rota)
      await ruta.fulfill({ status: 200, json: { servicios: [{ _id: 'x', categoria: 'Lavado', medida: 'pz', precio: 1 }] } });
    else await ruta.continue();
  });
  await page.goto('/app/pos');
  await expect(page.getByRole('alert').filter({ hasText: 'Esta sección se detuvo' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Ventas' }).click();
  await expect(page).toHaveTitle('Agua Clara | Tus Ventas');
  await page.goBack();

  const seccion = page.getByRole('alert').filter({ hasText: 'Esta sección se detuvo' });
  await expect(seccion).toBeVisible();
  rota = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: /^GUARDAR/ })).toBeVisible();
});
