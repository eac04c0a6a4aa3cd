import type { Page } from '@playwright/test';
import { openActivos } from '../pos.ts';
import { expect } from '../story.ts';
import { close, fail, notaWithAbonos, REQUESTED_FAILURE, type State, silence } from './state.ts';

const SUMMARY = /\/api\/ventas\/\?.*resultSummary=1/;

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeVisible();
}

/** States of the reports, of the shell (its bar and messages, which surround every section), and of the ticket. */
export const FRAME: readonly State[] = [
  {
    mockup: '09-dashboard',
    open: async (page) => {
      await page.goto('/app/dashboard');
      await expect(page.locator('.MuiLineChart-line')).toHaveCount(2);
      await expect(page.locator('.MuiBarChart-element').first()).toBeAttached();
    },
  },
  {
    mockup: '09-dashboard-cargando',
    open: async (page) => {
      await silence(page, SUMMARY);
      await page.goto('/app/dashboard');
      await expect(page.getByText('Cargando...')).toBeVisible();
    },
  },
  {
    mockup: '09-dashboard',
    testCase: 'no cargó',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await fail(page, SUMMARY);
      await page.goto('/app/dashboard');
      await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Dashboard',
    open: async (page) => {
      await page.goto('/app/dashboard?mes=2019-01');
      await expect(page.getByText(/^Sin ventas en/).first()).toBeVisible();
    },
  },
  {
    mockup: '13-navbar',
    open: async (page) => {
      await openActivos(page);
      await openMenu(page);
    },
  },
  {
    mockup: '13-navbar',
    testCase: 'cambiar contraseña',
    continues: true,
    open: async (page) => {
      await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cambiar contraseña' });
      await dialog.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(dialog.getByText('Escribe tu contraseña actual.')).toBeVisible();
    },
  },
  {
    mockup: '13-toast',
    testCase: 'error',
    allow: REQUESTED_FAILURE,
    continues: true,
    open: async (page) => {
      await close(page);
      await fail(page, '**/api/auth/logout');
      await openMenu(page);
      await page.getByRole('menuitem', { name: 'Salir' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'No se pudo cerrar la sesión' })).toBeVisible();
    },
  },
  {
    mockup: '13-seccion-error',
    allow: /./,
    open: async (page) => {
      await page.route('**/mf/mfe-pos/**', (route) => route.abort('connectionrefused'));
      await page.goto('/app/pos');
      await expect(page.getByRole('alert').filter({ hasText: 'No se cargó esta sección' })).toBeVisible({
        timeout: 20_000,
      });
    },
  },
  {
    mockup: '12-ticket',
    open: async (page) => {
      const { id } = await notaWithAbonos(page);
      await page.goto(`/api/ventas/${id}/ticket?imprimir=0`);
      await expect(page.locator('body')).toContainText('TDC');
    },
  },
];
