import type { Locator, Page } from '@playwright/test';
import { PointOfSale } from '../src/pos.ts';
import { expect, signIn, test } from '../src/story.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

async function inBetween(where: Locator): Promise<{ x: number; y: number }> {
  const box = await where.boundingBox();
  if (box === null) throw new Error('Not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Taps with a finger as soon as the element's position is known, without another call to the page in between. */
async function tap(page: Page, where: Locator): Promise<void> {
  const { x, y } = await inBetween(where);
  await page.touchscreen.tap(x, y);
}

/** Drags a finger up `distance` px from the middle of an element, and lifts it. */
async function drag(page: Page, from: Locator, distance: number): Promise<void> {
  const { x, y } = await inBetween(from);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let walkthrough = 10; walkthrough <= distance; walkthrough += 10)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - walkthrough }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const ofNota = (page: Page) => page.getByRole('list', { name: 'Artículos' }).getByRole('listitem');

test('each touch of a finger adds one, and the list rolls under it', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await pos.open();
  const duvet = pos.servicio('Edredón matrimonial');
  await duvet.scrollIntoViewIfNeeded();
  for (let times = 1; times <= 5; times++) {
    await tap(page, duvet);
    await expect(page.getByRole('img', { name: `${times} en la nota` })).toBeVisible();
  }
  await expect(pos.save).toContainText('$600.00');

  const { y: before } = await inBetween(duvet);
  await drag(page, duvet, 200);
  await expect.poll(async () => (await inBetween(duvet)).y).toBeLessThan(before - 100);
  await expect(ofNota(page)).toHaveCount(1);
  await expect(pos.save).toContainText('$600.00');
});

test('kilos are entered with fingers alone: the touch that closes the pad does not also reach what is under it', async ({
  page,
}) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await pos.open();
  const kilos = pos.servicio('Lavado y doblado por kg');
  await kilos.scrollIntoViewIfNeeded();
  await tap(page, kilos);
  const dialog = page.getByRole('dialog', { name: 'Lavado y doblado por kg' });
  for (const key of ['3', '.', '5']) await tap(page, dialog.getByRole('button', { name: key, exact: true }));
  await tap(page, dialog.getByRole('button', { name: /^Agregar/ }));
  await expect(dialog).toBeHidden();
  await expect(ofNota(page)).toHaveCount(1);
  await expect(ofNota(page)).toContainText('3.5 ×');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pos.save).toContainText('$136.15');
});

test('a touch takes focus out of the search, which hides the on-screen keyboard', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await pos.open();
  const search = page
    .getByRole('searchbox', { name: 'Buscar servicio' })
    .or(page.getByRole('textbox', { name: 'Buscar servicio' }));
  await search.fill('edred');
  await expect(search).toBeFocused();
  await tap(page, pos.servicio('Edredón matrimonial'));
  await expect(ofNota(page)).toHaveCount(1);
  await expect(search).not.toBeFocused();
  await expect(search).toHaveValue('');
});

test('a finger opens sections from the bar, once each in the history', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  await new PointOfSale(page).open();
  const link = (name: string) => page.getByRole('navigation').first().getByRole('link', { name, exact: true });
  for (const name of ['Ventas', 'Clientes']) {
    await tap(page, link(name));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(link(name)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await page.goBack();
  await expect(link('Punto de Venta')).toHaveAttribute('aria-current', 'page');
});
