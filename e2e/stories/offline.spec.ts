import type { Page } from '@playwright/test';
import { button, ownCaja, pieces, row, type, walk } from '../src/caja.ts';
import { PointOfSale } from '../src/pos.ts';
import { prepared } from '../src/prepared.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';

test.use({ serviceWorkers: 'allow' });
// The service worker stores the app's files one after another, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

test('without a connection the counter goes on, and all is sent once when it comes back', async ({
  page,
  context,
  browser,
  baseURL,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  const pos = new PointOfSale(page);
  await pos.open();
  await prepared(page);
  await pos.selectCliente(surname, `María Fernanda ${surname}`);
  await context.setOffline(true);
  await pos.addKilos('Lavado y doblado por kg', '3.5');
  await pos.save.click();
  const saved = page.getByRole('dialog', { name: 'Nota guardada en este equipo' });
  await expect(saved.getByText('Folio pendiente')).toBeVisible();
  await saved.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByText('Sin conexión.')).toBeVisible();
  const chip = page.getByRole('button', { name: '1 por enviar' });
  await chip.click();
  const queue = page.getByRole('dialog', { name: '1 por enviar' });
  await expect(queue.getByText(`María Fernanda ${surname}`)).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Activos' }).first().click();
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(surname);
  const card = page.getByRole('article').filter({ hasText: surname });
  await expect(card.getByText('Pendiente de enviar')).toBeVisible();

  await page.reload();
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(surname);
  await expect(card.getByText('Pendiente de enviar')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible();
  await expect(card.getByText('Pendiente de enviar')).toHaveCount(0);
  await expect(card).toHaveCount(1);

  const other = await browser.newContext({ baseURL });
  const register2 = await other.newPage();
  await signIn(register2, 'super@aguaclara.mx');
  await register2.goto('/app/activos');
  await register2.getByRole('searchbox', { name: 'Buscar nota' }).fill(surname);
  await expect(register2.getByRole('article').filter({ hasText: surname })).toHaveCount(1);
  await other.close();
});

test('without a connection Caja moves and counts, and its corte is right to the centavo when it comes back', async ({
  page,
  context,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn(page, 'usuario@aguaclara.mx');
  await ownCaja(page);
  await walk(page, ['1']);
  await button(page, 'Abrir caja con $1,000.00').click();
  await expect(page.getByRole('heading', { name: /^Turno de / })).toBeVisible();
  await prepared(page);

  await context.setOffline(true);
  await page.keyboard.press('F6');
  const dialog = page.getByRole('dialog', { name: 'Registrar movimiento' });
  await type(page, '48.5');
  await dialog.getByRole('radio', { name: 'Alimentos' }).click();
  await dialog.getByRole('button', { name: 'Registrar gasto de $48.50' }).click();
  await expect(page.getByText(/^El gasto de \$48\.50 quedó en este equipo/)).toBeVisible();
  await page.keyboard.press('F6');
  await page.keyboard.press('ArrowRight');
  await walk(page, ['500']);
  const record = page.getByRole('region', { name: 'Registro del turno' });
  await expect(record.getByText('Pendiente de enviar')).toHaveCount(2);
  await fitsAndIsAccessible(page);

  await page.keyboard.press('Control+Enter');
  await expect(pieces(page, '$1,000')).toBeFocused();
  await walk(page, ['0', '0', '2', '0', '1', '0', '0', '0']);
  await page.reload();
  await expect(pieces(page, '$200')).toHaveValue('2');
  await pieces(page, '$2').click();
  // Counts the coins, $1.50. With the $450.00 counted above, the conteo is the expected $451.50.
  await walk(page, ['0', '1', '1', '0', '0']);
  await page.keyboard.press('Control+Enter');
  const kept = page.getByRole('heading', { name: 'Tu conteo está guardado en este equipo' });
  await expect(kept).toBeVisible();
  await expect(page.getByText('$451.50')).toHaveCount(0);
  await fitsAndIsAccessible(page);
  await page.reload();
  await expect(kept).toBeVisible();
  await button(page, '3 por enviar').click();
  const queue = page.getByRole('dialog', { name: '3 por enviar' });
  await expect(queue.getByText(/^Conteo de caja/)).toBeVisible();
  await page.keyboard.press('Escape');

  const back = Date.now();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Tu conteo ya se envió' })).toBeVisible();
  await button(page, 'Ver resultado').click();
  await expect(row(page, 'Efvo')).toContainText('Coincide $0.00');
  await button(page, 'Cerrar turno').click();
  await expect(page.getByText('Corte 1 hecho. Se retiran $0.00 y se quedan $451.50 de fondo.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Corte 1' })).toBeVisible();
  const corte = page.url().split('/').at(-1);
  const { movimientos: movements, conteos: counts } = (await (await page.request.get(`/api/caja/cortes/${corte}`)).json()).corte;
  expect(movements.map(({ monto: pesos }: { monto: number }) => pesos)).toEqual([-48.5, -500]);
  // Movimientos and conteos keep the time of their capture, which is before the connection came back.
  for (const { momento: moment } of [...movements, ...counts]) expect(Date.parse(moment)).toBeLessThan(back);
});

test('a ticket printed without a connection has the clave that the nota keeps, and its link opens once it is sent', async ({
  page,
  context,
  browser,
  baseURL,
  console,
}) => {
  test.slow();
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  const printed: { text: string; width: number; letter: boolean }[] = [];
  await context.exposeFunction('onPrint', (ticket: (typeof printed)[number]) => printed.push(ticket));
  await context.addInitScript(() => {
    window.print = () =>
      (window as unknown as { onPrint(ticket: unknown): void }).onPrint({
        text: document.body.textContent ?? '',
        width: Math.round(document.querySelector('.paper:has(.qr svg)')?.getBoundingClientRect().width ?? 0),
        letter: [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
      });
  });
  await signIn(page, 'usuario@aguaclara.mx');
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  const pos = new PointOfSale(page);
  await pos.open();
  await prepared(page);
  await pos.selectCliente(surname, `María Fernanda ${surname}`);
  await context.setOffline(true);
  await pos.addKilos('Lavado y doblado por kg', '3.5');
  await pos.payAbono('50');
  await pos.save.click();
  const saved = page.getByRole('dialog', { name: 'Nota guardada en este equipo' });
  await saved.getByRole('button', { name: 'Compartir por WhatsApp' }).click();
  const sharing = page.getByRole('dialog', { name: 'Compartir ticket' });
  const link = await sharing.getByRole('textbox', { name: 'Enlace público del ticket' }).inputValue();
  await sharing.getByRole('button', { name: 'Cerrar' }).click();

  await page.getByRole('link', { name: 'Activos' }).first().click();
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(surname);
  const waiting = page.getByRole('article').filter({ hasText: surname });
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    waiting.getByRole('button', { name: /^Imprimir ticket/ }).click(),
  ]);
  await popup.waitForEvent('close');
  expect(printed).toHaveLength(1);
  const [{ text, width, letter } = { text: '', width: 0, letter: false }] = printed;
  expect(letter).toBe(true);
  expect(text).toContain('Folio pendiente');
  expect(text).toMatch(/Abono \d{4}-\d{2}-\d{2} Efvo\s*\$50\.00/);
  // 302 px are the 80 mm of the paper.
  expect(width).toBe(302);
  const clave = /Clave\s*([A-Z]+\d+)\s*Nota/.exec(text)?.[1] ?? '';
  expect(clave).not.toBe('');

  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(clave);
  await expect(waiting).toBeVisible();

  // Counts the nota's pieces without a connection too; the device sends the pieces after the nota.
  await waiting.getByRole('button', { name: /^Bultos y piezas de/ }).click();
  const form = page.getByRole('dialog', { name: 'Bultos y piezas' });
  const [strip] = await Promise.all([
    page.waitForEvent('popup'),
    form.getByRole('button', { name: 'Imprimir 1 etiqueta' }).click(),
  ]);
  await strip.waitForEvent('close');
  expect(printed[1]?.text).toContain(clave);
  await expect(form).toBeHidden();
  await expect(waiting.getByRole('button', { name: /^1 pz: bultos y piezas de/ })).toBeVisible();
  await expect(page.getByRole('button', { name: '2 por enviar' })).toBeVisible();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await waiting.getByRole('button', { name: /^Imprimir ticket/ }).click();
  const shown = page.getByRole('dialog', { name: 'Ticket' });
  await expect(page.frameLocator('iframe[title="Ticket"]').getByText('Folio pendiente')).toBeVisible();
  await shown.getByRole('button', { name: 'Imprimir' }).click();
  await expect.poll(() => printed.length).toBe(3);
  expect(printed[2]).toEqual({ text: expect.stringContaining('3.5 kg en 1 bulto'), width, letter });
  await shown.getByRole('button', { name: 'Cerrar' }).click();

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible();
  const other = await browser.newContext({ baseURL });
  const register2 = await other.newPage();
  await signIn(register2, 'super@aguaclara.mx');
  await register2.goto('/app/activos');
  await register2.getByRole('searchbox', { name: 'Buscar nota' }).fill(clave);
  const card = register2.getByRole('article').filter({ hasText: surname });
  await expect(card.getByText(clave, { exact: true })).toBeVisible();
  await expect(card.getByText('Pendiente de enviar')).toHaveCount(0);
  await expect(card.getByRole('button', { name: /^1 pz: bultos y piezas de/ })).toBeVisible();
  const cliente = await other.newPage();
  await cliente.goto(link);
  await expect(cliente.getByText('Recibimos tu ropa')).toBeVisible();
  await other.close();
});

test('a corte printed without a connection is the server’s paper, with its letters', async ({
  page,
  context,
  otherTill,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  // The windows of printed papers neither print nor close, so that the story can read them.
  await context.addInitScript(() => void Object.assign(window, { print: () => undefined, close: () => undefined }));
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/caja/cortes');
  await page.getByRole('link', { name: /^Abrir el corte 125 de Caja 1/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Corte 125' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  // Opens the server's paper in another browser, so that this browser's cache has none of its files.
  const { page: sheet } = await otherTill('super@aguaclara.mx');
  await sheet.goto(`/api/caja/cortes/${id}/imprimir?ancho=80&imprimir=0`);
  await sheet.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
  const [words, box] = await readPaper(sheet);
  await prepared(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Guardar en PDF y compartir el corte necesitan conexión. Imprimir, no.')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.getByRole('menuitem', { name: 'Papel de 80 mm' }).click()]);
  await expect(popup.getByText('Se retira')).toBeVisible();
  await expect.poll(() => lettersOf(popup)).toEqual(['Figtree']);
  expect(await readPaper(popup)).toEqual([words, box]);
});

/** The text of a printed paper, and the paper's size, px. */
const readPaper = (sheet: Page) =>
  sheet.locator('.paper').evaluate((paper) => {
    const { width, height } = paper.getBoundingClientRect();
    return [paper.textContent ?? '', { width, height }] as const;
  });

/** Names of the fonts that a page has loaded. */
const lettersOf = (sheet: Page) =>
  sheet.evaluate(() => [...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))]);
