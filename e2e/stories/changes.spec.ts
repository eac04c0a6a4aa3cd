import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../src/story.ts';

const SECTIONS = ['Punto de Venta', 'Ruta', 'Ventas', 'Clientes', 'Reportes', 'Activos'];

const link = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: section, exact: true });

/** Every page title in the DOM, visible or not. */
const titles = (page: Page) => page.locator('main h1');

/** The placeholders that show while something loads. */
const waiting = (page: Page) => page.locator('main :is(.MuiSkeleton-root, .MuiCircularProgress-root)');

/** Waits until a section is open: its title is the only one and has the focus, and all its data has loaded. */
async function opened(page: Page, section: string): Promise<void> {
  await expect(link(page, section)).toHaveAttribute('aria-current', 'page');
  await expect(titles(page)).toHaveCount(1);
  await expect(titles(page)).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);
}

async function visitAll(page: Page): Promise<void> {
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/activos');
  for (const section of SECTIONS) {
    await link(page, section).click();
    await opened(page, section);
  }
}

/** Takes a screenshot of the window. Masks the charts, which animate, and the bar, where the pointer was. */
async function photo(page: Page, path?: string): Promise<Buffer> {
  await page.mouse.move(2, 500);
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const mask = [page.getByRole('banner'), page.locator('main svg.MuiChartsSurface-root')];
  return page.screenshot({ mask, ...(path !== undefined && { path }) });
}

/** Saves a screenshot that later ones with that name are compared with. */
const savePhoto = (page: Page, name: string) => photo(page, test.info().snapshotPath(name));

for (const { screen, viewport, sections } of [
  { screen: 'the counter', viewport: { width: 1440, height: 900 }, sections: SECTIONS },
  // On a phone the bar shows only these sections, and the menu 'Más' has the others.
  { screen: 'a phone', viewport: { width: 390, height: 844 }, sections: ['Punto de Venta', 'Ruta', 'Activos'] },
])
  test(`on ${screen}, a section that comes back looks as it was left`, async ({ page }) => {
    await visitAll(page);
    await page.setViewportSize(viewport);
    const open = async (section: string) => {
      await link(page, section).click();
      await opened(page, section);
    };
    for (const section of sections) {
      await open(section);
      await savePhoto(page, `${section}.png`);
    }
    for (const section of sections) {
      await open(section);
      expect(await photo(page)).toMatchSnapshot(`${section}.png`);
    }
  });

test('focus moves to the section title when its button disappears', async ({ page }) => {
  await visitAll(page);
  await link(page, 'Ventas').click();
  await opened(page, 'Ventas');
  await page.getByLabel('Nombre del cliente').fill('Nadie se llama así');
  const clearButton = page.getByRole('button', { name: 'Quitar filtros' });
  await clearButton.focus();
  await page.keyboard.press('Enter');
  await expect(clearButton).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Ventas' })).toBeFocused();
});

// An animation that ends before the page paints isn't in any screenshot, but costs a frame.
test('a section that comes back begins no animation', async ({ page }) => {
  await visitAll(page);
  const animations = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('animationstart', ({ animationName }) => names.push(animationName), { capture: true });
    return names;
  });
  for (const section of SECTIONS) {
    await link(page, section).evaluate((theirs: HTMLElement) => theirs.click());
    await opened(page, section);
  }
  // The animation `later-card` only puts off the layout of the cards below the screen.
  const names = (await animations.jsonValue()).filter((name) => name !== 'later-card');
  expect(names).toEqual([]);
});
