import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Menus and dialogs come and go: half drawn, their colours aren't theirs. What turns for ever, as a spinner does, isn't waited for. */
export async function enReposo(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const conFin = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(conFin.map(({ finished }) => finished));
  });
}

/** axe examines what is on the screen: WCAG 2.0 to 2.2, A and AA. */
export async function sinFaltasDeAccesibilidad(page: Page): Promise<void> {
  await enReposo(page);
  // In the page itself, which has no frames, and telling nothing of what is well: twice as fast.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(WCAG);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)).toEqual([]);
}
