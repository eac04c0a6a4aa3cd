import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.ts';
import { openActivos, PointOfSale } from '../src/pos.ts';
import { scan } from '../src/scanner.ts';
import { fits } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

const PHONE = { width: 390, height: 844 };
/** Viewport of a window of 1280 x 1024 px at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

async function counter(page: Page): Promise<PointOfSale> {
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await page.goto('/app/pos');
  await expect(pos.servicio('Mochila')).toBeVisible();
  return pos;
}

/** Texts of the visible buttons whose content is wider than the button. */
const cutButtons = (page: Page) =>
  page.evaluate(() => {
    // A button's invisible `::before` enlarges its touch target. How far it sticks out isn't counted as content.
    const beyond = (button: HTMLElement) => Math.max(0, -Number.parseFloat(getComputedStyle(button, '::before').right) || 0);
    return [...document.querySelectorAll<HTMLElement>('button')]
      .filter((button) => button.checkVisibility() && button.scrollWidth > button.clientWidth + 1 + beyond(button))
      .map(({ textContent }) => textContent);
  });

/** Waits as long as a person does between two keys, because the page takes faster keys for a scanner's. */
const pause = (page: Page) => page.waitForTimeout(200);

test('a scanner and Enter held down add nothing, and an odd weight is asked about', async ({ page }) => {
  const pos = await counter(page);
  await pos.servicio('Mochila').focus();
  await page.keyboard.press('Enter');
  await expect(pos.save).toContainText('$80.00');
  await pause(page);
  await scan(page, 'https://lavanda.mx/t/LAV-003471');
  await expect(page.getByText('El lector mandó un código y no se agregó nada.')).toBeVisible();
  await expect(pos.servicio('Mochila')).toBeFocused();
  await pause(page);
  for (let times = 0; times < 5; times += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(pos.save).toContainText('$160.00');

  await pos.servicio('Lavado y doblado por kg').click();
  const kilos = page.getByLabel('Cantidad de ropa en kg');
  await expect(kilos).toBeFocused();
  await pause(page);
  await scan(page, '3471');
  await expect(kilos).toHaveValue('');
  await pause(page);
  await page.keyboard.type('347.1', { delay: 80 });
  await pause(page);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: '¿Son 347.1 kg?' });
  await expect(question.getByRole('button', { name: 'Corregir' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(kilos).toHaveValue('347.1');
});

test('while a note is being saved its choices can be read, and a slow server is told', async ({ page }) => {
  const pos = await counter(page);
  await pos.selectCliente('villalobos', 'Ricardo Villalobos');
  await pos.servicio('Mochila').click();
  await page.route('**/api/ventas/guardar', (route) => new Promise((ready) => setTimeout(() => ready(route.continue()), 6000)));
  await pos.save.click();
  const chosen = pos.nota.getByRole('radio', { name: 'Sin abono' });
  await expect(chosen).toBeDisabled();
  const [ink, ground] = await chosen.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return [color, backgroundColor];
  });
  expect(ink).toBe('rgb(255, 255, 255)');
  expect(ground).not.toBe(ink);
  await expect(pos.nota.getByText('Sigue guardando, no cierres.')).toBeVisible();
  await expect(page.getByText('¡Nota creada con éxito!', { exact: false })).toBeVisible();
});

test('an error that stays leaves CANCELAR and GUARDAR free', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  const pos = await counter(page);
  await page.route('**/api/ventas/?userid=*', (route) => route.fulfill({ status: 503, json: { detail: 'Sin base de datos.' } }));
  await pos.selectCliente('villalobos', 'Ricardo Villalobos');
  await pos.servicio('Mochila').click();
  for (const size of [
    { width: 1024, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    const toast = page.getByRole('alert').filter({ hasText: 'No se pudo revisar' });
    const box = await toast.boundingBox();
    const paper = await pos.nota.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(paper?.x ?? 0);
  }
});

test('a saved note changed in one tab is gone from the other, also if that one was elsewhere', async ({ page, context }) => {
  const pos = await counter(page);
  await pos.selectCliente('villalobos', 'Ricardo Villalobos');
  await pos.servicio('Mochila').click();
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();
  const second = await context.newPage();
  const other = new PointOfSale(second);
  await other.open(id);
  for (const away of [false, true]) {
    await pos.open(id);
    await pos.servicio('Mochila').click();
    await expect(other.save).toContainText(away ? '$240.00' : '$160.00');
    if (away) {
      await second.getByRole('link', { name: 'Activos' }).click();
      await expect(second.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
    }
    await pos.saveNota('modificada');
    await pos.withoutTicket();
    if (away) await second.goBack();
    await expect(second.getByText('Recuperamos tu nota sin guardar')).toHaveCount(0);
    await expect(other.save).toContainText(away ? '$240.00' : '$160.00');
  }
  await second.close();
});

test('each tab writes a new note of its own; what closed tabs left is in the next one and on hold', async ({ page, context }) => {
  const lines = (tab: Page) => tab.getByRole('list', { name: 'Artículos' }).getByRole('listitem');
  const opened = async () => {
    const tab = await context.newPage();
    await new PointOfSale(tab).open();
    return tab;
  };
  const pos = await counter(page);
  await pos.servicio('Mochila').click();
  const second = await opened();
  await expect(second.getByText('Ningún articulo agregado')).toBeVisible();
  await new PointOfSale(second).servicio('Edredón matrimonial').click();
  const third = await opened();
  await new PointOfSale(third).servicio('Edredón king size').click();
  await expect(lines(third)).toHaveText([/king size/]);
  await pos.selectCliente('villalobos', 'Ricardo Villalobos');
  await pos.saveNota('creada');
  await pos.withoutTicket();
  for (const reloads of [0, 1, 2, 3]) {
    await expect(lines(second)).toHaveText([/matrimonial/]);
    if (reloads < 3) await second.reload();
  }
  await pos.servicio('Mochila').click();
  await Promise.all([second.close(), third.close()]);

  const fourth = await opened();
  await expect(fourth.getByText('Recuperamos tu nota sin guardar')).toBeVisible();
  await expect(lines(fourth)).toHaveText([/matrimonial/]);
  await expect(fourth.getByText('Una nota sin guardar de otra pestaña quedó en espera.')).toBeVisible();
  await expect(lines(page)).toHaveText([/Mochila/]);
  await page.getByRole('button', { name: 'En espera, 1 nota' }).click();
  await expect(page.getByRole('dialog', { name: 'Notas en espera' }).getByRole('button', { name: /^Sin cliente/ })).toBeVisible();
  await fourth.close();
});

test('on a phone a note opens on itself, Back closes what is open, and only then leaves', async ({ page }) => {
  const pos = await counter(page);
  await pos.selectCliente('villalobos', 'Ricardo Villalobos');
  await pos.servicio('Mochila').click();
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();
  await page.setViewportSize(PHONE);
  await openActivos(page);
  await page.locator(`a[href="/app/pos/${id}"]`).first().click();
  const sheet = page.getByRole('dialog', { name: 'Nota' });
  await expect(sheet.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'CANCELAR' })).toBeHidden();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
  await page.goForward();

  await sheet.getByRole('button', { name: 'Volver' }).click();
  await pos.servicio('Lavado y doblado por kg').click();
  const kilos = page.getByLabel('Cantidad de ropa en kg');
  await kilos.fill('3');
  await page.goBack();
  await expect(kilos).toBeHidden();
  await pos.addKilos('Lavado y doblado por kg', '3.5');
  await page.getByRole('button', { name: 'Ver nota' }).click();
  await sheet.getByRole('button', { name: /Cambiar cantidad de Lavado/ }).click();
  await page.goBack();
  await expect(sheet.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(2);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(`/app/pos/${id}`);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
});

test('Back keeps a counter opened by its address, and the kilos typed, and only the next Back leaves it', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const pos = new PointOfSale(page);
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
  await page.goto('/app/pos');
  await pos.servicio('Mochila').click();
  await pos.servicio('Lavado y doblado por kg').click();
  const kilos = page.getByLabel('Cantidad de ropa en kg');
  await kilos.fill('3');
  await page.goBack();
  await expect(kilos).toBeHidden();
  await expect(page).toHaveURL('/app/pos');
  await expect(pos.save).toContainText('$80.00');

  // A reload with a dialog open, and a dialog closed without Back, add no step to the history.
  await pos.servicio('Lavado y doblado por kg').click();
  await expect(kilos).toBeFocused();
  await page.reload();
  await pos.addKilos('Lavado y doblado por kg', '2');
  await page.goBack();
  await expect(page).toHaveURL('/app/clientes');
  await expect(page.getByRole('heading', { name: 'Clientes', level: 1 })).toBeVisible();
});

test('a long word in a service keeps the total on a phone’s screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.route('**/api/servicios/all', async (route) => {
    const response = await route.fetch();
    const { servicios } = await response.json();
    servicios[0].servicio = 'Desengrasadoyplanchadodemantelerianapolitana';
    await route.fulfill({ response, json: { servicios } });
  });
  const pos = await counter(page);
  await fits(page);
  await pos.servicio('Desengrasado').click();
  await page.getByRole('dialog').getByRole('textbox').fill('2');
  await fits(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Agregar/ })
    .click();
  await page.getByRole('button', { name: 'Ver nota' }).click();
  await fits(page);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByText('$', { exact: false }).last()).toBeInViewport({
    ratio: 1,
  });
});

for (const colours of ['none', 'active'] as const) {
  test(`a note is made at 400 % zoom with forced colours: ${colours}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: colours });
    await page.setViewportSize(ZOOMED);
    const pos = await counter(page);
    await fits(page);
    await page.getByRole('button', { name: 'Ver nota' }).click();
    await pos.selectCliente('villalobos', 'Ricardo Villalobos');
    await page.getByRole('button', { name: 'Volver' }).click();
    await pos.servicio('Mochila').click();
    await pos.addKilos('Lavado y doblado por kg', '3.5');
    // Half of a servicio's tile, at least, is visible between the bars that stick to the window's edges.
    await pos.servicio('Mochila').scrollIntoViewIfNeeded();
    await expect(pos.servicio('Mochila')).toBeInViewport({ ratio: 0.5 });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ver nota' }).click();
    const express = await pos.nota.getByRole('button', { name: 'Servicio Express' }).boundingBox();
    expect((express?.x ?? ZOOMED.width) + (express?.width ?? 0)).toBeLessThanOrEqual(ZOOMED.width);
    await pos.pago('Liquidar');
    await pos.metodo('TDC');
    await fits(page);
    await expectAccessible(page);
    await pos.saveNota('creada');
    await fits(page);
    await pos.withoutTicket();
  });
}

for (const viewport of [PHONE, { width: 320, height: 568 }])
  test.describe(`${viewport.width}x${viewport.height}`, () => {
    test.use({ viewport });

    test('no button cuts its text: a large total, where to deliver, a pickup', async ({ page }) => {
      const pos = await counter(page);
      await pos.addFlex('Costura y arreglos', { nombre: 'Cortinas', cost: '123456.78' });
      await page.getByRole('button', { name: /Ver nota/ }).click();
      await pos.selectCliente('villalobos', 'Ricardo Villalobos');
      await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
      await expect(pos.save).toContainText('$123,');
      expect(await cutButtons(page)).toEqual([]);
      await pos.nota.getByRole('button', { name: /Elegir domicilio|^Entregar en/ }).click();
      await expect(page.getByRole('button', { name: 'Entregar aquí' })).toBeVisible();
      expect(await cutButtons(page)).toEqual([]);
      await openActivos(page);
      await page.getByRole('button', { name: 'Agendar recolección' }).click();
      await page.getByLabel('Nombre del cliente').fill('villalobos');
      await page.getByRole('option', { name: 'Ricardo Villalobos' }).first().click();
      await expect(page.getByRole('button', { name: 'Programar recolección' })).toBeVisible();
      expect(await cutButtons(page)).toEqual([]);
    });
  });
