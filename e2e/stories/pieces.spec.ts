import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { readPdf, wordsOf } from '../src/pdf.ts';
import { expect, signIn, test } from '../src/story.ts';

const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());

/** A cliente's name of 40 characters; SHORT_NAME is what a tag of 58 mm prints of it. */
const NAME = { nombre: 'María Guadalupe', apellido: 'Hernández Villanueva Rey' };
const SHORT_NAME = 'María G. Hernández V. R.';

interface Nota {
  _id: string;
  folio: number;
  clave?: string;
  bultos: number;
  piezas: { nombre: string; detalle: string }[];
}

/** Calls the API with the page's session. */
async function call<T>(page: Page, path: string, data?: unknown): Promise<T> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  const response = data === undefined ? await page.request.get(path) : await page.request.post(path, { data, headers });
  expect(response.status(), path).toBe(200);
  return response.json() as Promise<T>;
}

/** Saves a nota of two kilos and two duvets for a new cliente. */
async function newNota(page: Page): Promise<Nota> {
  const { response: cliente } = await call<{ response: string }>(page, '/api/clientes/guardar', { ...NAME, telefono: '' });
  const { servicios } = await call<{ servicios: { _id: string; servicio: string; medida: string; precio: number }[] }>(
    page,
    '/api/servicios/all',
  );
  const articles = (['kg', 'pz'] as const).map((unit) => {
    const servicio = servicios.find(
      ({ medida: sold, servicio: name }) => sold === unit && (unit === 'kg' || name.startsWith('Edredón')),
    );
    if (!servicio) throw new Error(`The catalogue has nothing by ${unit}`);
    const { _id: servicio_id, _id, ...rest } = servicio;
    return { ...{ servicio: rest.servicio, precio: rest.precio, medida: unit, servicio_id }, _id: randomUUID(), cantidad: 2 };
  });
  const body = { id: randomUUID(), usuario: cliente, fecha: TODAY, fecha_entrega: TODAY, articulos: articles };
  return (await call<{ data: Nota }>(page, '/api/ventas/guardar', body)).data;
}

/** The text in the QR of a tag, read from its pixels as a scanner would. */
async function codeOf(page: Page, number: number): Promise<string | undefined> {
  const png = (
    await page
      .getByRole('article')
      .nth(number - 1)
      .screenshot()
  ).toString('base64');
  const { bytes, width, height } = await page.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width * 2, picture.height * 2);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas');
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { bytes: Array.from(data, (byte) => String.fromCharCode(byte)).join(''), width, height };
  }, png);
  return jsQR(Uint8ClampedArray.from(Buffer.from(bytes, 'latin1')), width, height)?.data;
}

test('the pieces of a nota are tagged and printed on each paper, with a QR that is read back', async ({ page, context }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const nota = await newNota(page);
  const printed: string[] = [];
  await context.exposeFunction('onPrint', (path: string) => printed.push(path));
  await context.addInitScript(() => {
    window.print = () => (window as unknown as { onPrint(path: string): void }).onPrint(location.pathname + location.search);
  });
  await page.goto(`/app/pos/${nota._id}`);
  await page.getByRole('button', { name: 'Etiquetas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bultos y piezas' });
  await dialog.getByRole('textbox', { name: /^Color o seña de Edredón/ }).fill('azul, blanco');
  await dialog.getByRole('radio', { name: 'Tira 58 mm' }).click();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Imprimir 3 etiquetas' }).click();
  const popup = await opened;
  await popup.waitForEvent('close');
  await expect(dialog).toBeHidden();
  expect(printed).toEqual([`/api/ventas/${nota._id}/etiquetas?papel=58`]);

  const { data } = await call<{ data: Nota }>(page, `/api/ventas/${nota._id}`);
  expect(data.piezas.map(({ detalle: mark }) => mark)).toEqual(['', 'azul', 'blanco']);
  const code = data.clave ? `${data.clave}.3` : String(data.folio);
  const sheet = await context.newPage();
  for (const [paper, width, height, pages] of [
    ['80', 80, null, 1],
    ['58', 58, null, 1],
    ['57x32', 57, 32, 3],
    ['40x25', 40, 25, 3],
  ] as const) {
    await sheet.goto(`/api/ventas/${nota._id}/etiquetas?papel=${paper}&imprimir=0`);
    await sheet.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    const pdf = await readPdf(await sheet.pdf({ preferCSSPageSize: true }));
    expect(pdf, paper).toHaveLength(pages);
    for (const size of pdf) {
      expect(size.width, paper).toBeCloseTo(width, 0);
      if (height !== null) expect(size.height, paper).toBeCloseTo(height, 0);
    }
    expect(await codeOf(sheet, 3), paper).toBe(code);
    const strip = paper === '58' ? pdf[0] : undefined;
    if (!strip) continue;
    // The tag shows the whole shortened name in letters of over 3 mm (9 points), inside the printable width.
    expect(wordsOf(strip)).toContain(SHORT_NAME);
    const named = strip.texts.filter(({ text }) => SHORT_NAME.includes(text) && text.length > 3);
    for (const { size: letters, left, right } of named) {
      expect(letters).toBeGreaterThan(9);
      expect(left).toBeGreaterThan((4.5 * 72) / 25.4);
      expect(right).toBeLessThan((37.5 * 72) / 25.4);
    }
  }
});
