import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { close, type State } from './state.ts';

/** Opens Caja with the turno that the demo data leaves open. */
async function turno(page: Page): Promise<void> {
  await page.goto('/app/caja');
  await expect(page.getByRole('region', { name: 'Turno abierto' })).toBeVisible();
}

/** States of Caja (mock-ups 14): the open turno, a movimiento, the count of a corte, and the past cortes. */
export const CAJA: readonly State[] = [
  { mockup: '14-caja-turno', open: turno },
  {
    mockup: '14-caja-movimiento',
    continues: true,
    open: async (page) => {
      await page.keyboard.press('F6');
      const dialog = page.getByRole('dialog', { name: 'Registrar movimiento' });
      await dialog.getByRole('textbox', { name: 'Cantidad' }).fill('48');
      await dialog.getByRole('radio', { name: 'Alimentos' }).click();
    },
  },
  {
    mockup: '14-caja-turno',
    testCase: 'corte parcial',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Corte parcial' }).click();
      await expect(page.getByRole('dialog', { name: 'Corte parcial' }).getByText('Movimientos')).toBeVisible();
    },
  },
  {
    mockup: '14-caja-corte-conteo',
    open: async (page) => {
      await turno(page);
      await page.getByRole('link', { name: /^Corte/ }).click();
      await expect(page.getByRole('textbox', { name: '$1,000, piezas' })).toBeFocused();
      await page.keyboard.type('2', { delay: 60 });
    },
  },
  {
    mockup: '14-caja-historial',
    open: async (page) => {
      await page.goto('/app/caja/cortes');
      await expect(page.getByRole('region', { name: 'Diferencias por cajero' }).getByRole('listitem').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Abrir el corte 127 de Caja 1/ })).toBeVisible();
    },
  },
  {
    mockup: '14-caja-historial',
    testCase: 'diferencias como tabla',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver como tabla: Diferencias por cajero' }).click();
      // Closes any tooltip that the pointer opened, because axe would check the tooltip half drawn.
      await page.mouse.move(0, 0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toHaveCount(0);
    },
  },
  {
    mockup: '14-caja-historial',
    testCase: 'un corte',
    continues: true,
    open: async (page) => {
      await page.getByRole('link', { name: /^Abrir el corte 125 de Caja 1/ }).click();
      await expect(page.getByRole('region', { name: 'Datos del corte' })).toBeVisible();
    },
  },
];
