import { LIMITS } from '../limits.mjs';
import { timesHead, timesRow } from '../report.mjs';
import { CASHIER } from '../requests.mjs';
import { timeToPaint } from './paint.mjs';
import { openProduct, SLOWDOWN, slowPage } from './product.mjs';

const NOTES = 10_000;
/** Texts to type, twenty keys in all. Each key reduces the number of cards on the board. */
const TEXTS = ['balo', 'teri', 'muna', '1342', 'sofi'];

/** Measures Activos' search with `NOTES` active notas: ms in the page from a key to the paint of the cards it finds. */
export async function measure() {
  const product = await openProduct();
  const title = `From a key to the cards that it finds, of ${NOTES.toLocaleString('en-US')} active notes`;
  timesHead(title, LIMITS.searchMs, ['processor']);
  timesRow(['as it is'], await typeTexts(product, 1), LIMITS.searchMs);
  timesRow([`${SLOWDOWN} times slower`], await typeTexts(product, SLOWDOWN), Number.POSITIVE_INFINITY);
}

async function typeTexts(product, rate) {
  const context = await product.context('desktop', CASHIER);
  const { results } = await (await context.request.get('/api/ventas/?status=0&notasPosPagina=-1')).json();
  const { page } = await slowPage(context, rate);
  await page.route(/\/api\/ventas\/\?status=0/, (route) => route.fulfill({ json: { results: many(results) } }));
  await page.goto('/app/activos');
  await page.getByRole('article').nth(100).waitFor();
  await page.getByRole('searchbox', { name: 'Buscar nota' }).focus();
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
  return timeToPaint(page, { event: 'keydown', watch: watchCount, act: () => page.keyboard.press(key) });
}

/** Runs in the page. @returns a function that tells whether the board's count of notas has changed */
function watchCount() {
  const count = [...document.querySelectorAll('main [role="status"]')].find(({ textContent }) => /^\d+ notas?/.test(textContent));
  const before = count.textContent;
  return () => count.textContent !== before;
}
