import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.ts';
import { type PdfPage, readPdf, wordsOf } from '../src/pdf.ts';
import { PointOfSale } from '../src/pos.ts';
import { YourSales } from '../src/sales.ts';
import { expect, signIn, test } from '../src/story.ts';
import { readIdentity, restore, YourLaundry } from '../src/yourLaundry.ts';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());

interface Servicio {
  _id: string;
  servicio: string;
  medida: string;
  precio: number;
}

/** Calls the API with the page's session. */
async function callApi<T>(page: Page, path: string, data?: unknown): Promise<T> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const response = data === undefined ? await page.request.get(path) : await page.request.post(path, { data, headers });
  expect(response.status(), path).toBe(200);
  return response.json() as Promise<T>;
}

async function newCliente(page: Page, name: string, surname: string): Promise<string> {
  const { response } = await callApi<{ response: string }>(page, '/api/clientes/guardar', {
    nombre: name,
    apellido: surname,
    telefono: '55 4108 1170',
  });
  return response;
}

/** Creates a nota of `count` lines: a third by the kilo, the rest with long names. */
async function notaOf(
  page: Page,
  user: string,
  count: number,
): Promise<{ id: string; folio: number; clave: string; names: string[] }> {
  const { servicios } = await callApi<{ servicios: Servicio[] }>(page, '/api/servicios/all');
  const of = (unit: string) => servicios.find((servicio) => servicio.medida === unit) as Servicio;
  const [kilo, flex] = [of('kg'), of('flex')];
  const articles = Array.from({ length: count }, (_, i) => ({
    _id: randomUUID(),
    cantidad: i % 3 === 0 ? i + 1.125 : 1,
    servicio: i % 3 === 0 ? kilo.servicio : `Compostura ${i} de prenda delicada`,
    servicio_id: i % 3 === 0 ? kilo._id : flex._id,
    precio: i % 3 === 0 ? kilo.precio : 1234.5,
    medida: i % 3 === 0 ? 'kg' : 'flex',
  }));
  const { data } = await callApi<{ data: { _id: string; folio: number; clave: string } }>(page, '/api/ventas/guardar', {
    id: randomUUID(),
    usuario: user,
    fecha: TODAY,
    articulos: articles,
    pagos: [{ _id: randomUUID(), fecha: TODAY, monto: 20, metodo: 'Transf' }],
  });
  return { id: data._id, folio: data.folio, clave: data.clave, names: articles.map(({ servicio }) => servicio) };
}

/** Prints a ticket to PDF, with the paper size that the ticket sets. */
async function print(page: Page, path: string): Promise<PdfPage[]> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  return readPdf(await page.pdf({ preferCSSPageSize: true }));
}

async function notaAtTill(page: Page): Promise<PointOfSale> {
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio('Edredón matrimonial').click();
  return pos;
}

test('the question after a save prints the ticket in a window that closes by itself', async ({ page, context }) => {
  const printed: { path: string; letter: boolean; lineas: number }[] = [];
  await context.exposeFunction('onPrint', (ticket: (typeof printed)[number]) => printed.push(ticket));
  await context.addInitScript(() => {
    window.print = () =>
      (window as unknown as { onPrint(ticket: unknown): void }).onPrint({
        path: location.pathname,
        letter: document.fonts.check('700 12px Figtree'),
        lineas: document.querySelectorAll('.ln').length,
      });
  });
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = await notaAtTill(page);
  const id = await pos.saveNota('creada');

  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Imprimir ticket' }).click()]);
  await popup.waitForEvent('close');
  expect(printed).toEqual([{ path: `/api/ventas/${id}/ticket`, letter: true, lineas: 1 }]);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Seleccionar usuario' })).toBeFocused();
});

test('a blocked window leaves the ticket in the page, with its button', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
    window.print = () => top?.document.body.setAttribute('data-printed', location.pathname);
  });
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = await notaAtTill(page);
  const id = await pos.saveNota('creada');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ticket' });
  await expect(dialog.getByText('El navegador no permitió abrir la ventana')).toBeVisible();
  await expect(page.frameLocator('iframe[title="Ticket"]').getByText('Edredón matrimonial')).toBeVisible();
  await dialog.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', `/api/ventas/${id}/ticket`);
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
});

test('a ticket that the server refuses is told in the page, and its window closed', async ({ page, otherTill, console }) => {
  console.allow(/404/);
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = await notaAtTill(page);
  const id = await pos.saveNota('creada');
  const { page: owner } = await otherTill('super@aguaclara.mx');
  await callApi(owner, '/api/ventas/delete', { items: [id] });
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'Imprimir ticket' }).click()]);
  await expect(page.getByRole('alert')).toContainText('La nota no existe.');
  await expect.poll(() => popup.isClosed()).toBe(true);
});

for (const width of [58, 80]) {
  test(`60 lines print whole and legible on one piece of ${width} mm paper`, async ({ page }) => {
    await signIn(page, 'super@bugambilia.mx');
    const [name, surname] = ['Maximiliano Alejandro', 'Villavicencio Ruiz'];
    expect(`${name} ${surname}`).toHaveLength(40);
    const { id, folio, names } = await notaOf(page, await newCliente(page, name, surname), 60);
    const [sheet, ...more] = await print(page, `/api/ventas/${id}/ticket?imprimir=0&ancho=${width}`);
    if (!sheet) throw new Error('Sin hoja');
    expect(more).toHaveLength(0);
    expect(Math.abs(sheet.width - width)).toBeLessThan(0.5);

    const words = wordsOf(sheet);
    for (const part of ['Bugambilia', 'Sucursal Coyoacán', `${name} ${surname}`, `Abono ${TODAY} Transf`, '$20.00']) {
      expect(words).toContain(part);
    }
    expect(words).toMatch(new RegExp(`Nota ${folio} Recibido ${TODAY} \\d\\d:\\d\\d Atendió`));
    expect(words).toMatch(/Total \$[\d,]+\.\d\d/);
    expect(words).toMatch(/Saldo \$[\d,]+\.\d\d/);
    expect(words).toContain('¡Gracias por tu preferencia!');
    for (const servicio of names) expect(words).toContain(servicio);

    // The smallest text is 10.5 CSS px, 7.9 pt. Printers can't print the outer 5 mm of 58 mm paper or 4 mm of 80 mm.
    const margin = ((width === 58 ? 5 : 4) / 25.4) * 72;
    const edge = (sheet.width / 25.4) * 72 - margin;
    for (const { text, size, left, right } of sheet.texts) {
      expect(size, text).toBeGreaterThan(7.8);
      expect(left, text).toBeGreaterThan(margin - 1);
      expect(right, text).toBeLessThan(edge + 1);
    }
  });
}

test('the paper is as long as the ticket', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const user = await newCliente(page, 'Ana', 'Corta');
  const height = async (lines: number) => {
    const { id } = await notaOf(page, user, lines);
    const sheets = await print(page, `/api/ventas/${id}/ticket?imprimir=0`);
    expect(sheets).toHaveLength(1);
    return sheets[0]?.height ?? 0;
  };
  const [short, length] = [await height(1), await height(21)];
  expect(short).toBeLessThan(260);
  expect(length - short).toBeGreaterThan(20 * 8);
});

test('the image opens in a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'usuario@aguaclara.mx');
  const { id } = await notaOf(page, await newCliente(page, 'Ana', 'Teléfono'), 60);
  const response = await page.goto(`/api/ventas/${id}/imageGenerator`);
  expect(response?.headers()['content-type']).toBe('image/png');
  const image = page.locator('img');
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1080);
});

test('the public link shows a masked ticket to a phone without a session, until it is revoked', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, folio } = await notaOf(page, await newCliente(page, 'María Fernanda', 'Ríos Beltrán'), 3);
  const { url, whatsapp } = await callApi<{ url: string; whatsapp: string }>(page, `/api/ventas/${id}/enlace`, {});
  expect(whatsapp).toContain('https://wa.me/525541081170?text=');

  const foreign = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const phone = await foreign.newPage();
  const complaints: string[] = [];
  phone.on('console', (message) => complaints.push(message.text()));
  await phone.goto(url);
  await phone.getByText('Ver mi ticket').click();
  await expect(phone.getByText('María F. R. B.')).toBeVisible();
  await expect(phone.getByText(String(folio), { exact: true })).toBeVisible();
  await expect(phone.getByRole('img', { name: `Código QR de la nota ${folio}` })).toBeVisible();
  await expect(phone.getByText('Fernanda')).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(complaints).toEqual([]);

  await callApi(page, `/api/ventas/${id}/enlace/revocar`, {});
  expect((await phone.goto(url))?.status()).toBe(404);
  await expect(phone.getByRole('heading', { name: 'Este ticket ya no está disponible' })).toBeVisible();
  await foreign.close();
});

test('sharing by WhatsApp opens the chat with the customer, the message and the link written', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
  await signIn(page, 'usuario@aguaclara.mx');
  const { folio, clave } = await notaOf(page, await newCliente(page, 'Claudia', 'Del Mensaje'), 2);
  const sales = new YourSales(page);
  await sales.open(`?user=${folio}`);
  const sale = sales.rows.filter({ hasText: 'Claudia Del Mensaje' });
  await sales.checkbox(sale).check();
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    sales.toolbar.getByRole('button', { name: 'Compartir por WhatsApp' }).click(),
  ]);
  await chat.waitForURL(/^https:\/\/wa\.me\/525541081170\?text=/);
  const message = new URL(chat.url()).searchParams.get('text') ?? '';
  expect(message).toContain('Agua Clara');
  expect(message).toContain(`nota ${clave},`);
  const link = /https?:\/\/\S+\/t\/[\w-]{32}/.exec(message)?.[0];
  expect((await page.request.get(link ?? '')).status()).toBe(200);
});

test("what a receipt lacks is listed in 'Tu Lavandería'; once it is filled, the ticket of 58 mm says it all", async ({
  page,
}) => {
  await signIn(page, 'super@bugambilia.mx');
  const before = await readIdentity(page);
  const laundry = new YourLaundry(page);
  await laundry.open();
  const receipt = page.getByRole('region', { name: 'Datos del recibo' });
  const missing = receipt.getByRole('list', { name: 'Le falta a tu ticket:' });
  await expect(missing.getByRole('button')).toHaveText([
    'Régimen fiscal',
    'Código postal fiscal',
    'Registro de Profeco',
    'Aviso de privacidad',
    'Condiciones, en el texto legal',
    'Horario de Coyoacán',
  ]);

  await missing.getByRole('button', { name: 'Horario de Coyoacán' }).click();
  const hours = page.getByRole('dialog').getByRole('textbox', { name: 'Horario (opcional)' });
  await expect(hours).toBeFocused();
  await hours.fill('Lunes a sábado, 09:00 a 19:00\nDomingo, 09:00 a 14:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await missing.getByRole('button', { name: 'Condiciones, en el texto legal' }).click();
  const legal = page.getByRole('textbox', { name: 'Texto legal al pie del ticket (opcional)' });
  await expect(legal).toBeFocused();
  await legal.fill('Guardamos tu ropa 30 días.\nRespondemos por daños hasta el valor declarado.');
  await missing.getByRole('button', { name: 'Código postal fiscal' }).click();
  await page.keyboard.type('04000');
  await missing.getByRole('button', { name: 'Registro de Profeco' }).click();
  await page.keyboard.type('4321-2026');
  await missing.getByRole('button', { name: 'Aviso de privacidad' }).click();
  await page.keyboard.type('https://bugambilia.example/privacidad');
  await receipt.getByRole('combobox', { name: /^Régimen fiscal/ }).click();
  await page.getByRole('option', { name: /^612 / }).click();
  await receipt.getByRole('textbox', { name: 'CLABE para transferencias (opcional)' }).fill('032 180 00011835971 9');
  await laundry.saveAll();
  await expect(receipt.getByText('A tu ticket no le falta ningún dato.')).toBeVisible();
  await expect(missing).toBeHidden();

  const { id, folio } = await notaOf(page, await newCliente(page, 'Ana', 'del Recibo'), 3);
  const [sheet] = await print(page, `/api/ventas/${id}/ticket?imprimir=0&ancho=58`);
  const words = sheet ? wordsOf(sheet) : '';
  for (const part of [
    'Bugambilia',
    'Francisco Sosa 41, Santa Catarina, CDMX',
    'Rebeca Montes Rosas',
    'RFC MORR860412QX5',
    'Régimen fiscal 612 Personas Físicas con Actividades',
    'CP fiscal 04000',
    `Nota ${folio}`,
    `Recibido ${TODAY}`,
    '/ kg',
    'c/u',
    'Precios y total con IVA incluido',
    `Abono ${TODAY} Transf`,
    'Fecha de entrega',
    'Guardamos tu ropa 30 días.',
    'Respondemos por daños hasta el valor declarado.',
    'Registro Profeco 4321-2026',
    'Quejas y aclaraciones: hola@bugambilia.mx',
  ]) {
    expect(words).toContain(part);
  }
  await restore(page, before);
  const { sucursales } = await callApi<{ sucursales: { nombre_sucursal: string }[] }>(page, '/api/tenant/sucursales');
  await callApi(page, '/api/tenant/sucursales/guardar', { ...sucursales[0], horario: '' });
});

test('the public link says stage, account and hours to a browser without JavaScript', async ({ page, browser, baseURL }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, folio } = await notaOf(page, await newCliente(page, 'Ana', 'Sin Guiones'), 2);
  const move = { id, operacion: randomUUID(), desde: 'recibida', etapa: 'proceso' };
  await callApi(page, '/api/ventas/etapa', move);
  const { url } = await callApi<{ url: string }>(page, `/api/ventas/${id}/enlace`, {});

  const plain = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
  const phone = await plain.newPage();
  await phone.goto(url);
  await expect(phone.getByRole('heading', { level: 1, name: 'Tu ropa está en proceso' })).toBeVisible();
  await expect(phone.locator('[aria-current="step"]')).toHaveText(/^En proceso desde las? \d\d:\d\d$/);
  await expect(phone.getByRole('region', { name: 'Saldo y pago' })).toContainText('999 180 00012345678 2');
  await expect(phone.getByRole('region', { name: 'Horario' })).toContainText('Lunes a sábado, 08:00 a 20:00');
  await phone.getByText('Ver mi ticket').click();
  await expect(phone.getByRole('article', { name: 'Tu ticket' })).toContainText(`Nota${folio}`);
  await expect(phone.getByRole('button')).toHaveCount(0);
  await plain.close();
});

test('the public link copies the account, and axe finds no fault in it', async ({ page, browser, baseURL }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id } = await notaOf(page, await newCliente(page, 'Ana', 'Que Copia'), 1);
  const { url } = await callApi<{ url: string }>(page, `/api/ventas/${id}/enlace`, {});
  const permissions = ['clipboard-read', 'clipboard-write'];
  const foreign = await browser.newContext({ baseURL, permissions });
  const phone = await foreign.newPage();
  await phone.goto(url);
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Copiar la CLABE' }).click();
  await expect(phone.getByRole('button', { name: 'Copiado' })).toBeVisible();
  expect(await phone.evaluate(() => navigator.clipboard.readText())).toBe('999180000123456782');
  await foreign.close();
});
