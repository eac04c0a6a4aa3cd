import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { close, type State } from './state.ts';

/** Opens Caja with the turno that the demo data leaves open. */
async function turno(page: Page): Promise<void> {
  await page.goto('/app/caja');
  await expect(page.getByRole('region', { name: 'Turno abierto' })).toBeVisible();
}

/** States of Caja. */
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
];
