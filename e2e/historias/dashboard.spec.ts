import type { Page } from '@playwright/test';
import { leerPdf } from '../src/pdf.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { cabeYEsAccesible } from '../src/tamanos.ts';

const TITULO = 'Visualiza el desempeño de tu lavandería';
const LINEAS = 'Ventas mensuales año actual vs anterior (YTY)';
const DIAS = '¿Qué día de la semana es el mas concurrido?';
const METODOS = '¿Qué métodos de pago prefieren tus clientes?';

/** Opens the reports and waits for the last chart. */
async function abrir(page: Page, query = ''): Promise<void> {
  await page.goto(`/app/dashboard${query}`);
  await expect(page.getByRole('heading', { name: TITULO, level: 1 })).toBeVisible();
  await expect(page.locator('.MuiLineChart-line')).toHaveCount(2);
  await expect(page.locator('.MuiBarChart-element').first()).toBeAttached();
}

/** Of each page that would be printed, whether it is wider than high. */
async function acostadas(page: Page): Promise<boolean[]> {
  return (await leerPdf(await page.pdf({ preferCSSPageSize: true }))).map(({ ancho, alto }) => ancho > alto);
}

test('reports fit at every size and are accessible, as charts, as tables and with the calendar open', async ({ page }) => {
  test.slow();
  await entrar(page, 'super@aguaclara.mx');
  await abrir(page);
  await cabeYEsAccesible(page);
  for (const nombre of [LINEAS, DIAS, METODOS]) await page.getByRole('button', { name: `Ver como tabla: ${nombre}` }).click();
  await expect(page.getByRole('table')).toHaveCount(3);
  // What a button says under the pointer or the focus is half drawn while it comes and goes.
  await page.mouse.move(0, 0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await cabeYEsAccesible(page);
  await page.getByRole('button', { name: /^Mes: / }).click();
  await expect(page.getByRole('dialog', { name: 'Mes' })).toBeVisible();
  await cabeYEsAccesible(page);
});

test('the bars are 12 px wide and the donut goes from 67 to 80', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  await abrir(page);
  const anchos = await page
    .locator('.MuiBarChart-element')
    .evaluateAll((barras) => barras.map((barra) => barra.getBoundingClientRect().width));
  expect([...new Set(anchos.map(Math.round))]).toEqual([12]);
  const trazo = await page.locator('.MuiPieChart-arc').first().getAttribute('d');
  expect(trazo).toContain('A80,80');
  expect(trazo).toContain('A67,67');
});

test('the axes are in the secondary colour, but for the month looked at and the best day', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  await abrir(page);
  const secundario = await page.getByText('Cobrado este mes').evaluate((titulo) => getComputedStyle(titulo).color);
  const distintos = await page
    .locator('.MuiChartsAxis-tickLabel')
    .evaluateAll(
      (rotulos, gris) => rotulos.filter((rotulo) => getComputedStyle(rotulo).fill !== gris).map((rotulo) => rotulo.textContent),
      secundario,
    );
  expect(distintos).toHaveLength(2);
});

test('month and branch are chosen with the keyboard alone, live in the address and reproduce the page', async ({ page }) => {
  await entrar(page, 'contador@aguaclara.mx');
  await abrir(page);
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

  const dicho = async () => page.locator('.indicadores').textContent();
  const antes = await dicho();
  await page.reload();
  await expect(sucursal).toHaveText('Del Valle');
  await expect(page.getByRole('radio', { name: 'Fecha nota' })).toBeChecked();
  await expect.poll(dicho).toBe(antes);
});

test('a sale made at the counter is in the report, and takes its month as a workbook', async ({ page, otraCaja }) => {
  await entrar(page, 'admin@aguaclara.mx');
  await abrir(page);
  await expect(page.getByRole('combobox', { name: 'Sucursal' })).toHaveAttribute('aria-disabled', 'true');
  const recibidos = async () => (await page.locator('.indicadores > div').nth(3).locator('.valor').textContent()) ?? '';
  const antes = Number((await recibidos()).replace(',', ''));

  const { page: caja } = await otraCaja('usuario@aguaclara.mx');
  const { servicios } = await (await caja.request.get('/api/servicios/all')).json();
  const { clientes } = await (await caja.request.get('/api/clientes/?nombre=claudia')).json();
  const pieza = servicios.find((servicio: { medida: string }) => servicio.medida === 'pz');
  const guardada = await caja.request.post('/api/ventas/guardar', {
    headers: { origin: process.env.LAVANDA_URL ?? '' },
    data: {
      usuario: clientes[0]._id,
      fecha: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date()),
      articulos: [{ cantidad: 1, servicio: pieza.servicio, servicio_id: pieza._id, precio: pieza.precio, medida: 'pz' }],
    },
  });
  expect(guardada.status()).toBe(200);
  await page.reload();
  await expect.poll(async () => Number((await recibidos()).replace(',', ''))).toBe(antes + 1);

  const descarga = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Descargar .* en Excel$/ }).click();
  expect((await descarga).suggestedFilename()).toMatch(/^Reporte-\d{4}-\d{2}\.xlsx$/);
});

test('labels of the axes stay apart at every size', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await abrir(page);
    const rotulos = page.locator('.MuiChartsAxis-tickLabel');
    expect(await rotulos.count()).toBeGreaterThan(12);
    const encimados = await rotulos.evaluateAll((textos) => {
      const cajas = textos.map((rotulo) => ({ texto: rotulo.textContent, caja: rotulo.getBoundingClientRect() }));
      return cajas.flatMap((uno, lugar) =>
        cajas
          .slice(lugar + 1)
          .filter(
            (otro) =>
              uno.caja.left < otro.caja.right + 2 &&
              otro.caja.left < uno.caja.right + 2 &&
              uno.caja.top < otro.caja.bottom + 2 &&
              otro.caja.top < uno.caja.bottom + 2,
          )
          .map((otro) => `${uno.texto} / ${otro.texto}`),
      );
    });
    expect(encimados).toEqual([]);
  }
});

test('prints on one sheet, without bar or buttons', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  await abrir(page);
  expect(await acostadas(page)).toEqual([true]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden();
  await expect(page.getByText(LINEAS)).toBeVisible();
});

test('once it is left the next page prints its own way', async ({ page }) => {
  await entrar(page, 'super@aguaclara.mx');
  await abrir(page);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Activos', exact: true }).click();
  await expect(page.getByText(LINEAS)).toHaveCount(0);
  expect(await acostadas(page)).not.toContain(true);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
});

test('a role without reports never gets there', async ({ page, consola }) => {
  consola.permitir(/403/);
  await entrar(page, 'usuario@aguaclara.mx');
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/app\/activos$/);
  expect((await page.request.get('/api/ventas/?resultSummary=1')).status()).toBe(403);
});
