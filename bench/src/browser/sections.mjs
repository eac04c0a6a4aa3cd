import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../limits.mjs';
import { check, fixed, mb, print, timesHead, timesRow } from '../report.mjs';
import { SUPERUSER } from '../requests.mjs';
import { timeToPaint } from './paint.mjs';
import { openProduct, SLOWDOWN, slowPage } from './product.mjs';

/** How many times each section is opened with each input method. */
const TIMES = Number(process.env.BENCH_TIMES ?? 30);
const WARMUP = 6;
/** Pause between changes, ms: shorter than a user's, but enough for the section's own requests to end. */
const CALM = 500;

/** Links of the bar in press order, each with an element of its section's data. */
const SECTIONS = {
  'Punto de Venta': '[data-tile]',
  Ventas: '[aria-rowindex="2"]',
  Clientes: '[aria-rowindex="2"]',
  Reportes: '.MuiLineChart-line',
  Activos: 'main article',
};

const WAYS = {
  mouse: async (page, link) => {
    await link.hover();
    await wait(100);
    await link.click({ delay: 50 });
    // Off every link, because a link under the pointer would preload its section.
    await page.mouse.move(2, 450);
  },
  // No hover precedes this click, as with the keyboard or Back, so the next section isn't preloaded.
  unannounced: (_page, link) => link.evaluate((element) => element.click()),
};

/** Measures section changes with everything loaded: ms from pressing a link to painting its data, and heap growth. */
export async function measure() {
  const product = await openProduct();
  const { page, cdp } = await slowPage(await product.context('desktop', SUPERUSER));
  await page.goto('/app/activos');
  await page.locator(SECTIONS.Activos).first().waitFor();
  // The first visits of a section show it only when its code and data have arrived, so they aren't measured.
  for (let round = 0; round < WARMUP; round++) await changeAll(page, WAYS.unannounced);
  const before = await heap(cdp);
  const times = {};
  for (let round = 0; round < TIMES; round++) {
    for (const [way, press] of Object.entries(WAYS)) {
      for (const [name, ms] of await changeAll(page, press)) {
        times[`${name}, ${way}`] ??= [];
        times[`${name}, ${way}`].push(ms);
      }
    }
  }
  const after = await heap(cdp);
  timesHead(`Changes of section, everything loaded, CPU ${SLOWDOWN}x slower`, LIMITS.sectionMs, ['section']);
  for (const [name, own] of Object.entries(times)) timesRow([name], own, LIMITS.sectionMs);
  print(`\nHeap of the page: ${mb(before)} -> ${mb(after)}`);
  check('heap, times', after / before, LIMITS.sectionHeapRatio, fixed(3));
}

async function changeAll(page, press) {
  const measured = [];
  for (const [name, content] of Object.entries(SECTIONS)) {
    const link = page.locator('header nav a').filter({ hasText: name }).first();
    const change = { event: 'click', watch: watchSection, argument: { name, content }, act: () => press(page, link) };
    measured.push([name, await timeToPaint(page, change)]);
    await wait(CALM);
  }
  return measured;
}

/** Runs in the page. @returns a function that tells whether the new section shows its data and no other section is visible */
function watchSection({ name, content }) {
  const link = [...document.querySelectorAll('header nav a')].find(({ textContent }) => textContent === name);
  const titles = () => [...document.querySelectorAll('main h1')].filter((title) => title.checkVisibility());
  // Ends at the first visible element, because `checkVisibility` makes the browser style cards that it would otherwise skip.
  const hasContent = () => [...document.querySelectorAll(content)].some((element) => element.checkVisibility());
  const [previous] = titles();
  return () => {
    const [title, ...others] = titles();
    const isAlone = title !== undefined && title !== previous && others.length === 0;
    return isAlone && link.getAttribute('aria-current') === 'page' && hasContent();
  };
}

async function heap(cdp) {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
