import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const requireOfAxe = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(requireOfAxe.resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until no finite animation runs, because axe would find too little contrast in half-faded colours. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const withEnd = () =>
      document
        .getAnimations()
        .filter(({ playState }) => playState !== 'finished')
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let remaining = withEnd(); remaining.length > 0; remaining = withEnd()) {
      await Promise.allSettled(remaining.map(({ finished }) => finished));
    }
  });
}

/**
 * Runs axe with the rules that `select` configures. For speed it injects axe once per page, reports only violations and
 * preloads nothing, because only the rules for sound and for screen orientation need style sheets or media in advance.
 * @returns one line per violated rule
 */
export async function violationsIn(page: Page, select: (axe: AxeBuilder) => void): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: ' ' }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], preload: false });
  select(axe);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** Lays out what `content-visibility` skips, such as cards far below the screen: axe would measure them wrongly. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Fails if axe finds a violation of WCAG 2.0 to 2.2, A and AA, in the page. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  await layOutAll(page);
  // Pins of a map are left out: they may overlap, because each must be at its place, and a list offers the same actions.
  expect(await violationsIn(page, (axe) => axe.withTags(WCAG).exclude('[data-pin]'))).toEqual([]);
}
