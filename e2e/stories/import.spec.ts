import { expectAccessible } from '../src/accessibility.ts';
import { expect, test } from '../src/story.ts';
import { openList, search, uniqueSurname } from '../src/yourClientes.ts';

test('a messy file is previewed, a column changed, imported, and the import undone but for who has changed', async ({ page }) => {
  await openList(page);
  const surname = uniqueSurname();
  const file = [
    'Reporte de clientes;;;',
    'Nombre;Apellidos;Teléfono;Casa',
    `Ana;${surname};044 55 1111 0013;Xola 5, Narvarte`,
    `Berta;${surname};+1 915 555 0101;`,
    `Carla;${surname};55 1111 0020 ext 3;`,
    `Dora;${surname};123;`,
  ].join('\r\n');

  await page.getByRole('button', { name: 'Importar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Importar clientes' });
  const template = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Descargar plantilla' }).click();
  expect((await template).suggestedFilename()).toBe('plantilla-clientes.xlsx');
  const choice = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Elegir archivo' }).click();
  await (await choice).setFiles({ name: 'agenda.csv', mimeType: '', buffer: Buffer.from(file) });

  await expect(dialog.getByRole('definition')).toHaveText(['4', '3', '0', '1']);
  const sample = dialog.getByRole('table', { name: 'Así se guardarán los primeros' });
  await expect(sample.getByRole('row').nth(1)).toContainText('55 1111 0013');
  await expect(sample.getByRole('row').nth(2)).toContainText('+1 915 555 0101');
  await expect(sample).not.toContainText('Xola 5');
  await dialog.getByRole('combobox', { name: 'Casa: se guarda como' }).click();
  await page.getByRole('option', { name: 'Domicilio 1' }).click();
  await expect(sample.getByRole('row').nth(1)).toContainText('Xola 5, Narvarte');
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Importar 3 clientes' }).click();
  await expect(page.getByText('3 clientes importados')).toBeVisible();
  await expect(dialog).toBeHidden();
  await search(page, surname);
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(3);
  await page.getByRole('link', { name: `Detalles/Editar a Ana ${surname}` }).click();
  await page.getByRole('button', { name: 'Modificar' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Anita');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('¡Cliente actualizado con éxito!')).toBeVisible();

  await page.goto('/app/clientes');
  await page.getByRole('button', { name: 'Importar' }).click();
  const item = dialog.getByRole('listitem').filter({ hasText: 'agenda.csv' }).first();
  await expect(item).toContainText('3 clientes importados, 1 con error.');
  await item.getByRole('button', { name: 'Deshacer esta importación' }).click();
  const question = page.getByRole('dialog', { name: '¿Deshacer esta importación?' });
  await question.getByRole('button', { name: 'Deshacer' }).click();
  await expect(item).toContainText('Deshecha: 2 clientes eliminados; 1 cliente se quedó.');
  await expect(item).toContainText(`Anita ${surname}: alguien lo modificó`);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await search(page, surname);
  await expect(page.getByRole('row').filter({ hasText: surname })).toHaveCount(1);
});

test.describe('390x844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the examples of each column are on the screen', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'Importar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Importar clientes' });
    const choice = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Elegir archivo' }).click();
    const file = 'Nombre;Correo;Teléfono del contacto\r\nAna;ana.de.la.garza.villarreal@correo.mx;044 55 1111 0013';
    await (await choice).setFiles({ name: 'agenda.csv', mimeType: '', buffer: Buffer.from(file) });
    const columns = dialog.getByRole('table', { name: 'Columnas' });
    for (const example of ['Ana', 'ana.de.la.garza.villarreal@correo.mx', '044 55 1111 0013']) {
      const text = columns.getByText(example, { exact: true });
      await text.scrollIntoViewIfNeeded();
      await expect(text).toBeInViewport({ ratio: 1 });
    }
    const hidden = await columns.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    expect(hidden).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});
