import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { LIMITS } from '../limits.mjs';
import { head, median, row, verdict } from '../report.mjs';
import { allPages } from './pages.mjs';
import { openProduct, SLOWDOWN, slowPage } from './product.mjs';

const VITAL_LIMITS = Object.entries(LIMITS.vitals);
const NAMES = [...Object.keys(LIMITS.vitals), 'FCP', 'TTFB'];

const entry = createRequire(import.meta.url).resolve('web-vitals');
const LIBRARY = readFileSync(entry.replace(/[^/]+$/, 'web-vitals.iife.js'), 'utf8');

/** Web Vitals of `allPages` on a computer and a phone: a first visit with an empty cache until idle, then presses. */
export async function measure() {
  const product = await openProduct();
  const limits = VITAL_LIMITS.map(([name, limit]) => `${name} ${limit}`).join(', ');
  head(`Web Vitals of a first visit, CPU ${SLOWDOWN}x slower (ms; limits ${limits})`, ['page', 'screen', ...NAMES, '']);
  const pages = await allPages(product.url);
  for (const screen of ['desktop', 'phone']) {
    for (const page of pages) {
      const measured = await confirmed(() => visit(product, screen, page));
      const cells = NAMES.map((name) => measured[name]?.toFixed(name === 'CLS' ? 3 : 0) ?? '-');
      const word = verdict(isGood(measured));
      row([`\`${page.name}\``, screen, ...cells, measured.failure ?? word]);
    }
  }
}

const isGood = (visit) => !visit.failure && VITAL_LIMITS.every(([name, limit]) => (visit[name] ?? 0) <= limit);

/** The metrics of the first visit if they are good; otherwise the median of each metric over three visits. */
async function confirmed(visitPage) {
  const first = await visitPage();
  if (first.failure || isGood(first)) return first;
  const visits = [first, await visitPage(), await visitPage()];
  return Object.fromEntries(NAMES.map((name) => [name, median(visits.map((visit) => visit[name] ?? 0))]));
}

async function visit(product, screen, { path, account, ready, presses, prepare }) {
  const context = await product.context(screen, account);
  const { page } = await slowPage(context);
  try {
    await page.addInitScript({ content: `${LIBRARY}\n(${record})(webVitals)` });
    await prepare?.(page);
    await page.goto(path);
    await ready(page).waitFor();
    await page.waitForLoadState('networkidle');
    for (const press of presses) {
      await press(page).click({ timeout: 10_000 });
      // The library reports an event only after its frame is presented.
      await page.waitForTimeout(150);
    }
    return await page.evaluate(() => window.vitals);
  } catch (error) {
    return { failure: String(error.message).split('\n')[0] };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: keeps the last value of each metric in `window.vitals`. */
function record({ onCLS, onFCP, onINP, onLCP, onTTFB }) {
  window.vitals = {};
  const keep = ({ name, value }) => {
    window.vitals[name] = value;
  };
  for (const observe of [onCLS, onFCP, onLCP, onTTFB]) observe(keep, { reportAllChanges: true });
  onINP(keep, { reportAllChanges: true, durationThreshold: 16 });
}
