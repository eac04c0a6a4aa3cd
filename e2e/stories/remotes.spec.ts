import { expect, signIn, test } from '../src/story.ts';

const MANIFEST = '**/mf/mfe-pos/*/mf-manifest.json*';

test.beforeEach(async ({ page, console }) => {
  console.allow(/Failed to load resource/, /RUNTIME-\d+|Federation Runtime|manifest|mfe-pos|crash/i);
  await signIn(page, 'usuario@aguaclara.mx');
});

const FAILURES = [
  { testCase: 'is stopped', respond: { status: 404, body: 'No encontrado' } },
  {
    testCase: 'answers a broken manifest',
    respond: { status: 200, contentType: 'application/json', body: '{"name": "mfe-pos", ' },
  },
  {
    testCase: 'answers a manifest of something else',
    respond: { status: 200, contentType: 'application/json', body: '{}' },
  },
];

for (const { testCase, respond } of FAILURES) {
  test(`when mfe-pos ${testCase} the shell says so, the rest works, and retry brings it back`, async ({ page }) => {
    await page.route(MANIFEST, (route) => route.fulfill(respond));
    await page.goto('/app/activos');
    const failure = page.getByRole('alert').filter({ hasText: 'No se cargó esta sección' });
    await expect(failure).toBeVisible({ timeout: 20_000 });
    await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Ventas' }).click();
    await expect(page).toHaveTitle('Agua Clara | Tus Ventas');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(failure).toBeVisible({ timeout: 20_000 });

    await page.unroute(MANIFEST);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}

test('when mfe-pos is unreachable the shell says so and retry brings it back', async ({ page }) => {
  await page.route('**/mf/mfe-pos/**', (route) => route.abort('connectionrefused'));
  await page.goto('/app/pos');
  await expect(page.getByRole('alert').filter({ hasText: 'No se cargó esta sección' })).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute('**/mf/mfe-pos/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: /^GUARDAR/ })).toBeVisible();
});

test('when mfe-pos crashes while drawing, the rest of the page stays and retry brings it back', async ({ page, console }) => {
  console.allow(/error/i);
  let broken = true;
  await page.route('**/api/servicios/all', async (route) => {
    if (broken)
      await route.fulfill({
        status: 200,
        json: { servicios: [{ _id: 'x', categoria: 'Lavado', medida: 'pz', precio: 1 }] },
      });
    else await route.continue();
  });
  await page.goto('/app/pos');
  await expect(page.getByRole('alert').filter({ hasText: 'Esta sección se detuvo' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Ventas' }).click();
  await expect(page).toHaveTitle('Agua Clara | Tus Ventas');
  await page.goBack();

  const section = page.getByRole('alert').filter({ hasText: 'Esta sección se detuvo' });
  await expect(section).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('button', { name: /^GUARDAR/ })).toBeVisible();
});
