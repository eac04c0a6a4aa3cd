import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { leerPdf, type PaginaPdf, palabrasDe } from '../src/pdf.ts';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { TusVentas } from '../src/ventas.ts';

const HOY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());

interface Servicio {
  _id: string;
  servicio: string;
  medida: string;
  precio: number;
}

/** A call of the page's session. */
async function llamar<T>(page: Page, ruta: string, data?: unknown): Promise<T> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const respuesta = data === undefined ? await page.request.get(ruta) : await page.request.post(ruta, { data, headers });
  expect(respuesta.status(), ruta).toBe(200);
  return respuesta.json() as Promise<T>;
}

async function clienteNuevo(page: Page, nombre: string, apellido: string): Promise<string> {
  const { response } = await llamar<{ response: string }>(page, '/api/clientes/guardar', {
    nombre,
    apellido,
    telefono: '55 4108 1170',
  });
  return response;
}

/** A note of `cuantas` lines, a third of them by the kilo, the rest with long names. */
async function notaDe(page: Page, usuario: string, cuantas: number): Promise<{ id: string; folio: number; nombres: string[] }> {
  const { servicios } = await llamar<{ servicios: Servicio[] }>(page, '/api/servicios/all');
  const de = (medida: string) => servicios.find((servicio) => servicio.medida === medida) as Servicio;
  const [kilo, flex] = [de('kg'), de('flex')];
  const articulos = Array.from({ length: cuantas }, (_, i) => ({
    _id: randomUUID(),
    cantidad: i % 3 === 0 ? i + 1.125 : 1,
    servicio: i % 3 === 0 ? kilo.servicio : `Compostura ${i} de prenda delicada`,
    servicio_id: i % 3 === 0 ? kilo._id : flex._id,
    precio: i % 3 === 0 ? kilo.precio : 1234.5,
    medida: i % 3 === 0 ? 'kg' : 'flex',
  }));
  const { data } = await llamar<{ data: { _id: string; folio: number } }>(page, '/api/ventas/guardar', {
    id: randomUUID(),
    usuario,
    fecha: HOY,
    articulos,
    pagos: [{ _id: randomUUID(), fecha: HOY, monto: 20, metodo: 'Transf' }],
  });
  return { id: data._id, folio: data.folio, nombres: articulos.map(({ servicio }) => servicio) };
}

/** What Chromium prints of a ticket, on the paper that the ticket itself asks for. */
async function imprimir(page: Page, ruta: string): Promise<PaginaPdf[]> {
  await page.goto(ruta);
  await page.waitForFunction(() => document.documentElement.dataset.listo !== undefined);
  return leerPdf(await page.pdf({ preferCSSPageSize: true }));
}

async function notaEnCaja(page: Page): Promise<PuntoDeVenta> {
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio('Edredón matrimonial').click();
  return pos;
}

test('the question after a save prints the ticket in a window that closes by itself', async ({ page, context }) => {
  const impresos: { ruta: string; letra: boolean; lineas: number }[] = [];
  await context.exposeFunction('alImprimir', (impreso: (typeof impresos)[number]) => impresos.push(impreso));
  await context.addInitScript(() => {
    window.print = () =>
      (window as unknown as { alImprimir(impreso: unknown): void }).alImprimir({
        ruta: location.pathname,
        letra: document.fonts.check('700 12px Figtree'),
        lineas: document.querySelectorAll('.ln').length,
      });
  });
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = await notaEnCaja(page);
  const id = await pos.guardarNota('creada');

  const [ventana] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Imprimir ticket' }).click(),
  ]);
  await ventana.waitForEvent('close');
  expect(impresos).toEqual([{ ruta: `/api/ventas/${id}/ticket`, letra: true, lineas: 1 }]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Seleccionar usuario' })).toBeFocused();
});

test('a blocked window leaves the ticket in the page, with its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    window.print = () => top?.document.body.setAttribute('data-impreso', location.pathname);
  });
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = await notaEnCaja(page);
  const id = await pos.guardarNota('creada');
  await page.keyboard.press('Enter');
  const dialogo = page.getByRole('dialog', { name: 'Ticket' });
  await expect(dialogo.getByText('El navegador no permitió abrir la ventana')).toBeVisible();
  await expect(page.frameLocator('iframe[title="Ticket"]').getByText('Edredón matrimonial')).toBeVisible();
  await dialogo.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-impreso', `/api/ventas/${id}/ticket`);
  await dialogo.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialogo).toBeHidden();
});

test('a ticket that the server refuses is told in the page, and its window closed', async ({ page, otraCaja, consola }) => {
  consola.permitir(/404/);
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = await notaEnCaja(page);
  const id = await pos.guardarNota('creada');
  const { page: jefa } = await otraCaja('super@aguaclara.mx');
  await llamar(jefa, '/api/ventas/delete', { items: [id] });
  const [ventana] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Imprimir ticket' }).click(),
  ]);
  await expect(page.getByRole('alert')).toContainText('La nota no existe.');
  await expect.poll(() => ventana.isClosed()).toBe(true);
});

for (const ancho of [58, 80]) {
  test(`60 lines print whole and legible on one piece of ${ancho} mm paper`, async ({ page }) => {
    await entrar(page, 'super@bugambilia.mx');
    const [nombre, apellido] = ['Maximiliano Alejandro', 'Villavicencio Ruiz'];
    expect(`${nombre} ${apellido}`).toHaveLength(40);
    const { id, folio, nombres } = await notaDe(page, await clienteNuevo(page, nombre, apellido), 60);
    const [hoja, ...mas] = await imprimir(page, `/api/ventas/${id}/ticket?imprimir=0&ancho=${ancho}`);
    if (!hoja) throw new Error('Sin hoja');
    expect(mas).toHaveLength(0);
    expect(Math.abs(hoja.ancho - ancho)).toBeLessThan(0.5);

    const palabras = palabrasDe(hoja);
    for (const parte of ['Bugambilia', 'Sucursal Coyoacán', `${nombre} ${apellido}`, `Abono ${HOY} Transf`, '$20.00']) {
      expect(palabras).toContain(parte);
    }
    expect(palabras).toMatch(new RegExp(`Nota ${folio} Recibido ${HOY} \\d\\d:\\d\\d Atendió`));
    expect(palabras).toMatch(/Total \$[\d,]+\.\d\d/);
    expect(palabras).toMatch(/Saldo \$[\d,]+\.\d\d/);
    expect(palabras).toContain('¡Gracias por tu preferencia!');
    for (const servicio of nombres) expect(palabras).toContain(servicio);

    // 10.5 CSS px is 7.9 pt; printers leave 5 mm (58) or 4 mm (80) at each side.
    const margen = ((ancho === 58 ? 5 : 4) / 25.4) * 72;
    const orilla = (hoja.ancho / 25.4) * 72 - margen;
    for (const { texto, tamano, izquierda, derecha } of hoja.textos) {
      expect(tamano, texto).toBeGreaterThan(7.8);
      expect(izquierda, texto).toBeGreaterThan(margen - 1);
      expect(derecha, texto).toBeLessThan(orilla + 1);
    }
  });
}

test('the paper is as long as the ticket', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const usuario = await clienteNuevo(page, 'Ana', 'Corta');
  const alto = async (lineas: number) => {
    const { id } = await notaDe(page, usuario, lineas);
    const hojas = await imprimir(page, `/api/ventas/${id}/ticket?imprimir=0`);
    expect(hojas).toHaveLength(1);
    return hojas[0]?.alto ?? 0;
  };
  const [corto, largo] = [await alto(1), await alto(21)];
  expect(corto).toBeLessThan(260);
  expect(largo - corto).toBeGreaterThan(20 * 8);
});

test('the image opens in a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await entrar(page, 'usuario@aguaclara.mx');
  const { id } = await notaDe(page, await clienteNuevo(page, 'Ana', 'Teléfono'), 60);
  const respuesta = await page.goto(`/api/ventas/${id}/imageGenerator`);
  expect(respuesta?.headers()['content-type']).toBe('image/png');
  const imagen = page.locator('img');
  await expect(imagen).toBeVisible();
  expect(await imagen.evaluate((elemento: HTMLImageElement) => elemento.naturalWidth)).toBe(1080);
});

test('the public link shows a masked ticket to a phone without a session, until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const { id, folio } = await notaDe(page, await clienteNuevo(page, 'María Fernanda', 'Ríos Beltrán'), 3);
  const { url, whatsapp } = await llamar<{ url: string; whatsapp: string }>(page, `/api/ventas/${id}/enlace`, {});
  expect(whatsapp).toContain('https://wa.me/525541081170?text=');

  const ajeno = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const telefono = await ajeno.newPage();
  const quejas: string[] = [];
  telefono.on('console', (mensaje) => quejas.push(mensaje.text()));
  await telefono.goto(url);
  await expect(telefono.getByText('María F. R. B.')).toBeVisible();
  await expect(telefono.getByText(String(folio), { exact: true })).toBeVisible();
  await expect(telefono.getByRole('img', { name: `Código QR de la nota ${folio}` })).toBeVisible();
  await expect(telefono.getByText('Fernanda')).toHaveCount(0);
  expect(await telefono.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(quejas).toEqual([]);

  await llamar(page, `/api/ventas/${id}/enlace/revocar`, {});
  expect((await telefono.goto(url))?.status()).toBe(404);
  await expect(telefono.getByRole('heading', { name: 'Este ticket ya no está disponible' })).toBeVisible();
  await ajeno.close();
});

test('sharing by WhatsApp opens the chat with the customer, the message and the link written', async ({ page, context }) => {
  await context.route('https://wa.me/**', (ruta) => ruta.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }));
  await entrar(page, 'usuario@aguaclara.mx');
  const { folio } = await notaDe(page, await clienteNuevo(page, 'Claudia', 'Del Mensaje'), 2);
  const ventas = new TusVentas(page);
  await ventas.abrir(`?user=${folio}`);
  const venta = ventas.filas.filter({ hasText: 'Claudia Del Mensaje' });
  await ventas.casilla(venta).check();
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    ventas.barra.getByRole('button', { name: 'Compartir por WhatsApp' }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\/525541081170\?text=/);
  const mensaje = new URL(chat.url()).searchParams.get('text') ?? '';
  expect(mensaje).toContain('Agua Clara');
  expect(mensaje).toContain(String(folio));
  const enlace = /https?:\/\/\S+\/t\/[\w-]{32}/.exec(mensaje)?.[0];
  expect((await page.request.get(enlace ?? '')).status()).toBe(200);
});
