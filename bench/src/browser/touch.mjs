import { LIMITS } from '../limits.mjs';
import { timesHead, timesRow } from '../report.mjs';
import { CASHIER } from '../requests.mjs';
import { timeToPaint } from './paint.mjs';
import { openProduct, SLOWDOWN, slowPage } from './product.mjs';

/** Notas per screen, each started empty. With a single nota, the p95 of its first touches would be the slowest touch. */
const NOTES = Number(process.env.BENCH_TIMES ?? 6);
/** Rounds over the catalogue for each nota: the first adds the servicios, the rest increase their quantity. */
const ROUNDS = { tablet: 4, phone: 2 };

/** Measures adding every servicio by touch, first and again: ms in the page from the touch to the new total's paint. */
export async function measure() {
  const product = await openProduct();
  timesHead(`From touch to the new total, CPU ${SLOWDOWN}x slower`, LIMITS.touchMs, ['touch', 'screen']);
  for (const [screen, rounds] of Object.entries(ROUNDS)) {
    const context = await product.context(screen, CASHIER);
    for (const [kind, times] of Object.entries(await fillNotes(context, rounds))) timesRow([kind, screen], times, LIMITS.touchMs);
    await context.close();
  }
}

async function fillNotes(context, rounds) {
  const { page, cdp } = await slowPage(context);
  await page.goto('/app/pos');
  const tiles = page.locator('[data-tile]');
  await tiles.first().waitFor();
  await page.waitForLoadState('networkidle');
  const prices = await tiles.evaluateAll((all) => all.map((tile) => tile.querySelector('span').textContent));
  const times = { 'piece, first': [], 'piece, again': [], kilos: [] };
  for (let note = 0; note < NOTES; note++) {
    if (note > 0) await emptyNote(page);
    for (let round = 0; round < rounds; round++) {
      for (const [index, price] of prices.entries()) {
        if (!price.startsWith('$')) continue;
        const tile = tiles.nth(index);
        if (price.includes('/')) times.kilos.push(await touchKilos(page, cdp, tile));
        else times[round === 0 ? 'piece, first' : 'piece, again'].push(await touch(page, cdp, tile));
      }
    }
  }
  return times;
}

/**
 * Taps a still element with a real touch. Playwright's `tap` isn't used, because it sets the event's time and then waits for
 * a frame, which would be measured too.
 */
async function touch(page, cdp, target) {
  await target.tap({ trial: true });
  const { x, y, width, height } = await target.boundingBox();
  const gesture = { x: x + width / 2, y: y + height / 2, duration: 0, gestureSourceType: 'touch' };
  const act = () => cdp.send('Input.synthesizeTapGesture', gesture);
  return timeToPaint(page, { event: 'pointerdown', watch: watchTotal, act });
}

async function touchKilos(page, cdp, tile) {
  await tile.tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('3.5');
  const ms = await touch(page, cdp, dialog.getByRole('button', { name: /^Agregar/ }));
  await dialog.waitFor({ state: 'hidden' });
  return ms;
}

async function emptyNote(page) {
  const seeNote = page.getByRole('button', { name: /Ver nota/ });
  if (await seeNote.isVisible()) await seeNote.tap();
  await page.getByRole('button', { name: 'CANCELAR' }).tap();
  await page.getByRole('button', { name: 'Vaciar nota' }).tap();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Runs in the page. @returns a function that tells whether the button with the nota's total has another text */
function watchTotal() {
  // The button is cached, because searching the page at every frame would add to the measured time.
  let button;
  const total = () => {
    if (!button?.isConnected)
      button = [...document.querySelectorAll('button')].find((one) => /GUARDAR|Ver nota/i.test(one.textContent));
    return button?.textContent;
  };
  const before = total();
  return () => total() !== before;
}
