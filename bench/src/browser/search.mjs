import { LIMITS } from '../limits.mjs';
import { head, timesRow } from '../report.mjs';
import { CASHIER } from '../server.mjs';
import { openProduct, SLOWDOWN } from './product.mjs';

const NOTES = 10_000;
/** Texts to type, twenty keys in all. Each key reduces the number of cards on the board. */
const TEXTS = ['balo', 'teri', 'muna', '1342', 'sofi'];

const LIST = /\/api\/ventas\/\?status=0/;

/** Measures Activos' search with `NOTES` active notas: ms in the page from a key to the paint of the cards it finds. */
export async function measureSearch() {
  const product = await openProduct();
  try {
    head(
      `From a key to the cards that it finds, of ${NOTES.toLocaleString('en-US')} active notes (ms; limit p95 ${LIMITS.searchMs})`,
      ['processor', 'keys', 'p50', 'p95', 'max', ''],
    );
    const within = timesRow(['as it is'], await typeTexts(product, 1), LIMITS.searchMs);
    timesRow([`${SLOWDOWN} times slower`], await typeTexts(product, SLOWDOWN), Number.POSITIVE_INFINITY);
    return within;
  } finally {
    await product.close();
  }
}

async function typeTexts(product, rate) {
  const context = await product.context('desktop', CASHIER);
  const { results } = await (await context.request.get('/api/ventas/?status=0&notasPosPagina=-1')).json();
  const body = JSON.stringify({ results: many(results) });
  const page = await context.newPage();
  await page.route(LIST, (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.goto('/app/activos');
  await page.getByRole('article').nth(100).waitFor();
  await page.getByRole('searchbox', { name: 'Buscar nota' }).focus();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const times = [];
  for (const text of TEXTS) {
    for (const key of text) times.push(await press(page, key));
    await press(page, 'Escape');
  }
  await context.close();
  return times;
}

/** Makes `NOTES` notas like the demo's, promised over sixty days. Each letter typed of a cliente's name excludes some of them. */
function many(demo) {
  return Array.from({ length: NOTES }, (_, n) => {
    const _id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const day = new Date(Date.now() + ((n % 60) - 20) * 864e5).toISOString().slice(0, 10);
    const phone = `+5255${String(10_000_000 + n * 7).padStart(8, '0')}`;
    const name = `${word(n)} ${word(n * 7 + 1)}-${word(n * 31 + 2)}`;
    return { ...demo[n % demo.length], _id, folio: 1000 + n, usuario_name: name, usuario_telefono: phone, fecha_entrega: day };
  });
}

/** Makes a word of six letters from a number, which is the seed of the generator that chooses the letters. */
function word(number) {
  let state = number;
  return [0, 1, 2].reduce((letters) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return letters + 'bcdfglmnprst'[(state >> 16) % 12] + 'aeiou'[(state >> 20) % 5];
  }, '');
}

/** Presses a key in a quiet page. @returns ms from the key to the paint of the board with another count of notas */
async function press(page, key) {
  await page.waitForTimeout(1500);
  await page.evaluate(`window.painted = (${watchKey})(); undefined`);
  await page.keyboard.press(key);
  return page.evaluate(() => window.painted);
}

/** Runs in the page before a key. Resolves after the paint of the new count, by a message posted in that count's frame. */
function watchKey() {
  const count = [...document.querySelectorAll('main [role="status"]')].find(({ textContent }) => /^\d+ notas?/.test(textContent));
  const before = count.textContent;
  const channel = new MessageChannel();
  return new Promise((resolve) => {
    const look = () => (count.textContent === before ? requestAnimationFrame(look) : channel.port2.postMessage(null));
    const onKey = ({ timeStamp }) => {
      channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
      requestAnimationFrame(look);
    };
    addEventListener('keydown', onKey, { capture: true, once: true });
  });
}
