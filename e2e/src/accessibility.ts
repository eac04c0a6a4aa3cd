import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const search = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
const AXE = readFileSync(search.resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Menus and dialogs come and go: half drawn, their colours aren't theirs. The end of one animation may begin another. What turns
 * for ever, as a spinner does, isn't waited for.
 */
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
 * What axe finds in a page, a line for each rule; which rules, by what `elegir` sets. In the page itself, which has no frames;
 * put in it once, not twice every time; telling nothing of what is well; and reading no style sheet again, which only a rule
 * about films and one about turned screens want: a third of the time.
 */
export async function missing(page: Page, select: (axe: AxeBuilder) => void): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, axeSource: ' ' }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], preload: false });
  select(axe);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
}

/** axe examines what is on the screen: WCAG 2.0 to 2.2, A and AA. */
export async function expectAccessible(page: Page): Promise<void> {
  await atRest(page);
  expect(await missing(page, (axe) => axe.withTags(WCAG))).toEqual([]);
}
