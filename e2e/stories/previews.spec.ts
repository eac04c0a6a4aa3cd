import { type Release, releaseOf } from '../src/releases.ts';
import { expect, PASSWORD, signIn, test } from '../src/story.ts';

let published: Release | undefined;
test.afterEach(async () => {
  await published?.retire();
  published = undefined;
});

test('a link shows a version that nobody was given to another user who signs in, in that tab alone, until they leave it', async ({
  page,
  console,
}) => {
  // The preview page first asks without a session, and the console shows that 401.
  console.allow(/status of 401/);
  published = await releaseOf('mfe-pos', page.request);
  const version = await published.publish('0.2.0', '"Por recolectar"', '"Para recolectar"');
  const link = await published.preview(version);

  await page.goto(link);
  await page.getByLabel('Usuario').fill('usuario@bugambilia.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.waitForURL('/app/activos');
  const strip = page.getByRole('status').filter({ hasText: `Vista previa: esta pestaña usa Activos ${version}` });
  await expect(strip).toBeVisible();
  await expect(page.getByText('Para recolectar').first()).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/app/activos');
  await expect(other.getByText('Por recolectar').first()).toBeVisible();
  await expect(other.getByText('Vista previa:')).toHaveCount(0);
  await other.close();

  await strip.getByRole('button', { name: 'Salir de la vista previa de Activos' }).click();
  await expect(page.getByText('Por recolectar').first()).toBeVisible();
  await expect(strip).toHaveCount(0);
  expect(await published.outcomesOf(version)).toEqual({ mounted: 0, failed: 0 });
});

test('a superuser shows a version that nobody was given in their own tab', async ({ page }) => {
  published = await releaseOf('mfe-pos', page.request);
  const version = await published.publish('0.2.0', '"Por recolectar"', '"Para recolectar"');
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/versiones');
  const form = page.getByRole('form', { name: 'Probar una versión publicada' });
  await form.getByRole('combobox', { name: /Sección publicada/ }).click();
  await page.getByRole('option', { name: 'mfe-pos' }).click();
  await expect(form.getByRole('combobox', { name: /Versión publicada/ })).toContainText(version);
  await form.getByRole('button', { name: 'Usar esta versión aquí' }).click();
  await page.waitForURL('/app/activos');
  await expect(page.getByText('Para recolectar').first()).toBeVisible();
  await page.goto('/versiones');
  await expect(page.getByText('La abriste con un enlace, solo en esta pestaña.')).toBeVisible();
});
