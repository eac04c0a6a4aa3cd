import type { Page } from '@playwright/test';
import { abrirActivos } from '../pos.ts';
import { expect } from '../prueba.ts';
import { callar, cerrar, type Estado, FALLA_PEDIDA, fallar, notaConAbonos } from './estado.ts';

const RESUMEN = /\/api\/ventas\/\?.*resultSummary=1/;

async function abrirMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').last().click();
  await expect(page.getByRole('menuitem', { name: 'Salir' })).toBeVisible();
}

/** Reports, the frame around every section, its messages, and the ticket. */
export const MARCO: readonly Estado[] = [
  {
    maqueta: '09-dashboard',
    abrir: async (page) => {
      await page.goto('/app/dashboard');
      await expect(page.locator('.MuiLineChart-line')).toHaveCount(2);
      await expect(page.locator('.MuiBarChart-element').first()).toBeAttached();
    },
  },
  {
    maqueta: '09-dashboard-cargando',
    abrir: async (page) => {
      await callar(page, RESUMEN);
      await page.goto('/app/dashboard');
      await expect(page.getByText('Cargando...')).toBeVisible();
    },
  },
  {
    maqueta: '09-dashboard',
    caso: 'no cargó',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await fallar(page, RESUMEN);
      await page.goto('/app/dashboard');
      await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible();
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Dashboard',
    abrir: async (page) => {
      await page.goto('/app/dashboard?mes=2019-01');
      await expect(page.getByText(/^Sin ventas en/).first()).toBeVisible();
    },
  },
  {
    maqueta: '13-navbar',
    abrir: async (page) => {
      await abrirActivos(page);
      await abrirMenu(page);
    },
  },
  {
    maqueta: '13-navbar',
    caso: 'cambiar contraseña',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('menuitem', { name: 'Cambiar contraseña' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Cambiar contraseña' });
      await dialogo.getByRole('button', { name: 'Cambiar contraseña' }).click();
      await expect(dialogo.getByText('Escribe tu contraseña actual.')).toBeVisible();
    },
  },
  {
    maqueta: '13-toast',
    caso: 'error',
    permitir: FALLA_PEDIDA,
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await fallar(page, '**/api/auth/logout');
      await abrirMenu(page);
      await page.getByRole('menuitem', { name: 'Salir' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'No se pudo cerrar la sesión' })).toBeVisible();
    },
  },
  {
    maqueta: '13-seccion-error',
    permitir: /./,
    abrir: async (page) => {
      await page.route('**/mf/mfe-pos/**', (ruta) => ruta.abort('connectionrefused'));
      await page.goto('/app/pos');
      await expect(page.getByRole('alert').filter({ hasText: 'No se cargó esta sección' })).toBeVisible({ timeout: 20_000 });
    },
  },
  {
    maqueta: '12-ticket',
    abrir: async (page) => {
      const { id } = await notaConAbonos(page);
      await page.goto(`/api/ventas/${id}/ticket?imprimir=0`);
      await expect(page.locator('body')).toContainText('TDC');
    },
  },
];
