import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { owes, sayMoneyIsKept, YourSales } from '../src/sales.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

/** Title of the column with the user who took each pago, in the exported file. */
const TAKEN_BY = 'Cobró';

test('every filter narrows the list, stays in the address, survives a reload and is undone by Back', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();
  await expect(page).toHaveTitle('Agua Clara | Tus Ventas');

  const adeudo = await sales.firstPage(() => sales.filter('Con adeudo').click());
  expect(adeudo.results.length).toBeGreaterThan(0);
  expect(adeudo.results.every(owes)).toBe(true);
  const invoiced = await sales.firstPage(() => sales.filter('Facturados').click());
  expect(invoiced.results.every((sale) => owes(sale) && sale.factura)).toBe(true);
  await sales.firstPage(() => sales.filter('Con adeudo').click());
  const domicilio = await sales.firstPage(() => sales.filter('A domicilio').click());
  expect(domicilio.results.every(({ factura, a_domicilio }) => factura && a_domicilio)).toBe(true);
  await expect(page).toHaveURL(/\/app\/ventas\?facturados=true&domicilio=true$/);

  await sales.open();
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  const options = page.getByRole('option');
  await expect(options.first()).toHaveText('Todas las sucursales');
  const portals = await sales.firstPage(() => options.filter({ hasText: 'Portales' }).click());
  expect(new Set(portals.results.map(({ sucursal_name }) => sucursal_name))).toEqual(new Set(['Portales']));

  await sales.dates().click();
  const range = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
  await range.getByRole('button', { name: 'Mes anterior', exact: true }).click();
  const from = await range.getByLabel('Desde').inputValue();
  const until = await range.getByLabel('Hasta').inputValue();
  const ofMonth = await sales.firstPage(() => range.getByRole('button', { name: 'Consultar' }).click());
  expect(ofMonth.results.length).toBeGreaterThan(0);
  expect(
    ofMonth.results.every(({ fecha: date, sucursal_name }) => date >= from && date <= until && sucursal_name === 'Portales'),
  ).toBe(true);
  await expect(sales.dates()).toHaveText(`${from} a ${until}`);
  const before = await sales.clientesOf(ofMonth);

  const reloaded = await sales.firstPage(() => page.reload());
  expect(reloaded.results).toEqual(ofMonth.results);
  expect(await sales.clientesOf(reloaded)).toEqual(before);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveText('Portales');

  await page.goBack();
  await expect(sales.dates()).toHaveText('Todas las fechas');
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveText('Portales');
});

test('the customer text finds names without accents, phones and folios', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();
  const jose = await sales.firstPage(() => sales.cliente.fill('jose'));
  expect(jose.results.length).toBeGreaterThan(0);
  expect(jose.results.every(({ usuario_name: clienteName }) => /jos[eé]/i.test(clienteName))).toBe(true);
  await expect(page).toHaveURL(/user=jose$/);

  const [first] = jose.results;
  const folio = String(first?.folio);
  const byFolio = await sales.firstPage(async () => {
    await sales.cliente.fill(folio);
    await sales.cliente.press('Enter');
  });
  expect(byFolio.results.map(({ _id }) => _id)).toContain(first?._id);

  const nobody = await sales.firstPage(async () => {
    await sales.cliente.fill('100%_"\' 🧺 nadie');
    await sales.cliente.press('Enter');
  });
  expect(nobody.results).toEqual([]);
  await expect(page.getByRole('heading', { name: 'No hay ventas con esos filtros' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(sales.rows.first()).toBeVisible();
  await expect(sales.cliente).toHaveValue('');
});

test('scrolling brings page after page, none twice, and Back from a note returns to the place', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  const ids: string[] = [];
  page.on('response', async (response) => {
    if (!/\/api\/ventas\/\?/.test(response.url())) return;
    const { results } = await response.json();
    ids.push(...results.map(({ _id }: { _id: string }) => _id));
  });
  const sales = new YourSales(page);
  await sales.open();
  await expect.poll(() => ids.length).toBe(20);
  for (let pageNumber = 2; pageNumber <= 6; pageNumber += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => ids.length).toBe(pageNumber * 20);
  }
  expect(new Set(ids).size).toBe(120);
  expect(await sales.rows.count()).toBeLessThan(60);

  // The arrow keys move down the rows and scroll the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  const row = page.locator('[aria-rowindex="72"]');
  await page.locator('[aria-rowindex="2"]').getByRole('link').focus();
  for (let index = 2; index < 72; index += 1) await page.keyboard.press('ArrowDown');
  await expect(row.getByRole('link')).toBeFocused();
  await expect(row).toBeInViewport();
  const name = await row.locator('b').textContent();
  // Back must return to the scroll position at the click. It is read then, because Playwright may scroll before it.
  const onPress = page.evaluate(
    () => new Promise<number>((read) => addEventListener('click', () => read(window.scrollY), { capture: true, once: true })),
  );
  await row.getByRole('link').click();
  const where = await onPress;
  await expect(page).toHaveURL(/\/app\/pos\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: /^GUARDAR/ })).toBeVisible();
  await page.goBack();
  await expect(row).toBeInViewport();
  await expect(row.locator('b')).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(where);
  expect(ids).toHaveLength(120);

  await expect(row.getByRole('link')).toBeFocused();

  // Control+Home focuses the button from any row without scrolling the page.
  const downloaded = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Control+Home');
  const up = page.getByRole('button', { name: 'Volver arriba' });
  await expect(up).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(downloaded);
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Volver arriba' })).toHaveCount(0);
});

test('notes are voided after the question and taken back with Deshacer', async ({ page }) => {
  await signIn(page, 'admin@aguaclara.mx');
  const notas = [await notaWithAbonos(page), await notaWithAbonos(page)];
  const sales = new YourSales(page);
  await sales.open();
  const [first, three] = notas.map(({ cliente }) => sales.rows.filter({ hasText: cliente }));
  if (!first || !three) throw new Error('Faltan ventas');
  const targets = await Promise.all([first, three].map((row) => row.getByRole('link').getAttribute('href')));
  const links = targets.map((href) => page.locator(`a[href="${href}"]`));
  await sales.checkbox(first).check();
  await expect(sales.toolbar).toContainText('1 venta');
  await expect(sales.toolbar.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await sales.checkbox(three).check();
  await expect(sales.toolbar).toContainText('2 ventas');
  await expect(sales.toolbar.getByRole('button', { name: 'Imprimir ticket' })).toHaveCount(0);

  await sales.toolbar.getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 2 ventas?' });
  await question.getByRole('button', { name: 'Eliminar 2 ventas' }).click();
  await expect(question.getByRole('alert')).toHaveText(['Escribe por qué se eliminan.', 'Elige qué pasó con el dinero.']);
  await expect(question.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Se capturaron dos veces');
  await sayMoneyIsKept(question);
  await question.getByRole('button', { name: 'Eliminar 2 ventas' }).click();
  const toast = page.getByRole('status').filter({ hasText: '¡Ventas eliminadas con éxito!' });
  await expect(toast).toBeVisible();
  for (const link of links) await expect(link).toHaveCount(0);
  await expect(sales.toolbar).toHaveCount(0);

  await toast.getByRole('button', { name: 'Deshacer' }).click();
  for (const link of links) await expect(link).toBeVisible();
});

test('who may not void is offered only the ticket', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();
  await expect(page.getByRole('columnheader', { name: 'Sucursal' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveCount(0);
  await sales.checkbox(sales.rows.first()).check();
  await expect(sales.toolbar.getByRole('button')).toHaveText([
    '',
    'Imprimir ticket',
    'Ticket en imagen',
    'Compartir por WhatsApp',
    'Enlace',
  ]);
});

test('the ticket and its image open from the selection', async ({ page, context }) => {
  // The ticket's window closes half a second after it prints, which is before a busy machine has read it.
  await context.addInitScript(() => {
    window.close = () => undefined;
  });
  await signIn(page, 'super@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();
  const first = sales.rows.first();
  const cliente = (await first.locator('b').textContent()) ?? '';
  await sales.checkbox(first).check();
  const opened = context.waitForEvent('page');
  await sales.toolbar.getByRole('button', { name: 'Imprimir ticket' }).click();
  const ticket = await opened;
  await ticket.waitForURL(/\/api\/ventas\/[0-9a-f-]{36}\/ticket/);
  await expect(ticket.locator('body')).toContainText(cliente);

  const withImage = context.waitForEvent('page');
  await sales.toolbar.getByRole('button', { name: 'Ticket en imagen' }).click();
  const image = await withImage;
  await image.waitForURL(/\/api\/ventas\/[0-9a-f-]{36}\/imageGenerator/);
  await image.close();
});

async function download(page: Page, format: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  return readFile(await (await download).path());
}

test('the filtered list is exported as CSV and XLSX', async ({ page }) => {
  await signIn(page, 'contador@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open('?facturados=true&adeudo=true');
  const summary = await page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ ventas?$/ })
    .first()
    .textContent();
  const expected = Number(/\d+/.exec(summary ?? '')?.[0]);

  const csv: Record<string, string>[] = parse(await download(page, 'Archivo CSV'), { bom: true, columns: true });
  expect(csv).toHaveLength(expected);
  expect(csv.every((row) => row.Factura === 'Sí' && Number(row.Saldo) >= 1)).toBe(true);
  expect(csv[0]?.Cliente).toBe((await sales.clientes())[0]);

  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(await download(page, 'Archivo de Excel (XLSX)')).buffer);
  const sheet = workbook.worksheets[0];
  const titles = (sheet?.getRow(1).values ?? []) as string[];
  expect(sheet?.actualRowCount).toBe(expected + 1);
  expect(sheet?.getRow(2).getCell(titles.indexOf('Cliente')).value).toBe(csv[0]?.Cliente);
  expect(sheet?.getRow(2).getCell(titles.indexOf('Total')).value).toBe(Number(csv[0]?.Total));
  expect(sheet?.getRow(2).getCell(titles.indexOf('Fecha')).value).toBeInstanceOf(Date);
});

test('the accountant reads the sum of what is filtered, and takes its payments as sheet and CSV', async ({ page }) => {
  await signIn(page, 'contador@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open();
  await expect(page.getByRole('columnheader', { name: 'Sucursal' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Folio' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await sales.firstPage(() => page.getByRole('option', { name: 'Portales' }).click());
  await sales.firstPage(() => sales.filter('Facturados').click());

  const notas: Record<string, string>[] = parse(await download(page, 'Archivo CSV'), { bom: true, columns: true });
  const cents = (rows: Record<string, string>[], column: string) =>
    rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0);
  const money = (centavos: number) =>
    `$${(centavos / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
  const owed = cents(
    notas.filter((row) => Number(row.Saldo) >= 1),
    'Saldo',
  );
  const line = `${notas.length.toLocaleString('en-US')} ventas · ${money(cents(notas, 'Total'))} · adeudo ${money(owed)}`;
  await expect(page.getByText(line)).toBeVisible();

  const pagos: Record<string, string>[] = parse(await download(page, 'Pagos (CSV)'), { bom: true, columns: true });
  expect(cents(pagos, 'Monto')).toBe(cents(notas, 'Abonado'));
  expect(new Set(pagos.map((row) => row.Sucursal))).toEqual(new Set(['Portales']));
  expect(pagos.every(({ [TAKEN_BY]: taker, Folio: folio }) => taker !== '' && notas.some((nota) => nota.Folio === folio))).toBe(
    true,
  );

  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(await download(page, 'Archivo de Excel (XLSX)')).buffer);
  const sheet = workbook.getWorksheet('Pagos');
  expect(sheet?.actualRowCount).toBe(pagos.length + 1);
  expect(sheet?.getRow(2).getCell(2).value).toBe(cents(pagos.slice(0, 1), 'Monto') / 100);
  await fitsAndIsAccessible(page);
});

test('the accountant reads a note in this section, of any branch, and goes back to the same list', async ({ page }) => {
  await signIn(page, 'contador@aguaclara.mx');
  const sales = new YourSales(page);
  await sales.open('?adeudo=true');
  const row = sales.rows.nth(3);
  const cliente = (await row.locator('b').textContent()) ?? '';
  await row.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/ventas\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Nota \d+$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(cliente);
  await expect(page.getByRole('table', { name: 'Artículos' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Tus Ventas' }).click();
  await expect(page).toHaveURL(/\/app\/ventas\?adeudo=true$/);
  await expect(row.locator('b')).toHaveText(cliente);
});

test('a link to a note that isn’t there says so', async ({ page, console }) => {
  console.allow(/404/);
  await signIn(page, 'contador@aguaclara.mx');
  await page.goto('/app/ventas/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 2, name: 'No encontramos esa venta' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus ventas' }).click();
  await expect(new YourSales(page).rows.first()).toBeVisible();
});
