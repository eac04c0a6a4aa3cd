import { sayMoneyIsKept } from '../src/sales.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

test('a superuser sees in Bitácora who voided a note, why, and opens one that is still there', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  const { cliente } = await notaWithAbonos(page);
  const kept = await notaWithAbonos(page);
  await page.goto(`/app/ventas?user=${encodeURIComponent(cliente)}`);
  await page.getByRole('checkbox', { name: `Seleccionar nota de ${cliente}` }).click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 1 ventas?' });
  await question.getByLabel('Motivo').fill('Se cobró dos veces');
  await sayMoneyIsKept(question);
  await question.getByRole('button', { name: 'Eliminar 1 venta' }).click();
  await expect(page.getByText('¡Ventas eliminadas con éxito!')).toBeVisible();

  await page.goto('/app/configuracion/servicios');
  await page.getByRole('link', { name: 'Bitácora' }).click();
  await page.getByLabel('Qué').selectOption('Abonos, descuentos y anulaciones');
  const entries = page.getByRole('list', { name: 'Bitácora' }).getByRole('listitem');
  await expect(entries.first()).toContainText(/eliminó la nota \d+/);
  await expect(entries.first()).toContainText('Motivo: Se cobró dos veces');
  await expect(entries.first()).toContainText('Dinero de los abonos: No se devuelve');
  await entries
    .filter({ hasText: kept.cliente })
    .first()
    .getByRole('link', { name: /^Abrir nota/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/app/ventas/${kept.id}$`));
  await expect(page.getByText(kept.cliente).first()).toBeVisible();
});

test('Bitácora fits at every size, filtered too, and is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, 'super@aguaclara.mx');
  await notaWithAbonos(page);
  await page.goto('/app/configuracion/bitacora');
  await expect(page.getByRole('list', { name: 'Bitácora' }).getByRole('listitem').first()).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.getByRole('button', { name: 'Día: Todos los días' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Aceptar' }).click();
  await expect(page).toHaveURL(/dia=\d{4}-\d{2}-\d{2}$/);
  await fitsAndIsAccessible(page);
});
