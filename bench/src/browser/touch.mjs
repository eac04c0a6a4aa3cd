import { LIMITS } from '../limits.mjs';
import { head, timesRow } from '../report.mjs';
import { CASHIER } from '../server.mjs';
import { openProduct, SLOWDOWN, slowPage } from './product.mjs';

/** Notas per screen, each started empty. With a single nota, the p95 of its first touches would be the slowest touch. */
const NOTES = Number(process.env.BENCH_TIMES ?? 6);
/** Rounds over the catalogue for each nota: the first adds the servicios, the rest increase their quantity. */
const ROUNDS = { tablet: 4, phone: 2 };
const KILOS = '3.5';

/** Measures adding every servicio by touch, first and again: ms in the page from the touch to the new total's paint. */
export async function measureTouch() {
  const product = await openProduct();
  try {
    const columns = ['touch', 'screen', 'times', 'p50', 'p95', 'max', ''];
    head(`From touch to the new total, CPU ${SLOWDOWN}x slower (ms; limit p95 ${LIMITS.touchMs})`, columns);
    let within = true;
    for (const [screen, rounds] of Object.entries(ROUNDS)) {
      const context = await product.context(screen, CASHIER);
      for (const [kind, times] of Object.entries(await fillNotes(context, rounds))) {
        within = timesRow([kind, screen], times, LIMITS.touchMs) && within;
      }
      await context.close();
    }
    return within;
  } finally {
    await product.close();
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
  await page.evaluate(`window.painted = (${watchTouch})(); undefined`);
  const point = { x: x + width / 2, y: y + height / 2 };
  await cdp.send('Input.synthesizeTapGesture', { ...point, duration: 0, gestureSourceType: 'touch' });
  return page.evaluate(() => window.painted);
}

async function touchKilos(page, cdp, tile) {
  await tile.tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(KILOS);
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

/**
 * Runs in the page before a touch. Resolves to ms from its first event to the end of the frame that paints the new
 * total (a message posted in that frame arrives after the paint).
 */
function watchTouch() {
  // The button is cached, because searching the page at every frame would add to the measured time.
  let button;
  const total = () => {
    if (!button?.isConnected)
      button = [...document.querySelectorAll('button')].find((one) => /GUARDAR|Ver nota/i.test(one.textContent));
    return button?.textContent;
  };
  const before = total();
  const channel = new MessageChannel();
  const look = () => {
    if (total() === before) requestAnimationFrame(look);
    else channel.port2.postMessage(null);
  };
  return new Promise((resolve) => {
    const onDown = ({ timeStamp }) => {
      channel.port1.onmessage = () => resolve(performance.now() - timeStamp);
    };
    addEventListener('pointerdown', onDown, { capture: true, once: true });
    // Starts to look on pointerup instead of on click, because a touch that is handled on pointerup makes no click.
    addEventListener('pointerup', () => requestAnimationFrame(look), { capture: true, once: true });
  });
}
