import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leerPdf, palabrasDe } from '../src/pdf.ts';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { cabeYEsAccesible } from '../src/tamanos.ts';
import { type Identidad, leerIdentidad, reponer, TuLavanderia } from '../src/tuLavanderia.ts';

const DUENA = 'super@bugambilia.mx';
const HOY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
/** The palest pair that a laundry might choose. */
const PALIDOS = { primario: '#fff3a0', secundario: '#fffbe0' };

/** 48 x 24 pixels. */
const PNG = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAADAAAAAYAgMAAADBk5ZPAAAADFBMVEUPi40MjIwNi42cH13kQuVyAAAAA3RSTlP+Bm0gdSBnAAAACXBIWXMAAAsTAAALEwEAmpwYAAAATklEQVQYlWMIY4CDqQwBCA4rgwOCw8jQgOAwQSj7Pwgh5v//D8A5/P//f4Bz7P//R6hD4fz///8/9Ti47UFxDopD4V5A8RyKt1ECBDmoAGE1NsUzdvvrAAAAAElFTkSuQmCC',
    'base64',
  ),
};

let antes: Identidad;

test.beforeEach(async ({ page }) => {
  await entrar(page, DUENA);
  antes = await leerIdentidad(page);
});

test.afterEach(async ({ page }) => reponer(page, antes));

/** Leaves a mark that a load of the page would take away. */
const marcar = (page: Page) => page.evaluate(() => Object.assign(window, { marca: 'viva' }));
const marca = (page: Page) => page.evaluate(() => Reflect.get(window, 'marca'));
const barra = (page: Page) => page.getByRole('banner');

test('new colours repaint the bar, the open section, the next one and another tab without a reload', async ({
  page,
  context,
}) => {
  const otra = await context.newPage();
  await otra.goto('/app/activos');
  await expect(otra.getByRole('radio', { name: /^Todas/ })).toBeChecked();
  await marcar(otra);

  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  await marcar(page);
  await expect(barra(page)).toHaveCSS('background-color', 'rgb(163, 25, 91)');
  await lavanderia.campo('Nombre').fill('Lila');
  await lavanderia.colores('#5b3a8c', '#c08497');
  // Only the preview changes before Guardar.
  await expect(barra(page)).toHaveCSS('background-color', 'rgb(163, 25, 91)');
  await lavanderia.guardarTodo();

  await expect(barra(page)).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(page.getByRole('link', { name: 'Tu Lavandería' })).toHaveCSS('color', 'rgb(91, 58, 140)');
  await expect(barra(page).getByRole('link', { name: 'Lila' })).toBeVisible();
  await expect(page).toHaveTitle('Lila | Configuración');
  await page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Activos' }).first().click();
  await expect(page.getByRole('radio', { name: /^Todas/ })).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(page).toHaveTitle('Lila | Activos');
  expect(await marca(page)).toBe('viva');

  await expect(barra(otra)).toHaveCSS('background-color', 'rgb(163, 25, 91)');
  await otra.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(barra(otra)).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(otra.getByRole('radio', { name: /^Todas/ })).toHaveCSS('background-color', 'rgb(91, 58, 140)');
  await expect(otra).toHaveTitle('Lila | Activos');
  expect(await marca(otra)).toBe('viva');
});

test('with reduced motion everything takes the new colours at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/app/activos');
  await expect(page.getByRole('radio', { name: /^Todas/ })).toBeChecked();
  const enlace = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Ventas' }).first();
  const deInmediato = await enlace.evaluate((este) => {
    document.documentElement.style.setProperty('--mui-palette-primary-contrastText', 'rgb(1, 2, 3)');
    return getComputedStyle(este).color;
  });
  expect(deInmediato).toBe('rgb(1, 2, 3)');
});

test('a new delivery rule holds in a new note', async ({ page }) => {
  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  await lavanderia.campo('Costo de cada envío').fill('62.5');
  await lavanderia.guardarTodo();
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.servicio('Edredón matrimonial').click();
  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
  await expect(pos.suma('Envío')).toContainText('$62.50');

  await lavanderia.abrir();
  await page.getByRole('radio', { name: 'Por rango' }).check();
  const agregar = page.getByRole('button', { name: 'Agregar rango' });
  await agregar.click();
  await lavanderia.campo('Hasta menos de, rango 1').fill('100');
  await lavanderia.campo('Envío, rango 1').fill('30');
  await agregar.click();
  await lavanderia.campo('Subtotal desde, rango 2').fill('90');
  await lavanderia.campo('Envío, rango 2').fill('12');
  await expect(page.getByText('Se encima con otro rango, que llega hasta $100.00.')).toBeVisible();
  await lavanderia.guardar.click();
  await expect(lavanderia.campo('Subtotal desde, rango 2')).toBeFocused();
  await lavanderia.campo('Subtotal desde, rango 2').fill('110');
  await expect(page.getByText('De $100.00 a $110.00 ningún rango aplica: el envío no se cobra.')).toBeVisible();
  await lavanderia.guardarTodo();
  await pos.abrir();
  await expect(pos.suma('Envío')).toContainText('$12.00');
});

test('a logo and a favicon are uploaded, shown everywhere, and removed', async ({ page }) => {
  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  await lavanderia.subir('Logo', PNG);
  await expect(page.getByRole('status').filter({ hasText: 'El logo quedó guardado.' })).toBeVisible();
  const enBarra = barra(page).locator('img').first();
  await expect(enBarra).toHaveAttribute('src', /^\/imagenes\/[0-9a-f]{64}\.png$/);
  await expect.poll(() => enBarra.evaluate((imagen: HTMLImageElement) => imagen.naturalWidth)).toBe(48);
  await lavanderia.subir('Favicon', PNG);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/imagenes\/[0-9a-f]{64}\.png$/);
  await page.getByRole('button', { name: 'Quitar favicon' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Quitar favicon' }).click();
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/logo.ico');
});

test('an SVG cannot run what it brings, and a text that calls itself PNG is refused at the control', async ({
  page,
  consola,
}) => {
  consola.permitir(/status of 415/);
  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  const dibujo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" onload="window.corrio=1"><script>window.corrio=1;fetch("/api/auth/logout",{method:"POST"})</script><circle cx="12" cy="12" r="10" fill="#a3195b"/></svg>';
  await lavanderia.subir('Logo', { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(dibujo) });
  await expect(page.getByRole('status').filter({ hasText: 'El logo quedó guardado.' })).toBeVisible();
  const { logo: url } = await leerIdentidad(page);
  expect(url).toMatch(/^\/imagenes\//);
  await expect(barra(page).locator('img').first()).toHaveAttribute('src', url);
  const respuesta = await page.goto(url);
  expect(respuesta?.headers()['content-type']).toBe('image/png');
  expect(await page.evaluate(() => Reflect.get(window, 'corrio'))).toBeUndefined();

  await lavanderia.abrir();
  await lavanderia.subir('Logo', {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('esto es una nota, no una imagen'),
  });
  await expect(lavanderia.imagen('Logo').getByRole('alert')).toContainText('El archivo no es una imagen que se pueda usar.');
  await expect(lavanderia.imagen('Logo').getByRole('button', { name: 'Cambiar logo' })).toBeEnabled();
  expect((await leerIdentidad(page)).logo).toBe(url);
  await lavanderia.subir('Logo', { name: 'grande.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(lavanderia.imagen('Logo').getByRole('alert')).toContainText('La imagen excede 2 MB. Elige una más ligera.');
});

test('a branch is renamed and another added: bar, filters and team see them', async ({ page }) => {
  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  const nombrar = async (boton: string, nombre: string) => {
    await page.getByRole('button', { name: boton, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre de la sucursal' }).fill(nombre);
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(lavanderia.sucursal(nombre)).toBeVisible();
  };
  const nueva = `Taxqueña ${randomUUID().slice(0, 4)}`;
  await nombrar('Modificar Coyoacán', 'Coyoacán Centro');
  await nombrar('Agregar sucursal', nueva);
  await expect(barra(page).getByText('Sucursal Coyoacán Centro')).toBeVisible();

  const seccion = (nombre: string) =>
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: nombre }).first().click();
  await seccion('Activos');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await expect(page.getByRole('option', { name: 'Coyoacán Centro' })).toBeVisible();
  await page.keyboard.press('Escape');
  await seccion('Ventas');
  await page.getByRole('combobox', { name: 'Sucursal' }).click();
  await expect(page.getByRole('option', { name: nueva })).toBeVisible();
  await page.keyboard.press('Escape');

  await lavanderia.abrir();
  await nombrar('Modificar Coyoacán Centro', 'Coyoacán');
});

test('the ticket prints the new width and legal text', async ({ page }) => {
  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  await page.getByRole('radio', { name: '58 mm' }).check();
  await lavanderia.campo('Texto legal al pie del ticket (opcional)').fill('Prendas olvidadas: 30 días.\nQuejas: 800 123 4567.');
  await lavanderia.guardarTodo();

  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const { clientes } = await (await page.request.get('/api/clientes/')).json();
  const { servicios } = await (await page.request.get('/api/servicios/all')).json();
  const pieza = servicios.find(({ medida }: { medida: string }) => medida === 'pz');
  const nota = await page.request.post('/api/ventas/guardar', {
    headers,
    data: {
      id: randomUUID(),
      usuario: clientes[0]._id,
      fecha: HOY,
      articulos: [
        { _id: randomUUID(), cantidad: 1, servicio: pieza.servicio, servicio_id: pieza._id, precio: pieza.precio, medida: 'pz' },
      ],
      pagos: [],
    },
  });
  const { inserted_id: id } = await nota.json();
  await page.goto(`/api/ventas/${id}/ticket?imprimir=0`);
  await page.waitForFunction(() => document.documentElement.dataset.listo !== undefined);
  const [hoja] = await leerPdf(await page.pdf({ preferCSSPageSize: true }));
  if (!hoja) throw new Error('Sin hoja');
  expect(Math.abs(hoja.ancho - 58)).toBeLessThan(0.5);
  for (const frase of ['Prendas olvidadas: 30 días.', 'Quejas: 800 123 4567.']) expect(palabrasDe(hoja)).toContain(frase);
});

test('unsaved changes ask before leaving', async ({ page }) => {
  const lavanderia = new TuLavanderia(page);
  await lavanderia.abrir();
  await lavanderia.campo('Nombre').fill('Otra');
  await page.getByRole('navigation', { name: 'Configuración' }).getByRole('link', { name: 'Servicios' }).click();
  const pregunta = page.getByRole('dialog', { name: '¿Salir sin guardar los cambios?' });
  await pregunta.getByRole('button', { name: 'Seguir aquí' }).click();
  await expect(pregunta).toBeHidden();
  await expect(lavanderia.campo('Nombre')).toHaveValue('Otra');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(lavanderia.campo('Nombre')).toHaveValue('Bugambilia');
  await page.getByRole('navigation', { name: 'Configuración' }).getByRole('link', { name: 'Servicios' }).click();
  await expect(page).toHaveURL(/\/servicios$/);
});

for (const palido of [false, true]) {
  test(`fits at every size and is accessible in every state${palido ? ', pale yellow' : ''}`, async ({ page }) => {
    test.slow();
    if (palido) {
      const headers = { origin: process.env.LAVANDA_URL ?? '' };
      await page.request.post('/api/tenant/identidad', { data: { colores: PALIDOS }, headers });
    }
    const lavanderia = new TuLavanderia(page);
    await lavanderia.abrir();
    await cabeYEsAccesible(page);

    await lavanderia.campo('Nombre').fill('');
    await lavanderia.campo('Primario').fill('#12');
    await page.getByRole('radio', { name: 'Por rango' }).check();
    await page.getByRole('button', { name: 'Agregar rango' }).click();
    await lavanderia.campo('Hasta menos de, rango 1').fill('100');
    await lavanderia.campo('Envío, rango 1').fill('30');
    await page.getByRole('button', { name: 'Agregar rango' }).click();
    await lavanderia.campo('Subtotal desde, rango 2').fill('50');
    await lavanderia.guardar.click();
    await expect(lavanderia.campo('Nombre')).toBeFocused();
    await cabeYEsAccesible(page);

    await page.getByRole('button', { name: 'Agregar sucursal' }).click();
    await expect(page.getByRole('dialog', { name: 'Agregar sucursal' })).toBeVisible();
    const zona = page.getByRole('combobox', { name: 'Zona horaria' });
    await zona.fill('tij');
    await expect(page.getByRole('option', { name: /^Tijuana/ })).toBeVisible();
    await cabeYEsAccesible(page);
    await page.keyboard.press('Enter');
    await expect(zona).toHaveValue('Tijuana');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Quitar logo' }).click();
    await expect(page.getByRole('dialog', { name: '¿Quitar el logo?' })).toBeVisible();
    await cabeYEsAccesible(page);
  });
}
