import type { Page } from '@playwright/test';
import { PointOfSale } from '../src/pos.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';

/** Bytes of an EXIF segment with a place: 'Exif', a TIFF header and the tag that points to GPS data. */
const EXIF = Buffer.concat([
  new Uint8Array(Buffer.from('Exif\0\0MM\0*\0\0\0\x08', 'latin1')),
  new Uint8Array(Buffer.from([0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26, 0, 0, 0, 0])),
  new Uint8Array(Buffer.from('GPSLatitude 19.4326', 'latin1')),
]);

/** A 12-megapixel JPEG as a phone takes it: full of detail, several MB, with EXIF. */
async function phonePhoto(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(4_000, 3_000);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas');
    for (let shape = 0; shape < 20_000; shape++) {
      context.fillStyle = `hsl(${(shape * 47) % 360} 60% ${(shape * 13) % 100}%)`;
      context.fillRect((shape * 7_919) % 4_000, (shape * 6_101) % 3_000, 12 + (shape % 90), 9 + (shape % 70));
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
    const reader = new FileReader();
    await new Promise((read) => {
      reader.onload = read;
      reader.readAsDataURL(blob);
    });
    return String(reader.result).split(',')[1] ?? '';
  });
  const jpeg = new Uint8Array(Buffer.from(base64, 'base64'));
  const head = new Uint8Array([0xff, 0xe1, 0, EXIF.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, new Uint8Array(EXIF), jpeg.subarray(2)]);
}

/** Keeps the bytes of each photo that the page sends, so that the story can check that they have no EXIF place. */
function recordPhotos(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const sent: number[][] = [];
    Object.assign(window, { sentPhotos: sent });
    const send = window.fetch;
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      if (init?.body instanceof Blob && String(input).includes('/fotos/'))
        sent.push(Array.from(new Uint8Array(await init.body.arrayBuffer())));
      return Reflect.apply(send, window, [input, init]) as Promise<Response>;
    };
    Object.assign(window, { fetch });
  });
}

test('a stained garment is received with a phone’s photo, which leaves the browser small and without its place', async ({
  page,
  browser,
}) => {
  await recordPhotos(page);
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente(surname, surname);
  await pos.servicio('Edredón individual').click();
  await page.getByRole('button', { name: /^Observaciones de Edredón individual/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Observaciones' });
  await dialog.getByRole('button', { name: 'Mancha', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Detalle' }).fill('vino en una esquina');
  const photo = await phonePhoto(page);
  expect(photo.length).toBeGreaterThan(1_000_000);
  await dialog.locator('input[type=file]').setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(dialog.getByRole('button', { name: 'Ver foto 1 de 1' })).toBeVisible();
  await fitsAndIsAccessible(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(pos.nota.getByText('1 foto')).toBeVisible();
  const id = await pos.saveNota('creada');
  const stored = async () => (await (await page.request.get(`/api/ventas/${id}`)).json()).data.fotos.length;
  await expect.poll(stored).toBe(1);
  const [sent = []] = await page.evaluate(() => (window as unknown as { sentPhotos: number[][] }).sentPhotos);
  const bytes = Buffer.from(sent);
  expect(bytes.length).toBeGreaterThan(1_000);
  expect(bytes.length).toBeLessThan(200_000);
  for (const trace of ['Exif', 'GPS']) expect(bytes.includes(trace)).toBe(false);

  const { url } = await (await page.request.post(`/api/ventas/${id}/enlace`)).json();
  const cliente = await browser.newPage();
  await cliente.goto(url);
  await cliente.getByText('Ver mi ticket').click();
  await expect(cliente.getByText('Mancha: vino en una esquina')).toBeVisible();
  const picture = cliente.getByRole('img', { name: /^Foto 1 de 1/ });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(600);
  await cliente.close();
});
