import { PointOfSale } from '../src/pos.ts';
import { prepared } from '../src/prepared.ts';
import { fits, fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

test('what stays open without a connection says so, and is right by itself once it comes back', async ({
  page,
  context,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  const pos = new PointOfSale(page);
  await pos.open();
  await prepared(page);
  await pos.selectCliente(surname, `María Fernanda ${surname}`);
  await pos.addKilos('Lavado y doblado por kg', '3.5');
  await context.setOffline(true);

  // On a phone the nota covers the page's line about the connection, so the nota's own sheet has such a line.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: /Ver nota/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Nota' });
  await expect(sheet.getByText('Sin conexión. Puedes seguir cobrando.')).toBeVisible();
  await fits(page);

  await pos.save.click();
  await expect(page.getByRole('dialog', { name: 'Nota guardada en este equipo' }).getByText('Folio pendiente')).toBeVisible();
  await context.setOffline(false);
  const saved = page.getByRole('dialog', { name: /¡Nota creada con éxito!/ });
  await expect(saved.getByText(/^\d+$/).first()).toBeVisible();
  await expect(saved.getByText('Folio pendiente')).toHaveCount(0);
  await saved.getByRole('button', { name: 'Ahora no' }).click();

  // Without a connection too, an address that doesn't exist leads to the start page.
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.setOffline(true);
  await page.goto('/app/inventario');
  await expect(page.getByRole('heading', { level: 1, name: 'Activos' })).toBeVisible();
  await expect(page).toHaveURL(/\/app\/activos$/);

  await page.getByRole('link', { name: 'Ventas' }).first().click();
  await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.setOffline(false);
  await expect(page.getByRole('table', { name: 'Ventas' }).getByText(surname).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
});

test('an address without permission leads to the role’s own page without a connection too', async ({
  page,
  context,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, 'contador@aguaclara.mx');
  await page.goto('/app/ventas');
  await prepared(page);
  await context.setOffline(true);
  for (const address of ['/app/activos', '/app/inventario']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toBeVisible();
    await expect(page).toHaveURL(/\/app\/ventas$/);
  }
});
