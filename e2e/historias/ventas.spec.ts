import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { entrar, expect, test } from '../src/prueba.ts';
import { debe, TusVentas } from '../src/ventas.ts';

test('every filter narrows the list, stays in the address, survives a reload and is undone by Back', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir();
  await expect(page).toHaveTitle('Agua Clara | Tus Ventas');

  const adeudo = await ventas.pagina(() => ventas.filtro('Con adeudo').click());
  expect(adeudo.results.length).toBeGreaterThan(0);
  expect(adeudo.results.every(debe)).toBe(true);
  const facturados = await ventas.pagina(() => ventas.filtro('Facturados').click());
  expect(facturados.results.every((venta) => debe(venta) && venta.factura)).toBe(true);
  await ventas.pagina(() => ventas.filtro('Con adeudo').click());
  const domicilio = await ventas.pagina(() => ventas.filtro('A domicilio').click());
  expect(domicilio.results.every(({ factura, a_domicilio }) => factura && a_domicilio)).toBe(true);
  await expect(page).toHaveURL(/\/app\/ventas\?facturados=true&domicilio=true$/);

  await ventas.abrir();
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  const opciones = page.getByRole('option');
  await expect(opciones.first()).toHaveText('Todas las sucursales');
  const portales = await ventas.pagina(() => opciones.filter({ hasText: 'Portales' }).click());
  expect(new Set(portales.results.map(({ sucursal_name }) => sucursal_name))).toEqual(new Set(['Portales']));

  await ventas.fechas().click();
  const rango = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
  await rango.getByRole('button', { name: 'Mes anterior', exact: true }).click();
  const desde = await rango.getByLabel('Desde').inputValue();
  const hasta = await rango.getByLabel('Hasta').inputValue();
  const delMes = await ventas.pagina(() => rango.getByRole('button', { name: 'Consultar' }).click());
  expect(delMes.results.length).toBeGreaterThan(0);
  expect(
    delMes.results.every(({ fecha, sucursal_name }) => fecha >= desde && fecha <= hasta && sucursal_name === 'Portales'),
  ).toBe(true);
  await expect(ventas.fechas()).toHaveText(`${desde} a ${hasta}`);
  const antes = await ventas.clientesDe(delMes);

  const recargada = await ventas.pagina(() => page.reload());
  expect(recargada.results).toEqual(delMes.results);
  expect(await ventas.clientesDe(recargada)).toEqual(antes);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveText('Portales');

  await page.goBack();
  await expect(ventas.fechas()).toHaveText('Todas las fechas');
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveText('Portales');
});

test('the customer text finds names without accents, phones and folios', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir();
  const jose = await ventas.pagina(() => ventas.cliente.fill('jose'));
  expect(jose.results.length).toBeGreaterThan(0);
  expect(jose.results.every(({ usuario_name }) => /jos[eé]/i.test(usuario_name))).toBe(true);
  await expect(page).toHaveURL(/user=jose$/);

  const [primera] = jose.results;
  const folio = String(primera?.folio);
  const porFolio = await ventas.pagina(async () => {
    await ventas.cliente.fill(folio);
    await ventas.cliente.press('Enter');
  });
  expect(porFolio.results.map(({ _id }) => _id)).toContain(primera?._id);

  const nadie = await ventas.pagina(async () => {
    await ventas.cliente.fill('100%_"\' 🧺 nadie');
    await ventas.cliente.press('Enter');
  });
  expect(nadie.results).toEqual([]);
  await expect(page.getByRole('heading', { name: 'No hay ventas con esos filtros' })).toBeVisible();
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(ventas.filas.first()).toBeVisible();
  await expect(ventas.cliente).toHaveValue('');
});

test('scrolling brings page after page, none twice, and Back from a note returns to the place', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  const ids: string[] = [];
  page.on('response', async (respuesta) => {
    if (!/\/api\/ventas\/\?/.test(respuesta.url())) return;
    const { results } = await respuesta.json();
    ids.push(...results.map(({ _id }: { _id: string }) => _id));
  });
  const ventas = new TusVentas(page);
  await ventas.abrir();
  await expect.poll(() => ids.length).toBe(20);
  for (let pagina = 2; pagina <= 6; pagina += 1) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => ids.length).toBe(pagina * 20);
  }
  expect(new Set(ids).size).toBe(120);
  expect(await ventas.filas.count()).toBeLessThan(60);

  // Down the rows by the arrows, which bring the page along.
  await page.evaluate(() => window.scrollTo(0, 0));
  const fila = page.locator('[aria-rowindex="72"]');
  await page.locator('[aria-rowindex="2"]').getByRole('link').focus();
  for (let indice = 2; indice < 72; indice += 1) await page.keyboard.press('ArrowDown');
  await expect(fila.getByRole('link')).toBeFocused();
  await expect(fila).toBeInViewport();
  const nombre = await fila.locator('b').textContent();
  // Read as it is pressed: while the rows settle Playwright tries again with the row at the window's edge, and that is where Back has to return.
  const alApretar = page.evaluate(
    () => new Promise<number>((leer) => addEventListener('click', () => leer(window.scrollY), { capture: true, once: true })),
  );
  await fila.getByRole('link').click();
  const donde = await alApretar;
  await expect(page).toHaveURL(/\/app\/pos\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: /^GUARDAR/ })).toBeVisible();
  await page.goBack();
  await expect(fila).toBeInViewport();
  await expect(fila.locator('b')).toHaveText(nombre ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(donde);
  expect(ids).toHaveLength(120);

  await expect(fila.getByRole('link')).toBeFocused();

  // From any row Control+Home comes to the button, and the page stays where it is.
  const bajado = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Control+Home');
  const arriba = page.getByRole('button', { name: 'Volver arriba' });
  await expect(arriba).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(bajado);
  await arriba.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('button', { name: 'Volver arriba' })).toHaveCount(0);
});

test('notes are voided after the question and taken back with Deshacer', async ({ page }) => {
  await entrar(page, 'admin@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir();
  const [una, , tres] = await ventas.filas.all();
  if (!una || !tres) throw new Error('Faltan ventas');
  const destinos = await Promise.all([una, tres].map((fila) => fila.getByRole('link').getAttribute('href')));
  const enlaces = destinos.map((href) => page.locator(`a[href="${href}"]`));
  await ventas.casilla(una).check();
  await expect(ventas.barra).toContainText('1 venta');
  await expect(ventas.barra.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await ventas.casilla(tres).check();
  await expect(ventas.barra).toContainText('2 ventas');
  await expect(ventas.barra.getByRole('button', { name: 'Imprimir ticket' })).toHaveCount(0);

  await ventas.barra.getByRole('button', { name: 'Eliminar' }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 2 ventas?' });
  await pregunta.getByRole('button', { name: 'Eliminar 2 ventas' }).click();
  const aviso = page.getByRole('status').filter({ hasText: '¡Ventas eliminadas con éxito!' });
  await expect(aviso).toBeVisible();
  for (const enlace of enlaces) await expect(enlace).toHaveCount(0);
  await expect(ventas.barra).toHaveCount(0);

  await aviso.getByRole('button', { name: 'Deshacer' }).click();
  for (const enlace of enlaces) await expect(enlace).toBeVisible();
});

test('who may not void is offered only the ticket', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir();
  await expect(page.getByRole('columnheader', { name: 'Sucursal' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveCount(0);
  await ventas.casilla(ventas.filas.first()).check();
  await expect(ventas.barra.getByRole('button')).toHaveText([
    '',
    'Imprimir ticket',
    'Ticket en imagen',
    'Compartir por WhatsApp',
  ]);
});

test('the ticket and its image open from the selection', async ({ page, context }) => {
  await entrar(page, 'super@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir();
  const primera = ventas.filas.first();
  const cliente = (await primera.locator('b').textContent()) ?? '';
  await ventas.casilla(primera).check();
  const abierta = context.waitForEvent('page');
  await ventas.barra.getByRole('button', { name: 'Imprimir ticket' }).click();
  const ticket = await abierta;
  expect(ticket.url()).toMatch(/\/api\/ventas\/[0-9a-f-]{36}\/ticket/);
  await expect(ticket.locator('body')).toContainText(cliente);

  const conImagen = context.waitForEvent('page');
  await ventas.barra.getByRole('button', { name: 'Ticket en imagen' }).click();
  const imagen = await conImagen;
  expect(imagen.url()).toMatch(/\/api\/ventas\/[0-9a-f-]{36}\/imageGenerator/);
  await imagen.close();
});

async function descargar(page: Page, formato: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).click();
  const descarga = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: formato }).click();
  return readFile(await (await descarga).path());
}

test('the filtered list is exported as CSV and XLSX', async ({ page }) => {
  await entrar(page, 'contador@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir('?facturados=true&adeudo=true');
  const conteo = await page
    .getByRole('status')
    .filter({ hasText: /^[\d,]+ ventas?$/ })
    .first()
    .textContent();
  const esperadas = Number(/\d+/.exec(conteo ?? '')?.[0]);

  const csv: Record<string, string>[] = parse(await descargar(page, /CSV/), { bom: true, columns: true });
  expect(csv).toHaveLength(esperadas);
  expect(csv.every((fila) => fila.Factura === 'Sí' && Number(fila.Saldo) >= 1)).toBe(true);
  expect(csv[0]?.Cliente).toBe((await ventas.clientes())[0]);

  const libro = new ExcelJS.Workbook();
  await libro.xlsx.load(new Uint8Array(await descargar(page, /XLSX/)).buffer);
  const hoja = libro.worksheets[0];
  const titulos = (hoja?.getRow(1).values ?? []) as string[];
  expect(hoja?.actualRowCount).toBe(esperadas + 1);
  expect(hoja?.getRow(2).getCell(titulos.indexOf('Cliente')).value).toBe(csv[0]?.Cliente);
  expect(hoja?.getRow(2).getCell(titulos.indexOf('Total')).value).toBe(Number(csv[0]?.Total));
  expect(hoja?.getRow(2).getCell(titulos.indexOf('Fecha')).value).toBeInstanceOf(Date);
});

test('the accountant reads a note in this section, of any branch, and goes back to the same list', async ({ page }) => {
  await entrar(page, 'contador@aguaclara.mx');
  const ventas = new TusVentas(page);
  await ventas.abrir('?adeudo=true');
  const fila = ventas.filas.nth(3);
  const cliente = (await fila.locator('b').textContent()) ?? '';
  await fila.getByRole('link').click();
  await expect(page).toHaveURL(/\/app\/ventas\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Nota \d+$/ })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(cliente);
  await expect(page.getByRole('table', { name: 'Artículos' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Tus Ventas' }).click();
  await expect(page).toHaveURL(/\/app\/ventas\?adeudo=true$/);
  await expect(fila.locator('b')).toHaveText(cliente);
});

test('a link to a note that isn’t there says so', async ({ page, consola }) => {
  consola.permitir(/404/);
  await entrar(page, 'contador@aguaclara.mx');
  await page.goto('/app/ventas/00000000-0000-4000-8000-000000000000');
  await expect(page.getByRole('heading', { level: 2, name: 'No encontramos esa venta' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver tus ventas' }).click();
  await expect(new TusVentas(page).filas.first()).toBeVisible();
});
