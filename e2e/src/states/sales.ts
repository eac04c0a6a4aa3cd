import type { Page } from '@playwright/test';
import { sayMoneyIsKept, YourSales } from '../sales.ts';
import { expect } from '../story.ts';
import { callApi, close, fail, notaWithAbonos, REQUESTED_FAILURE, type State, silence, skeleton } from './state.ts';

const LIST = /\/api\/ventas\/\?.*pagina=/;

const list = (page: Page): Promise<void> => new YourSales(page).open();

async function select(page: Page, index: number): Promise<void> {
  const sales = new YourSales(page);
  await sales.checkbox(sales.rows.nth(index)).check();
  await expect(sales.toolbar).toBeVisible();
}

/** States of Tus Ventas: the list, and a nota's page. */
export const SALES: readonly State[] = [
  { mockup: '06-ventas', open: list },
  {
    mockup: '06-ventas',
    testCase: 'sucursales',
    continues: true,
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Sucursal' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    mockup: '06-ventas',
    testCase: 'exportar',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Exportar' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    mockup: '06-ventas-fechas',
    continues: true,
    open: async (page) => {
      await close(page);
      await new YourSales(page).dates().click();
      const range = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
      await range.getByRole('button', { name: 'Últimos 7 días' }).click();
      await expect(range.getByRole('grid').first()).toBeVisible();
    },
  },
  {
    mockup: '06-ventas-seleccion-una',
    continues: true,
    open: async (page) => {
      await close(page);
      await select(page, 0);
    },
  },
  {
    mockup: '06-ventas-seleccion-varias',
    continues: true,
    open: async (page) => {
      await select(page, 1);
      await select(page, 2);
    },
  },
  {
    mockup: '06-ventas-eliminar',
    continues: true,
    open: async (page) => {
      await new YourSales(page).toolbar.getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 3 ventas?' })).toBeVisible();
    },
  },
  {
    mockup: '13-toast',
    testCase: 'éxito con acción',
    continues: true,
    open: async (page) => {
      await page.getByRole('dialog').getByLabel('Motivo').fill('Se capturaron dos veces');
      await sayMoneyIsKept(page.getByRole('dialog'));
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar 3 ventas' }).click();
      // A toast does not close while it has the focus, which gives the check time to look at it.
      await page.getByRole('button', { name: 'Deshacer' }).focus();
    },
  },
  {
    mockup: '06-ventas',
    testCase: 'anuladas',
    open: async (page) => {
      const { id } = await notaWithAbonos(page);
      await callApi(page, '/api/ventas/delete', { items: [id], motivo: 'Se canceló', dinero: 'pendiente' });
      await new YourSales(page).open('?anuladas=true');
    },
  },
  {
    mockup: '06-ventas',
    testCase: 'nota anulada',
    continues: true,
    open: async (page) => {
      await new YourSales(page).rows.first().getByRole('link').click();
      await page.getByRole('button', { name: 'Restaurar' }).click();
      await expect(page.getByRole('dialog', { name: /^¿Restaurar la nota/ })).toBeVisible();
    },
  },
  {
    mockup: '06-ventas-final',
    open: async (page) => {
      await list(page);
      const toEnd = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const second = page.waitForResponse(/pagina=2/);
      await toEnd();
      await second;
      await silence(page, LIST);
      await expect(async () => {
        await toEnd();
        await expect(page.getByText('Cargando más ventas')).toBeVisible({ timeout: 500 });
        // The end of the list moves while the second page is being drawn, so this is retried until both are visible.
        await expect(page.getByRole('button', { name: 'Volver arriba' })).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    mockup: '13-esqueleto-ventas',
    open: async (page) => {
      await silence(page, LIST);
      await page.goto('/app/ventas');
      await skeleton(page);
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Tus Ventas, sin resultados',
    open: async (page) => {
      await page.goto('/app/ventas?user=zzzyx');
      await expect(page.getByRole('heading', { name: 'No hay ventas con esos filtros' })).toBeVisible();
    },
  },
  {
    mockup: '06-ventas',
    testCase: 'no cargó',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await fail(page, LIST);
      await page.goto('/app/ventas');
      await expect(page.getByText('No se pudieron cargar las ventas')).toBeVisible();
    },
  },
  {
    mockup: '06-ventas',
    testCase: 'nota',
    open: async (page) => {
      const { id } = await notaWithAbonos(page);
      await page.goto(`/app/ventas/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Nota \d+$/ })).toBeVisible();
    },
  },
  {
    mockup: '06-ventas',
    testCase: 'la nota no existe',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await page.goto('/app/ventas/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa venta' })).toBeVisible();
    },
  },
];
