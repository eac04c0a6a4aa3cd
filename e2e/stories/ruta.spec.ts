import { addDays } from '@lavanda/shared/domain/dates';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.ts';
import {
  delivery,
  doorPhoto,
  drawerEntries,
  driverWith,
  keptOffline,
  pickup,
  readDay,
  type Stop,
  today,
  transferOf,
} from '../src/ruta.ts';
import { fits } from '../src/sizes.ts';
import { callApi } from '../src/states/state.ts';
import { expect, type PageConsole, signIn, test } from '../src/story.ts';

const [OTHER, DRIVER] = ['Toño Barrera', 'Rocío Mejía'];
const DEAD = 'Este enlace ya no funciona. Pide uno nuevo.';
const WITHOUT_SIGNAL = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
/** Maximum size of the driver's page with its files, compressed, bytes. */
const MOST_BYTES = 60 * 1024;
/** Smallest allowed width and height of a control that a thumb touches, px. */
const THUMB = 48;

interface Phone {
  page: Page;
  setOffline(offline: boolean): Promise<void>;
  close(): Promise<void>;
}

/** Opens a phone-sized browser with a service worker, in which the story plays the driver. */
async function phoneOf(browser: Browser, console: PageConsole): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: process.env.LAVANDA_URL,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow',
  });
  context.on('page', (page) => console.watch(page));
  const page = await context.newPage();
  return { page, setOffline: (offline) => context.setOffline(offline), close: () => context.close() };
}

const rowOf = (board: Page, { cliente }: Stop) =>
  board.getByRole('region', { name: 'Lista' }).getByRole('listitem').getByRole('button', { name: cliente });

/** Distributes the day's stops among the two drivers in the dialog 'Repartir'. */
async function shareOut(board: Page): Promise<void> {
  await board.getByRole('button', { name: 'Repartir' }).click();
  const dialog = board.getByRole('dialog', { name: /^Repartir \d+ paradas$/ });
  const drivers = dialog.getByRole('list', { name: 'Choferes' }).getByRole('checkbox');
  await expect(drivers.first()).toBeVisible();
  for (const driver of await drivers.all()) {
    await driver.setChecked([OTHER, DRIVER].includes((await driver.getAttribute('aria-label')) ?? ''));
  }
  await dialog.getByRole('radio', { name: 'Parejo' }).click();
  await dialog.getByRole('button', { name: 'Repartir así' }).click();
  await expect(dialog).toBeHidden();
}

/** Moves a stop to the driver whose phone the story follows, unless that driver already has the stop. */
async function giveToDriver(board: Page, stop: Stop): Promise<void> {
  const group = board.getByRole('region', { name: DRIVER, exact: true });
  if ((await group.getByRole('button', { name: stop.cliente }).count()) > 0) return;
  await rowOf(board, stop).click();
  const dialog = board.getByRole('dialog', { name: stop.cliente });
  await dialog.getByRole('button', { name: 'Mover a…' }).click();
  await board.getByRole('menuitem', { name: DRIVER }).click();
  await expect(group.getByRole('button', { name: stop.cliente })).toBeVisible();
}

/** Makes a driver's link on the page. @returns its path */
async function makeLink(board: Page, driver: string): Promise<string> {
  await board.getByRole('button', { name: `Enlace de ${driver}` }).click();
  const dialog = board.getByRole('dialog', { name: `Enlace de ${driver}` });
  const address = await dialog.getByRole('textbox', { name: 'Enlace' }).inputValue();
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toBeHidden();
  return new URL(address).pathname;
}

/** Makes a stop the next one of the driver's page. */
async function goTo(phone: Page, { cliente }: Stop): Promise<void> {
  const next = phone.getByRole('region', { name: 'Siguiente parada' });
  const later = phone.getByRole('button', { name: `Ir primero con ${cliente}` });
  await expect(next.getByRole('heading', { name: cliente }).or(later)).toBeVisible();
  if (await later.isVisible()) await later.click();
  await expect(next.getByRole('heading', { name: cliente })).toBeVisible();
}

const openSheet = async (phone: Page, name: string) => {
  await phone.getByRole('button', { name, exact: true }).click();
  return phone.getByRole('dialog', { name });
};

/** Delivers the next stop. The cliente pays with the second offered amount, which is more than is due. */
async function deliverForCash(phone: Page, due: number): Promise<void> {
  const delivered = await openSheet(phone, 'Entregada');
  const bill = delivered.getByRole('radiogroup', { name: 'Paga con' }).getByRole('radio').nth(1);
  await bill.check();
  const handed = Number((await bill.evaluate((input) => input.parentElement?.textContent ?? '')).replace(/[^\d.]/g, ''));
  await expect(delivered.getByRole('status')).toHaveText(`Cambio$${(handed - due).toFixed(2)}`);
  await delivered.getByRole('button', { name: `Entregada y cobrada $${due.toFixed(2)}` }).click();
  await expect(delivered).toBeHidden();
}

async function notThere(phone: Page, photo: Buffer): Promise<void> {
  const absent = await openSheet(phone, 'No estaba');
  await absent.locator('input[type=file]').setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(absent.getByText('Opcional. Toca para tomar otra.')).toBeVisible();
  await absent.getByRole('button', { name: /^Guardar/ }).click();
  await expect(absent).toBeHidden();
}

async function collect(phone: Page): Promise<void> {
  const collected = await openSheet(phone, 'Recogida');
  await collected.getByRole('button', { name: 'Una bolsa más' }).click();
  await collected.getByRole('button', { name: 'Recogida, 2 bolsas' }).click();
  await expect(collected).toBeHidden();
}

interface Nota {
  status: number;
  pagos: { monto: number; metodo: string }[];
  piezas: unknown[];
}

const readNota = async (page: Page, { nota }: Stop): Promise<Nota> =>
  (await callApi<{ data: Nota }>(page, `/api/ventas/${nota}`)).data;

/** Total of a nota without pagos, which is what its cliente owes, pesos. */
const dueOf = async (page: Page, { nota }: Stop): Promise<number> =>
  (await callApi<{ data: { total: number } }>(page, `/api/ventas/${nota}`)).data.total;

test('two drivers share a day; what one does without a signal is on the board, in the notas and in the drawer, once', async ({
  page: board,
  browser,
  console,
}) => {
  test.slow();
  console.allow(WITHOUT_SIGNAL);
  await signIn(board, 'usuario@aguaclara.mx');
  const [paid, absent, brought] = [await delivery(board), await delivery(board), await pickup(board)];
  for (const make of [delivery, pickup]) await make(board);
  await board.goto('/app/ruta');
  await expect(rowOf(board, paid)).toBeVisible();
  await shareOut(board);
  const { choferes: drivers, paradas: stops } = await readDay(board);
  const idOf = (driver = '') => drivers.find(({ nombre: name }) => name === driver)?._id;
  const onMap = stops.filter(({ domicilio: place }) => place?.lat);
  expect(new Set(onMap.map(({ chofer }) => chofer))).toEqual(new Set([idOf(OTHER), idOf(DRIVER)]));
  for (const stop of [paid, absent, brought]) await giveToDriver(board, stop);
  const [path, otherPath] = [await makeLink(board, DRIVER ?? ''), await makeLink(board, OTHER ?? '')];
  const { paradas: others } = await callApi<{ paradas: { nota: string }[] }>(board, `${otherPath}/dia`);
  expect(others.some(({ nota }) => [paid, absent, brought].some((stop) => stop.nota === nota))).toBe(false);

  const phone = await phoneOf(browser, console);
  const driver = phone.page;
  const sent: { url: string; body: unknown }[] = [];
  driver.on('request', (request) => {
    if (request.method() === 'POST') sent.push({ url: request.url(), body: request.postDataJSON() });
  });
  const photo = await doorPhoto(board);
  const due = await dueOf(board, paid);
  await driver.goto(path);
  await goTo(driver, paid);
  await keptOffline(driver);
  await phone.setOffline(true);
  await expect(driver.getByText(/^Sin señal/)).toBeVisible();
  await deliverForCash(driver, due);
  await goTo(driver, absent);
  await notThere(driver, photo);
  await goTo(driver, brought);
  await collect(driver);
  await expect(driver.getByText('Por enviar', { exact: true })).toHaveCount(3);
  await driver.reload();
  const done = (stop: Stop) => driver.getByRole('listitem').filter({ hasText: stop.cliente });
  await expect(driver.getByText('Por enviar', { exact: true })).toHaveCount(3);
  await expect(done(paid)).toContainText(`Entregada, $${due.toFixed(2)} en efectivo`);
  await expect(done(absent)).toContainText('No estaba: nadie abre');
  await expect(done(brought)).toContainText('Recogida, 2 bolsas');
  await expect(driver.getByRole('banner')).toContainText(`En mano$${due.toFixed(2)}`);

  await phone.setOffline(false);
  await expect(driver.getByText('Por enviar', { exact: true })).toHaveCount(0);
  await expect(rowOf(board, paid)).toContainText(`Cobró $${due.toFixed(2)}`);
  await expect(rowOf(board, absent)).toContainText('No estaba: nadie abre');
  await expect(rowOf(board, brought)).toContainText('2 bolsas');
  await rowOf(board, absent).click();
  const picture = board.getByRole('img', { name: 'Foto de la puerta' });
  await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await board.getByRole('button', { name: 'Cerrar' }).click();

  const once = async () => {
    expect(await readNota(board, paid)).toMatchObject({ status: 10, pagos: [{ monto: due, metodo: 'Efvo' }] });
    expect(await readNota(board, absent)).toMatchObject({ status: 0, pagos: [] });
    const { status, piezas: pieces } = await readNota(board, brought);
    expect([status, pieces.length]).toEqual([0, 2]);
    expect(await drawerEntries(board, `Ruta de ${DRIVER}`, paid)).toEqual([['pago', 'Efvo', due]]);
  };
  await once();
  const payment = sent.find(({ body }) => (body as { pago?: object } | null)?.pago);
  const again = await driver.request.post(payment?.url ?? '', { data: payment?.body });
  expect(again.status()).toBe(200);
  await once();

  await board.getByRole('button', { name: `Enlace de ${DRIVER}` }).click();
  await board.getByRole('dialog').getByRole('button', { name: 'Quitar enlace' }).click();
  await expect(board.getByText(`El enlace de ${DRIVER} ya no abre.`)).toBeVisible();
  for (const address of [path, `${path}/dia`]) expect((await driver.request.get(address)).status()).toBe(404);
  await driver.reload();
  await expect(driver.getByText(DEAD)).toBeVisible();
  await expect(driver.getByText(brought.cliente)).toHaveCount(0);
  await phone.close();
});

test('what waits on the phone of a revoked link goes by the same driver’s link of another day', async ({
  page,
  browser,
  console,
}) => {
  test.slow();
  console.allow(WITHOUT_SIGNAL);
  await signIn(page, 'admin@aguaclara.mx');
  const stop = await delivery(page);
  const { chofer, path } = await driverWith(page, [stop]);
  const due = await dueOf(page, stop);
  const phone = await phoneOf(browser, console);
  const driver = phone.page;
  await driver.goto(path);
  await goTo(driver, stop);
  await keptOffline(driver);
  await phone.setOffline(true);
  await expect(driver.getByText(/^Sin señal/)).toBeVisible();
  await deliverForCash(driver, due);
  await expect(driver.getByText('Por enviar', { exact: true })).toHaveCount(1);
  await callApi(page, '/api/rutas/enlace/revocar', { fecha: today(), chofer });
  await phone.setOffline(false);
  await driver.reload();
  await expect(driver.getByText(DEAD)).toBeVisible();
  await expect(driver.getByText(/^1 captura espera en este teléfono/)).toBeVisible();
  expect((await readNota(page, stop)).status).toBe(0);
  const next = await callApi<{ enlace: string }>(page, '/api/rutas/enlace', { fecha: addDays(today(), 1), chofer });
  await driver.goto(next.enlace);
  await expect.poll(async () => (await readNota(page, stop)).status).toBe(10);
  await expect(driver.getByText('Por enviar', { exact: true })).toHaveCount(0);
  expect((await readNota(page, stop)).pagos).toMatchObject([{ monto: due, metodo: 'Efvo' }]);
  await phone.close();
});

/** Names of the controls on screen that are smaller than THUMB. */
const tooSmall = (phone: Page) =>
  phone.evaluate((least) => {
    const place = document.querySelector('dialog[open]') ?? document;
    const touched = [...place.querySelectorAll<HTMLElement>('button, a[href], label:has(input), input.input')];
    // Rounded, because the size of a sheet that is still sliding in can be wrong by a fraction of a pixel.
    const isSmall = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      return Math.round(Math.min(width, height)) < least;
    };
    return touched.filter(isSmall).map((element) => element.getAttribute('aria-label') ?? element.textContent);
  }, THUMB);

test('the driver’s page is light, of one origin, and fits a narrow phone and a thumb in all its states', async ({
  page,
  browser,
  console,
}) => {
  test.slow();
  console.allow(WITHOUT_SIGNAL);
  await signIn(page, 'admin@aguaclara.mx');
  const [brought, delivered] = [await pickup(page), await delivery(page)];
  const { chofer, path } = await driverWith(page, [delivered, brought]);
  const phone = await phoneOf(browser, console);
  const driver = phone.page;
  const asked = new Set<string>();
  driver.on('request', (request) => asked.add(request.url()));
  const examine = async (state: string) => {
    for (const size of [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
    ]) {
      await driver.setViewportSize(size);
      await fits(driver);
      expect.soft(await tooSmall(driver), `${state}, ${size.width} px`).toEqual([]);
      await test.step(state, () => expectAccessible(driver));
    }
  };
  const close = (opened: Locator) => opened.getByRole('button', { name: 'Cerrar' }).click();

  await driver.goto(path);
  await goTo(driver, delivered);
  await keptOffline(driver);
  const kept = await driver.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  const origin = new URL(driver.url()).origin;
  const remote = [...asked].filter((url) => !/^(data|blob):/.test(url));
  expect(new Set(remote.map((url) => new URL(url).origin))).toEqual(new Set([origin]));
  const files = new Set([...remote, ...kept, `${origin}/r/sw.js`]);
  for (const url of [`${origin}/r/`, `${origin}${path}/dia`]) files.delete(url);
  const bytes = await Promise.all([...files].map(transferOf));
  expect(bytes.length).toBeGreaterThan(3);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST_BYTES);

  await examine('next stop');
  const paying = await openSheet(driver, 'Entregada');
  await examine('delivered, in cash');
  await driver.setViewportSize({ width: 320, height: 568 });
  await paying.getByRole('radio', { name: 'Otra' }).check();
  const field = await paying.getByLabel('¿Con cuánto paga?').boundingBox();
  const button = await paying.getByRole('button', { name: 'Escribe con cuánto paga' }).boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0), 'the button covers the field').toBeLessThanOrEqual(button?.y ?? 0);
  await examine('delivered, another amount');
  await paying.getByRole('radio', { name: 'Transf' }).check();
  await examine('delivered, by transfer');
  await close(paying);
  const absent = await openSheet(driver, 'No estaba');
  await examine('not there');
  await close(absent);
  await phone.setOffline(true);
  await expect(driver.getByText(/^Sin señal/)).toBeVisible();
  await deliverForCash(driver, await dueOf(page, delivered));
  await examine('no signal, with one to send');
  await phone.setOffline(false);
  await goTo(driver, brought);
  const collecting = await openSheet(driver, 'Recogida');
  await examine('collected');
  await close(collecting);
  await collect(driver);
  await expect(driver.getByRole('heading', { name: 'Ruta terminada' })).toBeVisible();
  await expect(driver.getByText('Por enviar', { exact: true })).toHaveCount(0);
  await examine('finished');
  await callApi(page, '/api/rutas/enlace/revocar', { fecha: today(), chofer });
  await driver.reload();
  await expect(driver.getByRole('heading', { name: DEAD })).toBeVisible();
  await examine('dead link');
  await phone.close();
});
