import type { BrowserContext, Page } from '@playwright/test';
import { card } from '../src/pos.ts';
import { fits, fitsAndIsAccessible } from '../src/sizes.ts';
import { notaInProcess, notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

interface StoredNota {
  clave: string;
  total: number;
  abonos: number;
  etapa: string;
  lugar: string;
  avisada: { medio: string } | null;
  status: number;
  usuario_telefono: string;
}

const read = async (page: Page, id: string): Promise<StoredNota> =>
  (await (await page.request.get(`/api/ventas/${id}`)).json()).data;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Buscar nota' });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d+$`) });
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text)).toBeVisible();

/** Waits until the board accepts touches again, because it ignores touches for a moment after its cards moved. */
const steady = (page: Page) => page.waitForTimeout(500);

/** Opens the board with one cliente's notas. */
async function openBoard(page: Page, cliente: string): Promise<void> {
  await page.goto('/app/activos?vista=tablero');
  await field(page).fill(cliente);
  await expect(page.getByRole('article')).toHaveCount(1);
}

/** Answers requests to WhatsApp with a fake page, because the stories have no internet. */
async function withWhatsApp(context: BrowserContext): Promise<void> {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>WhatsApp</title>' }),
  );
}

test('a note goes from received to ready in a place, its cliente is told, and it is closed', async ({ page, context }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  await withWhatsApp(context);
  const { id, cliente } = await notaWithAbonos(page);
  await openBoard(page, cliente);
  await expect(column(page, 'Recibidas').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: `A proceso: nota de ${cliente}` }).click();
  await toast(page, `${cliente}: en proceso`);
  await expect(column(page, 'En proceso').getByRole('article')).toHaveCount(1);
  await steady(page);
  await page.getByRole('button', { name: `Lista: nota de ${cliente}` }).click();
  const dialog = page.getByRole('dialog', { name: `Lista: ${cliente}` });
  const place = await dialog.getByRole('textbox', { name: /^Lugar/ }).inputValue();
  expect(place).toMatch(/^A-\d\d$/);
  await expect(dialog.getByText(/Tu ticket: http/)).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog.getByRole('button', { name: 'Avisar por WhatsApp' }).click();
  const chat = await opened;
  await chat.waitForURL(/^https:\/\/wa\.me\//);
  await toast(page, `${cliente}: lista en ${place}, avisada`);
  await expect(page.getByRole('link', { name: cliente })).toBeFocused();

  const nota = await read(page, id);
  const url = new URL(chat.url());
  expect(url.pathname).toBe(`/${nota.usuario_telefono.replace('+', '')}`);
  const text = url.searchParams.get('text') ?? '';
  expect(text).toContain('Hola, María. Tu ropa ya está lista en Agua Clara, sucursal Narvarte.');
  expect(text).toContain(`Nota ${nota.clave}.`);
  expect(text).toContain(`Saldo $${(nota.total - nota.abonos).toFixed(2)}.`);
  const ticket = /Tu ticket: (\S+)$/.exec(text)?.[1] ?? '';
  expect((await page.request.get(ticket)).status()).toBe(200);
  await chat.close();
  expect(nota).toMatchObject({ etapa: 'lista', lugar: place });
  await expect(
    page.getByRole('button', { name: new RegExp(`^Avisada \\d\\d:\\d\\d. Avisar otra vez a ${cliente}$`) }),
  ).toBeVisible();
  expect((await read(page, id)).avisada).toMatchObject({ medio: 'abierto' });
  await fitsAndIsAccessible(page);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openBoard(page, place.replace('-', '').toLowerCase());
  await card(page, id)
    .getByRole('button', { name: `Cerrar nota de ${cliente}` })
    .click();
  const cierre = page.getByRole('dialog', { name: 'Cierre de nota' });
  await cierre.getByRole('button', { name: /^Cobrar .* y cerrar$/ }).click();
  await expect(card(page, id)).toHaveCount(0);
  expect((await read(page, id)).status).toBe(10);
});

test('a move is undone from its toast, and from the menu of the card', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await notaInProcess(page);
  await openBoard(page, cliente);
  await page.getByRole('button', { name: `Lista: nota de ${cliente}` }).click();
  await page.getByRole('button', { name: 'Solo marcar lista' }).click();
  await expect(column(page, 'Listas').getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await toast(page, `${cliente}: otra vez en proceso.`);
  await expect(column(page, 'En proceso').getByRole('article')).toHaveCount(1);
  expect(await read(page, id)).toMatchObject({ etapa: 'proceso', lugar: '' });
  await steady(page);
  await page.getByRole('button', { name: `Mover la nota de ${cliente}` }).click();
  await page.getByRole('menuitem', { name: 'Mover a Recibida' }).click();
  await expect(column(page, 'Recibidas').getByRole('article')).toHaveCount(1);
  await expect.poll(async () => (await read(page, id)).etapa).toBe('recibida');
});

test('of two registers that move the same note, the second is told who was first', async ({ page, otherTill, console }) => {
  console.allow(/Failed to load resource.*409/);
  await signIn(page, 'usuario@aguaclara.mx');
  const { cliente } = await notaWithAbonos(page);
  const { page: second } = await otherTill('usuario2@aguaclara.mx');
  // No live event reaches the second register, so its board still shows the nota as it was.
  await second.addInitScript(() => void Reflect.deleteProperty(globalThis, 'EventSource'));
  await openBoard(page, cliente);
  await openBoard(second, cliente);
  await page.getByRole('button', { name: `A proceso: nota de ${cliente}` }).click();
  await toast(page, `${cliente}: en proceso`);
  await second.getByRole('button', { name: `A proceso: nota de ${cliente}` }).click();
  await toast(second, /^La nota de .* no se movió\. \S.* ya la pasó a En proceso a las \d\d:\d\d\.$/);
  await expect(column(second, 'En proceso').getByRole('article')).toHaveCount(1);
});

test('a place with the clothes of another cliente is refused at its field', async ({ page, console }) => {
  console.allow(/Failed to load resource.*422/);
  await signIn(page, 'usuario@aguaclara.mx');
  const [first, other] = [await notaInProcess(page), await notaInProcess(page)];
  const mark = async (cliente: string) => {
    await openBoard(page, cliente);
    await page.getByRole('button', { name: `Lista: nota de ${cliente}` }).click();
    await page.getByRole('textbox', { name: /^Lugar/ }).fill('q7');
    await page.getByRole('button', { name: 'Solo marcar lista' }).click();
  };
  await mark(first.cliente);
  await toast(page, `${first.cliente}: lista en Q-07`);
  await mark(other.cliente);
  const place = page.getByRole('textbox', { name: /^Lugar/ });
  await expect(place).toHaveAccessibleDescription(new RegExp(first.cliente));
  await expect(place).toHaveValue('q7');
  await fitsAndIsAccessible(page);
});

test('the arrows move a card back and on, and Enter opens it', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await notaWithAbonos(page);
  await openBoard(page, cliente);
  const link = page.getByRole('link', { name: cliente });
  await link.focus();
  await page.keyboard.press('ArrowRight');
  await expect(column(page, 'En proceso').getByRole('article')).toHaveCount(1);
  await expect(link).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(column(page, 'Recibidas').getByRole('article')).toHaveCount(1);
  await expect(link).toBeFocused();
  await expect.poll(async () => (await read(page, id)).etapa).toBe('recibida');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/app/pos/${id}$`));
});

test('the list shows the stage of a note, moves it on, and filters by it without growing', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await notaWithAbonos(page);
  await page.goto('/app/activos?vista=lista');
  await field(page).fill(cliente);
  await page.getByRole('button', { name: `Recibida: pasar a en proceso la nota de ${cliente}` }).click();
  await toast(page, `${cliente}: en proceso`);
  await page.getByRole('radio', { name: /^En proceso/ }).click();
  await expect(page).toHaveURL(/filtro=proceso/);
  await expect(card(page, id)).toBeVisible();
  await fitsAndIsAccessible(page);
  for (const width of [390, 1024, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await fits(page);
    await expect.poll(async () => (await card(page, id).boundingBox())?.height).toBeLessThanOrEqual(123);
  }
});

test.describe('390x844', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone the columns are tabs with their counts', async ({ page }) => {
    await signIn(page, 'usuario@aguaclara.mx');
    const { cliente } = await notaWithAbonos(page);
    await openBoard(page, cliente);
    await page.getByRole('tab', { name: '1 Recibidas' }).click();
    await page.getByRole('button', { name: `A proceso: nota de ${cliente}` }).click();
    await expect(page.getByRole('tabpanel')).toContainText('Nada recibido');
    await page.getByRole('tab', { name: '1 En proceso' }).click();
    await expect(page.getByRole('link', { name: cliente })).toBeVisible();
  });
});
