import type { Locator, Page } from '@playwright/test';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';

test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

async function enMedio(donde: Locator): Promise<{ x: number; y: number }> {
  const caja = await donde.boundingBox();
  if (caja === null) throw new Error('Not on screen');
  return { x: caja.x + caja.width / 2, y: caja.y + caja.height / 2 };
}

/** A finger, with nothing asked of the page meanwhile. */
async function tocar(page: Page, donde: Locator): Promise<void> {
  const { x, y } = await enMedio(donde);
  await page.touchscreen.tap(x, y);
}

/** A finger that goes up `distancia` px from the middle of something, and lifts. */
async function arrastrar(page: Page, desde: Locator, distancia: number): Promise<void> {
  const { x, y } = await enMedio(desde);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  for (let recorrido = 10; recorrido <= distancia; recorrido += 10)
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y: y - recorrido }] });
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await cdp.detach();
}

const deLaNota = (page: Page) => page.getByRole('list', { name: 'Artículos' }).getByRole('listitem');

test('each touch of a finger adds one, and the list rolls under it', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  const edredon = pos.servicio('Edredón matrimonial');
  await edredon.scrollIntoViewIfNeeded();
  for (let veces = 1; veces <= 5; veces++) {
    await tocar(page, edredon);
    await expect(page.getByRole('img', { name: `${veces} en la nota` })).toBeVisible();
  }
  await expect(pos.guardar).toContainText('$600.00');

  const { y: antes } = await enMedio(edredon);
  await arrastrar(page, edredon, 200);
  await expect.poll(async () => (await enMedio(edredon)).y).toBeLessThan(antes - 100);
  await expect(deLaNota(page)).toHaveCount(1);
  await expect(pos.guardar).toContainText('$600.00');
});

test('kilos are weighed in with fingers alone: what is under the pad hears nothing of the touch that closes it', async ({
  page,
}) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  const kilos = pos.servicio('Lavado y doblado por kg');
  await kilos.scrollIntoViewIfNeeded();
  await tocar(page, kilos);
  const ventana = page.getByRole('dialog', { name: 'Lavado y doblado por kg' });
  for (const tecla of ['3', '.', '5']) await tocar(page, ventana.getByRole('button', { name: tecla, exact: true }));
  await tocar(page, ventana.getByRole('button', { name: /^Agregar/ }));
  await expect(ventana).toBeHidden();
  await expect(deLaNota(page)).toHaveCount(1);
  await expect(deLaNota(page)).toContainText('3.5 ×');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(pos.guardar).toContainText('$136.15');
});

test('a touch takes the cursor out of the search, and with it the keyboard of the screen', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  const busqueda = page
    .getByRole('searchbox', { name: 'Buscar servicio' })
    .or(page.getByRole('textbox', { name: 'Buscar servicio' }));
  await busqueda.fill('edred');
  await expect(busqueda).toBeFocused();
  await tocar(page, pos.servicio('Edredón matrimonial'));
  await expect(deLaNota(page)).toHaveCount(1);
  await expect(busqueda).not.toBeFocused();
  await expect(busqueda).toHaveValue('edred');
});

test('a finger opens sections from the bar, once each in the history', async ({ page }) => {
  await entrar(page, 'usuario@aguaclara.mx');
  await new PuntoDeVenta(page).abrir();
  const enlace = (name: string) => page.getByRole('navigation').first().getByRole('link', { name, exact: true });
  for (const nombre of ['Ventas', 'Clientes']) {
    await tocar(page, enlace(nombre));
    await expect(page.getByRole('heading', { level: 1, name: nombre })).toBeVisible();
    await expect(enlace(nombre)).toHaveAttribute('aria-current', 'page');
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Ventas' })).toBeVisible();
  await page.goBack();
  await expect(enlace('Punto de Venta')).toHaveAttribute('aria-current', 'page');
});
