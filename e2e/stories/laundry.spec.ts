import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { readPdf, wordsOf } from '../src/pdf.ts';
import { PointOfSale } from '../src/pos.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { type Identity, readIdentity, restore, YourLaundry } from '../src/yourLaundry.ts';

const OWNER = 'super@bugambilia.mx';
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
/** Very pale colours, a bad case for legible texts. */
const PALE = { primario: '#fff3a0', secundario: '#fffbe0' };

/** A logo of 48 x 24 pixels. */
const PNG = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAADAAAAAYAgMAAADBk5ZPAAAADFBMVEUPi40MjIwNi42cH13kQuVyAAAAA3RSTlP+Bm0gdSBnAAAACXBIWXMAAAsTAAALEwEAmpwYAAAATklEQVQYlWMIY4CDqQwBCA4rgwOCw8jQgOAwQSj7Pwgh5v//D8A5/P//f4Bz7P//R6hD4fz///8/9Ti47UFxDopD4V5A8RyKt1ECBDmoAGE1NsUzdvvrAAAAAElFTkSuQmCC',
    'base64',
  ),
};

let before: Identity;

test.beforeEach(async ({ page }) => {
  await signIn(page, OWNER);
  before = await readIdentity(page);
});

test.afterEach(async ({ page }) => restore(page, before));

/** Sets a variable in the page, which a reload would remove, so that the story can prove that no reload happened. */
const markIt = (page: Page) => page.evaluate(() => Object.assign(window, { marca: 'viva' }));
const mark = (page: Page) => page.evaluate(() => Reflect.get(window, 'marca'));
const bar = (page: Page) => page.getByRole('banner');

test('new colours repaint the bar, the open section, the next one and another tab without a reload', async ({
  page,
  context,
}) => {
  const another = await context.newPage();
  await another.goto('/app/activos');
  await expect(another.getByRole('radio', { name: /^Todas/ })).toBeChecked();
  await markIt(another);

  const laundry = new YourLaundry(page);
  await laundry.open();
  await markIt(page);
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(163, 25, 91)');
  await laundry.field('Nombre').fill('Lila');
  await laundry.setColors('#5b3a8c', '#c08497');
  // Until the button 'Guardar' is pressed, the bar keeps its colour and only the preview changes.
  await expect(bar(page)).toHaveCSS('background-color', 'rgb(163, 25, 91)');
  await laundry.saveAll();

  await expect(bar(page)).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(page.getByRole('link', { name: 'Tu Lavandería' })).toHaveCSS('color', 'rgb(91, 58, 140)');
  await expect(bar(page).getByRole('link', { name: 'Lila' })).toBeVisible();
  await expect(page).toHaveTitle('Lila | Configuración');
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Activos' }).first().click();
  await expect(page.getByRole('radio', { name: /^Todas/ })).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(page).toHaveTitle('Lila | Activos');
  expect(await mark(page)).toBe('viva');

  // A live event tells the other tab of the new colours. The focus makes that tab read them again, in case the event was lost.
  await another.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(bar(another)).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(another.getByRole('radio', { name: /^Todas/ })).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(another).toHaveTitle('Lila | Activos');
  expect(await mark(another)).toBe('viva');
});

test('with reduced motion everything takes the new colours at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/app/activos');
  await expect(page.getByRole('radio', { name: /^Todas/ })).toBeChecked();
  const link = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Ventas' }).first();
  const immediately = await link.evaluate((anchor) => {
    document.documentElement.style.setProperty('--mui-palette-primary-contrastText', 'rgb(1, 2, 3)');
    return getComputedStyle(anchor).color;
  });
  expect(immediately).toBe('rgb(1, 2, 3)');
});

test('a new delivery rule holds in a new note', async ({ page }) => {
  const laundry = new YourLaundry(page);
  await laundry.open();
  await laundry.field('Costo de cada envío').fill('62.5');
  await laundry.saveAll();
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.servicio('Edredón matrimonial').click();
  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
  await expect(pos.sum('Envío')).toContainText('$62.50');

  await laundry.open();
  await page.getByRole('radio', { name: 'Por rango' }).check();
  const add = page.getByRole('button', { name: 'Agregar rango' });
  await add.click();
  await laundry.field('Hasta menos de, rango 1').fill('100');
  await laundry.field('Envío, rango 1').fill('30');
  await add.click();
  await laundry.field('Subtotal desde, rango 2').fill('90');
  await laundry.field('Envío, rango 2').fill('12');
  await expect(page.getByText('Se encima con otro rango, que llega hasta $100.00.')).toBeVisible();
  await laundry.save.click();
  await expect(laundry.field('Subtotal desde, rango 2')).toBeFocused();
  await laundry.field('Subtotal desde, rango 2').fill('110');
  await expect(page.getByText('De $100.00 a $110.00 ningún rango aplica: el envío no se cobra.')).toBeVisible();
  await laundry.saveAll();
  await pos.open();
  await expect(pos.sum('Envío')).toContainText('$12.00');
});

test('a logo and a favicon are uploaded, shown everywhere, and removed', async ({ page }) => {
  const laundry = new YourLaundry(page);
  await laundry.open();
  await laundry.upload('Logo', PNG);
  await expect(page.getByRole('status').filter({ hasText: 'El logo quedó guardado.' })).toBeVisible();
  const inBar = bar(page).locator('img').first();
  await expect(inBar).toHaveAttribute('src', /^\/imagenes\/[0-9a-f]{64}\.png$/);
  await expect.poll(() => inBar.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(48);
  await laundry.upload('Favicon', PNG);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/imagenes\/[0-9a-f]{64}\.png$/);
  await page.getByRole('button', { name: 'Quitar favicon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar favicon' }).click();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/logo.ico');
});

test('an SVG cannot run what it brings, and a text that calls itself PNG is refused at the control', async ({
  page,
  console,
}) => {
  console.allow(/status of 415/);
  const laundry = new YourLaundry(page);
  await laundry.open();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" onload="window.corrio=1"><script>window.corrio=1;fetch("/api/auth/logout",{method:"POST"})</script><circle cx="12" cy="12" r="10" fill="#a3195b"/></svg>';
  await laundry.upload('Logo', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(page.getByRole('status').filter({ hasText: 'El logo quedó guardado.' })).toBeVisible();
  const { logo: url } = await readIdentity(page);
  expect(url).toMatch(/^\/imagenes\//);
  await expect(bar(page).locator('img').first()).toHaveAttribute('src', url);
  const response = await page.goto(url);
  expect(response?.headers()['content-type']).toBe('image/png');
  expect(await page.evaluate(() => Reflect.get(window, 'corrio'))).toBeUndefined();

  await laundry.open();
  await laundry.upload('Logo', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('esto es una nota, no una imagen'),
  });
  await expect(laundry.image('Logo').getByRole('alert')).toContainText('El archivo no es una imagen que se pueda usar.');
  await expect(laundry.image('Logo').getByRole('button', { name: 'Cambiar logo' })).toBeEnabled();
  expect((await readIdentity(page)).logo).toBe(url);
  await laundry.upload('Logo', {
    name: 'grande.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(2 * 1024 * 1024 + 1),
  });
  await expect(laundry.image('Logo').getByRole('alert')).toContainText('La imagen excede 2 MB. Elige una más ligera.');
});

test('a branch is renamed and another added: bar, filters and team see them', async ({ page }) => {
  const laundry = new YourLaundry(page);
  await laundry.open();
  const nameIt = async (button: string, name: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre de la sucursal' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(laundry.sucursal(name)).toBeVisible();
  };
  const fresh = `Taxqueña ${randomUUID().slice(0, 4)}`;
  await nameIt('Modificar Coyoacán', 'Coyoacán Centro');
  await nameIt('Agregar sucursal', fresh);
  await expect(bar(page).getByText('Sucursal Coyoacán Centro')).toBeVisible();

  const section = (name: string) =>
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name }).first().click();
  await section('Activos');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await expect(page.getByRole('option', { name: 'Coyoacán Centro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await section('Ventas');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await expect(page.getByRole('option', { name: fresh })).toBeVisible();
  await page.keyboard.press('Escape');

  await laundry.open();
  await nameIt('Modificar Coyoacán Centro', 'Coyoacán');
  await complete(page, fresh);
});

/** Fills in a new sucursal's data for receipts, because another story counts the data that the laundry's receipts lack. */
async function complete(page: Page, name: string): Promise<void> {
  const { sucursales } = await (await page.request.get('/api/tenant/sucursales')).json();
  const sucursal = sucursales.find(({ nombre_sucursal: one }: { nombre_sucursal: string }) => one === name);
  const data = { ...sucursal, direccion: 'Av. Taxqueña 100', telefono: '5555550100', horario: 'Diario, 09:00 a 19:00' };
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  expect((await page.request.post('/api/tenant/sucursales/guardar', { headers, data })).status()).toBe(200);
}

test('the ticket prints the new width and legal text', async ({ page }) => {
  const laundry = new YourLaundry(page);
  await laundry.open();
  await page.getByRole('radio', { name: '58 mm' }).check();
  await laundry.field('Texto legal al pie del ticket (opcional)').fill('Prendas olvidadas: 30 días.\nQuejas: 800 123 4567.');
  await laundry.saveAll();

  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const { clientes } = await (await page.request.get('/api/clientes/')).json();
  const { servicios } = await (await page.request.get('/api/servicios/all')).json();
  const piece = servicios.find(({ medida: unit }: { medida: string }) => unit === 'pz');
  const nota = await page.request.post('/api/ventas/guardar', {
    headers,
    data: {
      id: randomUUID(),
      usuario: clientes[0]._id,
      fecha: TODAY,
      articulos: [
        {
          _id: randomUUID(),
          cantidad: 1,
          servicio: piece.servicio,
          servicio_id: piece._id,
          precio: piece.precio,
          medida: 'pz',
        },
      ],
      pagos: [],
    },
  });
  const { inserted_id: id } = await nota.json();
  await page.goto(`/api/ventas/${id}/ticket?imprimir=0`);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  const [sheet] = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  if (!sheet) throw new Error('Sin hoja');
  expect(Math.abs(sheet.width - 58)).toBeLessThan(0.5);
  for (const sentence of ['Prendas olvidadas: 30 días.', 'Quejas: 800 123 4567.']) expect(wordsOf(sheet)).toContain(sentence);
});

test('unsaved changes ask before leaving', async ({ page }) => {
  const laundry = new YourLaundry(page);
  await laundry.open();
  await laundry.field('Nombre').fill('Otra');
  await page.getByRole('navigation', { name: 'Configuración' }).getByRole('link', { name: 'Servicios' }).click();
  const question = page.getByRole('dialog', { name: '¿Salir sin guardar los cambios?' });
  await question.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(question).toBeHidden();
  await expect(laundry.field('Nombre')).toHaveValue('Otra');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(laundry.field('Nombre')).toHaveValue('Bugambilia');
  await page.getByRole('navigation', { name: 'Configuración' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveURL(/\/servicios$/);
});

for (const pale of [false, true]) {
  test(`fits at every size and is accessible in every state${pale ? ', pale yellow' : ''}`, async ({ page }) => {
    test.slow();
    if (pale) {
      const headers = { origin: process.env.LAVANDA_URL ?? '' };
      await page.request.post('/api/tenant/identidad', { data: { colores: PALE }, headers });
    }
    const laundry = new YourLaundry(page);
    await laundry.open();
    await fitsAndIsAccessible(page);

    await laundry.field('Nombre').fill('');
    await laundry.field('Primario').fill('#12');
    await page.getByRole('radio', { name: 'Por rango' }).check();
    await page.getByRole('button', { name: 'Agregar rango' }).click();
    await laundry.field('Hasta menos de, rango 1').fill('100');
    await laundry.field('Envío, rango 1').fill('30');
    await page.getByRole('button', { name: 'Agregar rango' }).click();
    await laundry.field('Subtotal desde, rango 2').fill('50');
    await laundry.save.click();
    await expect(laundry.field('Nombre')).toBeFocused();
    await fitsAndIsAccessible(page);

    await page.getByRole('button', { name: 'Agregar sucursal' }).click();
    await expect(page.getByRole('dialog', { name: 'Agregar sucursal' })).toBeVisible();
    const zone = page.getByRole('combobox', { name: 'Zona horaria' });
    await zone.fill('tij');
    await expect(page.getByRole('option', { name: /^Tijuana/ })).toBeVisible();
    await fitsAndIsAccessible(page);
    await page.keyboard.press('Enter');
    await expect(zone).toHaveValue('Tijuana');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Quitar logo' }).click();
    await expect(page.getByRole('dialog', { name: '¿Quitar el logo?' })).toBeVisible();
    await fitsAndIsAccessible(page);
  });
}
