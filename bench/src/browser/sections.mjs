import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '../limits.mjs';
import { check, fixed, head, mb, print, timesRow } from '../report.mjs';
import { SUPERUSER } from '../server.mjs';
import { openProduct, SLOWDOWN, slowPage } from './product.mjs';

/** How many times each section is opened with each input method. */
const TIMES = Number(process.env.BENCH_TIMES ?? 30);
const WARMUP = 6;
/** Pause between changes, ms: shorter than a user's, but enough for the section's own requests to end. */
const CALM = 500;
/** Pointer position away from every link, px. */
const ASIDE = [2, 450];

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
    await page.mouse.move(...ASIDE);
  },
  // No hover precedes this click, as with the keyboard or Back, so the next section isn't preloaded.
  unannounced: (_page, link) => link.evaluate((element) => element.click()),
};

/** Measures section changes with everything loaded: ms from pressing a link to painting its data, and heap growth. */
export async function measureSections() {
  const product = await openProduct();
  try {
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
          const key = `${name}, ${way}`;
          times[key] = [...(times[key] ?? []), ms];
        }
      }
    }
    return report(times, before, await heap(cdp));
  } finally {
    await product.close();
  }
}

async function changeAll(page, press) {
  const measured = [];
  for (const [name, content] of Object.entries(SECTIONS)) {
    const link = page.locator('header nav a').filter({ hasText: name }).first();
    const change = page.evaluate(painted, { name, content });
    await press(page, link);
    measured.push([name, await change]);
    await wait(CALM);
  }
  return measured;
}

/** Runs in the page. Resolves to ms from the click to the end of the frame that shows only the new section's data. */
function painted({ name, content }) {
  return new Promise((resolve, reject) => {
    const link = [...document.querySelectorAll('header nav a')].find(({ textContent }) => textContent === name);
    if (!link) return reject(new Error(`There is no link ${name}`));
    const visible = (selector) => [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    // Ends at the first visible element, because `checkVisibility` makes the browser style cards that it would otherwise skip.
    const isShown = (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility());
    const [previous] = visible('main h1');
    const end = performance.now() + 20_000;
    const channel = new MessageChannel();
    let start;
    channel.port1.onmessage = () => resolve(performance.now() - start);
    const look = () => {
      const titles = visible('main h1');
      const changed = titles.length === 1 && titles[0] !== previous && link.getAttribute('aria-current') === 'page';
      if (changed && isShown(content)) return channel.port2.postMessage(null);
      if (performance.now() > end) return reject(new Error(`${name} was not painted`));
      requestAnimationFrame(look);
    };
    const onClick = () => {
      start = performance.now();
      requestAnimationFrame(look);
    };
    addEventListener('click', onClick, { capture: true, once: true });
  });
}

async function heap(cdp) {
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}

function report(times, before, after) {
  const title = `Changes of section, everything loaded, CPU ${SLOWDOWN}x slower (ms; limit p95 ${LIMITS.sectionMs})`;
  head(title, ['section', 'times', 'p50', 'p95', 'max', '']);
  const within = Object.entries(times).map(([name, own]) => timesRow([name], own, LIMITS.sectionMs));
  print(`\nHeap of the page: ${mb(before)} -> ${mb(after)}`);
  return check('heap, times', after / before, LIMITS.sectionHeapRatio, fixed(3)) && within.every(Boolean);
}
