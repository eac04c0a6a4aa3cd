import type { Page } from '@playwright/test';
import { expect } from '../prueba.ts';
import { TusVentas } from '../ventas.ts';
import { callar, cerrar, type Estado, esqueleto, FALLA_PEDIDA, fallar, notaConAbonos } from './estado.ts';

const LISTA = /\/api\/ventas\/\?.*pagina=/;

const lista = (page: Page): Promise<void> => new TusVentas(page).abrir();

async function elegir(page: Page, indice: number): Promise<void> {
  const ventas = new TusVentas(page);
  await ventas.casilla(ventas.filas.nth(indice)).check();
  await expect(ventas.barra).toBeVisible();
}

/** Tus Ventas and a note to be read. */
export const VENTAS: readonly Estado[] = [
  { maqueta: '06-ventas', abrir: lista },
  {
    maqueta: '06-ventas',
    caso: 'sucursales',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('combobox', { name: 'Sucursal' }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
    },
  },
  {
    maqueta: '06-ventas',
    caso: 'exportar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByRole('button', { name: 'Exportar' }).click();
      await expect(page.getByRole('menuitem').first()).toBeVisible();
    },
  },
  {
    maqueta: '06-ventas-fechas',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new TusVentas(page).fechas().click();
      const rango = page.getByRole('dialog', { name: 'Seleccionar rango de fechas a consultar' });
      await rango.getByRole('button', { name: 'Últimos 7 días' }).click();
      await expect(rango.getByRole('grid').first()).toBeVisible();
    },
  },
  {
    maqueta: '06-ventas-seleccion-una',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await elegir(page, 0);
    },
  },
  {
    maqueta: '06-ventas-seleccion-varias',
    sigue: true,
    abrir: async (page) => {
      await elegir(page, 1);
      await elegir(page, 2);
    },
  },
  {
    maqueta: '06-ventas-eliminar',
    sigue: true,
    abrir: async (page) => {
      await new TusVentas(page).barra.getByRole('button', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog', { name: '¿Estás seguro que deseas eliminar 3 ventas?' })).toBeVisible();
    },
  },
  {
    maqueta: '13-toast',
    caso: 'éxito con acción',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Eliminar 3 ventas' }).click();
      // It stays while the focus is on it, for as long as the check takes.
      await page.getByRole('button', { name: 'Deshacer' }).focus();
    },
  },
  {
    maqueta: '06-ventas-final',
    abrir: async (page) => {
      await lista(page);
      const alFinal = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const segunda = page.waitForResponse(/pagina=2/);
      await alFinal();
      await segunda;
      await callar(page, LISTA);
      await expect(async () => {
        await alFinal();
        await expect(page.getByText('Cargando más ventas')).toBeVisible({ timeout: 500 });
        // Not yet while it's the second page that is being drawn: the end moves on then.
        await expect(page.getByRole('button', { name: 'Volver arriba' })).toBeVisible({ timeout: 500 });
      }).toPass();
    },
  },
  {
    maqueta: '13-esqueleto-ventas',
    abrir: async (page) => {
      await callar(page, LISTA);
      await page.goto('/app/ventas');
      await esqueleto(page);
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Tus Ventas, sin resultados',
    abrir: async (page) => {
      await page.goto('/app/ventas?user=zzzyx');
      await expect(page.getByRole('heading', { name: 'No hay ventas con esos filtros' })).toBeVisible();
    },
  },
  {
    maqueta: '06-ventas',
    caso: 'no cargó',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await fallar(page, LISTA);
      await page.goto('/app/ventas');
      await expect(page.getByText('No se pudieron cargar las ventas')).toBeVisible();
    },
  },
  {
    maqueta: '06-ventas',
    caso: 'nota',
    abrir: async (page) => {
      const { id } = await notaConAbonos(page);
      await page.goto(`/app/ventas/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: /^Nota \d+$/ })).toBeVisible();
    },
  },
  {
    maqueta: '06-ventas',
    caso: 'la nota no existe',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await page.goto('/app/ventas/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos esa venta' })).toBeVisible();
    },
  },
];
