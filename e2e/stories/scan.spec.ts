import type { Page } from '@playwright/test';
import { PointOfSale } from '../src/pos.ts';
import { scan } from '../src/scanner.ts';
import { fits, fitsAndIsAccessible } from '../src/sizes.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Escanear' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Clave o folio' });

async function claveOf(page: Page, id: string): Promise<string> {
  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  return data.clave;
}

/** Address in the QR of the nota's ticket. */
async function ticketOf(page: Page, id: string): Promise<string> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const response = await page.request.post(`/api/ventas/${id}/enlace`, { data: {}, headers });
  return (await response.json()).url;
}

test('a ticket scanned over the kilos leaves them as they are, and Enter opens its nota', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await notaWithAbonos(page);
  const url = await ticketOf(page, id);
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.servicio('Lavado y doblado por kg').click();
  const kilos = page.getByLabel('Cantidad de ropa en kg');
  await kilos.pressSequentially('3.5', { delay: 80 });
  await page.waitForTimeout(400);
  await scan(page, url);
  const match = dialog(page).getByRole('option', { name: cliente });
  await expect(match).toHaveAttribute('aria-selected', 'true');
  await expect(kilos).toHaveValue('3.5');
  await fitsAndIsAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/pos/${id}$`));
  await expect(pos.nota.getByText(cliente)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test('a tag opens its nota from any section, and F9 finds a typed clave', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await notaWithAbonos(page);
  const clave = await claveOf(page, id);
  await page.goto('/app/clientes');
  const search = page.getByRole('searchbox').first();
  await search.click();
  await page.waitForTimeout(400);
  await scan(page, `${clave}.1`);
  await expect(page).toHaveURL(new RegExp(`/app/pos/${id}$`));

  await page.goto('/app/ventas');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // After a full load F9 does nothing until the shell listens for keys, so it is pressed again.
  await expect(async () => {
    await page.keyboard.press('F9');
    await expect(field(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await field(page).pressSequentially('ZZZ99', { delay: 60 });
  await expect(dialog(page).getByText('No encontramos ZZZ99')).toBeVisible();
  await field(page).fill('');
  await field(page).pressSequentially(clave.toLowerCase(), { delay: 60 });
  await expect(dialog(page).getByRole('option', { name: cliente })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/pos/${id}$`));
  await page.setViewportSize({ width: 700, height: 800 });
  await fits(page);
});

test('seven sections fit the bar, and a phone’s tabs', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/ventas');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Secciones' }).getByRole('link');
  for (const width of [1440, 1360, 1024, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(links).toHaveCount(7);
    await fits(page);
    const boxes = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    const tool = await page.getByRole('button', { name: 'Escanear etiqueta' }).boundingBox();
    expect(boxes.at(-1)?.right, `${width}`).toBeLessThanOrEqual(tool?.x ?? 0);
    for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Más' }).click();
  const sheet = page.getByRole('dialog', { name: 'Más' });
  await expect(sheet.getByRole('link')).toHaveText(['Ventas', 'Clientes', 'Reportes', 'Configuración']);
  await fits(page);
  await sheet.getByRole('link', { name: 'Clientes' }).click();
  await expect(page).toHaveURL(/\/app\/clientes$/);
});
