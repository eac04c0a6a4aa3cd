import { YourSales } from '../src/sales.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

/** Reason of a void in the demo data; the nota was voided nine days ago. */
const REASON = 'Se capturó dos veces';

test('an anulada is restored a week later, and counts again', async ({ page }) => {
  await signIn(page, 'admin@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();
  await sales.firstPage(() => sales.filter('Anuladas').click());
  await expect(page).toHaveURL(/\?anuladas=true$/);
  const row = sales.rows.filter({ hasText: REASON });
  await expect(row).toContainText(/Anulada por Héctor Salgado · \d+ [a-z]{3}( \d{4})? 10:42 · Se capturó dos veces/);
  await expect(page.getByText(/ · fuera de tus totales$/)).toBeVisible();
  const cliente = (await row.locator('b').textContent()) ?? '';
  await row.getByRole('link').click();

  await expect(page.getByText(/^Tenía \$[\d,.]+ de abonos: devuelto \(Efvo\)\.$/)).toBeVisible();
  await fitsAndIsAccessible(page);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const folio = title.replace('Nota ', '');
  await page.getByRole('button', { name: 'Restaurar' }).click();
  const dialog = page.getByRole('dialog', { name: `¿Restaurar la nota ${folio} de ${cliente}?` });
  await expect(dialog).toContainText('siguen devueltos: quedan otra vez por cobrar');
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect(page.getByText(`Nota restaurada. Folio ${folio}, ${cliente}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();

  await page.getByRole('link', { name: 'Volver a Tus Ventas' }).click();
  await expect(sales.rows.filter({ hasText: REASON })).toHaveCount(0);
  await sales.filter('Anuladas').click();
  await sales.cliente.fill(folio);
  await sales.cliente.press('Enter');
  await expect(sales.rows.filter({ hasText: cliente }).first()).toBeVisible();
});

test('voiding a note with payments asks what was done with the money, and the row tells it', async ({ page }) => {
  await signIn(page, 'admin@aguaclara.mx');
  const { cliente } = await notaWithAbonos(page);
  const sales = new YourSales(page);
  await sales.open(`?user=${encodeURIComponent(cliente)}`);
  await sales.checkbox(sales.rows.first()).check();
  await sales.toolbar.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 1 ventas?' });
  await question.getByLabel('Motivo').fill('Duplicada');
  await question.getByRole('button', { name: 'Eliminar 1 venta' }).click();
  await expect(question.getByRole('alert')).toHaveText('Elige qué pasó con el dinero.');
  await question.getByRole('radio', { name: 'Por devolver' }).click();
  await fitsAndIsAccessible(page);
  await question.getByRole('button', { name: 'Eliminar 1 venta' }).click();
  await expect(page.getByText('¡Ventas eliminadas con éxito!')).toBeVisible();
  await sales.filter('Anuladas').click();
  await expect(sales.rows.first()).toContainText('Por devolver');
});
