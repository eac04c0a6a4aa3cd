import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.ts';
import { YourSales } from '../src/sales.ts';
import { expect, signIn, test } from '../src/story.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

for (const size of SIZES) {
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: size });

    const fits = async (page: Page) => {
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    };

    test('the list, its selection and the question to void fit and are accessible', async ({ page }) => {
      await signIn(page, 'super@aguaclara.mx');
      const sales = new YourSales(page);
      await sales.open();
      expect((await sales.rows.first().boundingBox())?.height).toBe(size.width < 600 ? 72 : 56);
      await fits(page);
      await sales.checkbox(sales.rows.nth(1)).check();
      await expect(sales.toolbar).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await sales.toolbar.getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 1 ventas?' })).toBeVisible();
      await expectAccessible(page);
    });

    test('the range of dates and a note to be read fit and are accessible', async ({ page }) => {
      await signIn(page, 'super@aguaclara.mx');
      const sales = new YourSales(page);
      await sales.open();
      await sales.dates().click();
      const range = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
      await range.getByRole('button', { name: 'Este mes' }).click();
      await expect(range.getByRole('grid')).toHaveCount(size.width < 600 ? 1 : 2);
      await expect(range.getByRole('button', { name: 'Consultar' })).toBeInViewport();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      const target = await sales.rows.first().getByRole('link').getAttribute('href');
      await page.goto(target?.replace('/pos/', '/ventas/') ?? '');
      await expect(page.getByRole('heading', { level: 1, name: /^Nota \d+$/ })).toBeVisible();
      await fits(page);
      await expectAccessible(page);
    });
  });
}

test('everything is done with the keyboard alone', async ({ page }) => {
  await signIn(page, 'admin@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();

  // Sets the date filter with the keyboard alone.
  await sales.cliente.focus();
  await page.keyboard.press('Tab');
  await expect(sales.dates()).toBeFocused();
  await page.keyboard.press('Enter');
  const range = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
  await expect(range.getByLabel('Desde')).toBeFocused();
  // Typed as slowly as a person does, because the page takes faster keys for a scanned code.
  await page.keyboard.type('2025-01-01', { delay: 60 });
  const filtered = await sales.firstPage(() => page.keyboard.press('Enter'));
  expect(filtered.query.get('fechaInicial')).toBe('2025-01-01');
  await expect(range).toBeHidden();
  await expect(sales.dates()).toBeFocused();
  await sales.clientesOf(filtered);

  // Arrow Down beyond the last visible row loads more pages and keeps the focus.
  const checkbox = (row: number) => page.locator(`[data-index="${row}"]`).getByRole('checkbox');
  await page.getByRole('checkbox', { name: 'Seleccionar todas' }).focus();
  await page.keyboard.press('Tab');
  await expect(checkbox(0)).toBeFocused();
  for (let row = 1; row <= 24; row += 1) {
    // Waits until the row is loaded, because an arrow key does nothing at the end of the loaded rows.
    await expect(checkbox(row)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    await expect(checkbox(row)).toBeFocused();
    await expect(checkbox(row)).toBeInViewport();
  }

  // Shift+Space selects a range. Eliminar, in the selection's bar, asks for confirmation, and the story cancels it.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Shift+Space');
  await expect(sales.toolbar).toContainText('3 ventas');
  await sales.toolbar.getByRole('button', { name: 'Quitar selección' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(sales.toolbar.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sales.toolbar.getByRole('button', { name: 'Eliminar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sales.toolbar).toBeHidden();

  // Enter on a row's link opens its nota.
  await checkbox(22).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/pos\/[0-9a-f-]{36}$/);
});
