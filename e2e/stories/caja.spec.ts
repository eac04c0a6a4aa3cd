import type { Locator } from '@playwright/test';
import { button, ownCaja, pieces, registerOf, row, uniqueName, walk } from '../src/caja.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

test.describe('on a tablet, by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a day from the fondo to the closed corte, in a caja of its own', async ({ page }) => {
    await signIn(page, 'usuario@aguaclara.mx');
    const register = await registerOf(page);
    const name = uniqueName();
    await button(page, /^Caja de este equipo/).tap();
    await page.getByRole('menuitem', { name: 'Agregar caja' }).tap();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' }).fill(name);
    await button(page, 'Guardar').tap();
    await button(page, `Usar ${name} en este equipo`).tap();
    await expect(page.getByText(`Este equipo usa ${name}.`)).toBeVisible();

    const pad = page.getByRole('group', { name: 'Teclado numérico' });
    const press = async (keys: string, on: Locator = pad) => {
      for (const key of keys) await on.getByRole('button', { name: key, exact: true }).tap();
    };
    await pieces(page, '$500').tap();
    await press('1');
    await pieces(page, '$100').tap();
    await press('5');
    await button(page, 'Abrir caja con $1,000.00').tap();
    await expect(page.getByRole('heading', { name: /^Turno de / })).toBeVisible();

    await button(page, 'Gasto').tap();
    const dialog = page.getByRole('dialog', { name: 'Registrar movimiento' });
    await press('48', dialog);
    // Taps the categories, to check that the number pad covers none of them.
    for (const category of ['Otro', 'Servicios', 'Alimentos']) await dialog.getByRole('radio', { name: category }).tap();
    await dialog.getByRole('button', { name: 'Registrar gasto de $48.00' }).tap();
    await expect(dialog).toBeHidden();
    const { cliente } = await notaWithAbonos(page, { equipo: register });
    await page.reload();
    const record = page.getByRole('region', { name: 'Registro del turno' });
    await expect(record.getByText(cliente)).toHaveCount(2);
    await expect(page.getByText('$972.00')).toHaveCount(0);

    await page.getByRole('link', { name: /^Corte/ }).tap();
    await page.getByRole('radio', { name: 'Total a mano' }).tap();
    await press('972');
    await button(page, 'Siguiente: Vouchers TDC').tap();
    await press('15.5');
    await button(page, 'Siguiente: Transferencias').tap();
    await button(page, 'Siguiente: Links de pago').tap();
    await button(page, 'Ver resultado').tap();
    await expect(row(page, 'Efvo')).toContainText('Coincide $0.00');
    await expect(row(page, 'Total')).toContainText('$987.50');
    await button(page, 'Cerrar turno').tap();
    await expect(page.getByText('Corte 1 hecho. Se retiran $0.00 y se quedan $972.00 de fondo.')).toBeVisible();
    await expect(page).toHaveURL(/\/app\/caja\/cortes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Corte 1' })).toBeVisible();
    await expect(button(page, 'Imprimir')).toBeVisible();
    await page.goto('/app/caja');
    await expect(page.getByText('El corte 1 dejó $972.00 de fondo.')).toBeVisible();
  });
});

test('the same day by keyboard alone, with a difference and its reason', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { register } = await ownCaja(page);
  await walk(page, ['1', '0', '0', '0', '0', '0', '0', '0', '0', '0', '0']);
  await expect(button(page, 'Abrir caja con $1,000.00')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Turno de / })).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('radio', { name: 'Gasto' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Retiro' })).toBeChecked();
  await walk(page, ['500']);
  await expect(page.getByText('Se registró el retiro de $500.00.')).toBeVisible();
  await notaWithAbonos(page, { equipo: register });

  await page.keyboard.press('Control+Enter');
  await expect(pieces(page, '$1,000')).toBeFocused();
  await walk(page, ['0', '1', '0', '0', '0', '0', '1', '0', '0', '0', '0', '15.5', '0']);
  await expect(button(page, 'Ver resultado')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Faltan $10.00 en efectivo. ¿Qué pasó?')).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Elige qué pasó con la diferencia.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Cambio mal dado' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Corte 1 hecho\. Se retiran \$0\.00 y se quedan \$510\.00 de fondo\.$/)).toBeVisible();
});

test('a count that wasn’t sent is where it was left', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  await ownCaja(page);
  await walk(page, ['1']);
  await button(page, 'Abrir caja con $1,000.00').click();
  await page.getByRole('link', { name: /^Corte/ }).click();
  await expect(pieces(page, '$1,000')).toBeFocused();
  await walk(page, ['1', '2']);
  await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Ventas' }).click();
  await page.goBack();
  await expect(pieces(page, '$500')).toHaveValue('2');
  await expect(page.getByText('Tu conteo sigue donde lo dejaste.')).toBeVisible();
});
