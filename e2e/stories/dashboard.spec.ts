import type { Page } from '@playwright/test';
import { readPdf } from '../src/pdf.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

const TITLE = 'Visualiza el desempeño de tu lavandería';
const LINES = 'Ventas mensuales año actual vs anterior (YTY)';
const DAYS = '¿Qué día de la semana es el mas concurrido?';
const METHODS = '¿Qué métodos de pago prefieren tus clientes?';

/** Opens the reports and waits for the last chart. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/app/dashboard${query}`);
  await expect(page.getByRole('heading', { name: TITLE, level: 1 })).toBeVisible();
  await expect(page.locator('.MuiLineChart-line')).toHaveCount(2);
  await expect(page.locator('.MuiBarChart-element').first()).toBeAttached();
}

/** Prints the page to PDF. @returns for each sheet, whether it is landscape */
async function landscape(page: Page): Promise<boolean[]> {
  return (await readPdf(await page.pdf({ preferCSSPageSize: true }))).map(({ width, height }) => width > height);
}

test('reports fit at every size and are accessible, as charts, as tables and with the calendar open', async ({ page }) => {
  test.slow();
  await signIn(page, 'super@aguaclara.mx');
  await open(page);
  await fitsAndIsAccessible(page);
  for (const name of [LINES, DAYS, METHODS]) await page.getByRole('button', { name: `Ver como tabla: ${name}` }).click();
  await expect(page.getByRole('table')).toHaveCount(3);
  // Tooltips that pointer or focus opened are closed, because axe would check them half drawn.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await fitsAndIsAccessible(page);
  await page.getByRole('button', { name: /^Mes: / }).click();
  await expect(page.getByRole('dialog', { name: 'Mes' })).toBeVisible();
  await fitsAndIsAccessible(page);
});

test('the bars are 12 px wide and the donut goes from 67 to 80', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await open(page);
  const widths = await page
    .locator('.MuiBarChart-element')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect([...new Set(widths.map(Math.round))]).toEqual([12]);
  const stroke = await page.locator('.MuiPieChart-arc').first().getAttribute('d');
  expect(stroke).toContain('A80,80');
  expect(stroke).toContain('A67,67');
});

test('the axes are in the secondary colour, but for the month looked at and the best day', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await open(page);
  const secondary = await page.getByText('Cobrado este mes').evaluate((title) => getComputedStyle(title).color);
  const distinct = await page
    .locator('.MuiChartsAxis-tickLabel')
    .evaluateAll(
      (labels, grey) => labels.filter((label) => getComputedStyle(label).fill !== grey).map((label) => label.textContent),
      secondary,
    );
  expect(distinct).toHaveLength(2);
});

test('month and branch are chosen with the keyboard alone, live in the address and reproduce the page', async ({ page }) => {
  await signIn(page, 'contador@aguaclara.mx');
  await open(page);
  const sucursal = page.getByRole('combobox', { name: 'Sucursal' });
  await sucursal.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sucursal).toHaveText('Del Valle');

  await page.getByRole('button', { name: /^Mes: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Mes' }).getByRole('radio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/mes=\d{4}-\d{2}/);
  await page.getByRole('radio', { name: 'Fecha pago' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/pagos=nota/);

  const figures = async () => page.locator('.indicadores').textContent();
  const before = await figures();
  await page.reload();
  await expect(sucursal).toHaveText('Del Valle');
  await expect(page.getByRole('radio', { name: 'Fecha nota' })).toBeChecked();
  await expect.poll(figures).toBe(before);
});

test('a sale made at the counter is in the report, and takes its month as a workbook', async ({ page, otherTill }) => {
  await signIn(page, 'admin@aguaclara.mx');
  await open(page);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveAttribute('aria-disabled', 'true');
  const received = async () => (await page.locator('.indicadores > div').nth(3).locator('.valor').textContent()) ?? '';
  const before = Number((await received()).replace(',', ''));

  const { page: till } = await otherTill('usuario@aguaclara.mx');
  const { servicios } = await (await till.request.get('/api/servicios/all')).json();
  const { clientes } = await (await till.request.get('/api/clientes/?nombre=claudia')).json();
  const piece = servicios.find((servicio: { medida: string }) => servicio.medida === 'pz');
  const saved = await till.request.post('/api/ventas/guardar', {
    headers: { origin: process.env.LAVANDA_URL ?? '' },
    data: {
      usuario: clientes[0]._id,
      fecha: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
      articulos: [{ cantidad: 1, servicio: piece.servicio, servicio_id: piece._id, precio: piece.precio, medida: 'pz' }],
    },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  await expect.poll(async () => Number((await received()).replace(',', ''))).toBe(before + 1);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Descargar .* en Excel$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^Reporte-\d{4}-\d{2}\.xlsx$/);
});

test('the day in progress is one touch from signing in, and follows what is sold and paid', async ({ page, otherTill }) => {
  await signIn(page, 'admin@aguaclara.mx');
  await page.goto('/app/activos');
  await page.getByRole('navigation').first().getByRole('link', { name: 'Reportes', exact: true }).click();
  const today = page.getByRole('region', { name: 'Hoy' });
  const { vendido: sold } = await (await page.request.get('/api/ventas/hoy')).json();
  await expect(today).toContainText(`Vendido hoy$${sold.monto.toLocaleString('en-US', { minimumFractionDigits: 2 })}`);

  const { page: till } = await otherTill('usuario@aguaclara.mx');
  const { servicios } = await (await till.request.get('/api/servicios/all')).json();
  const { clientes } = await (await till.request.get('/api/clientes/?nombre=claudia')).json();
  const piece = servicios.find((servicio: { medida: string }) => servicio.medida === 'pz');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const saved = await till.request.post('/api/ventas/guardar', {
    headers: { origin: process.env.LAVANDA_URL ?? '' },
    data: {
      usuario: clientes[0]._id,
      fecha: day,
      fecha_entrega: day,
      articulos: [{ cantidad: 1, servicio: piece.servicio, servicio_id: piece._id, precio: piece.precio, medida: 'pz' }],
      pagos: [{ monto: 1, metodo: 'Link', fecha: day }],
    },
  });
  expect(saved.status()).toBe(200);
  await page.reload();
  const more = sold.notas + 1;
  await expect(today).toContainText(more === 1 ? '1 nota' : `${more} notas`);
  await expect(today).toContainText('Link $');
  await expect(page.getByText(/^vs\. mismos días de \d{4}$/).first()).toBeVisible();
  await fitsAndIsAccessible(page);
});

test('labels of the axes stay apart at every size', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    const labels = page.locator('.MuiChartsAxis-tickLabel');
    expect(await labels.count()).toBeGreaterThan(12);
    const overlapping = await labels.evaluateAll((texts) => {
      const boxes = texts.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
      return boxes.flatMap((one, place) =>
        boxes
          .slice(place + 1)
          .filter(
            (other) =>
              one.box.left < other.box.right + 2 &&
              other.box.left < one.box.right + 2 &&
              one.box.top < other.box.bottom + 2 &&
              other.box.top < one.box.bottom + 2,
          )
          .map((other) => `${one.text} / ${other.text}`),
      );
    });
    expect(overlapping).toEqual([]);
  }
});

test('prints on one sheet, without bar or buttons', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await open(page);
  expect(await landscape(page)).toEqual([true]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByText(LINES)).toBeVisible();
});

test('its print settings do not affect the next page', async ({ page }) => {
  await signIn(page, 'super@aguaclara.mx');
  await open(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Activos', exact: true }).click();
  await expect(page.getByText(LINES)).toHaveCount(0);
  expect(await landscape(page)).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
});

test('a role without reports never gets there', async ({ page, console }) => {
  console.allow(/403/);
  await signIn(page, 'usuario@aguaclara.mx');
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/app\/activos$/);
  expect((await page.request.get('/api/ventas/?resultSummary=1')).status()).toBe(403);
});
