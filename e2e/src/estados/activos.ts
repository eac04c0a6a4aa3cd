import type { Locator, Page } from '@playwright/test';
import { abrirActivos, tarjeta } from '../pos.ts';
import { expect } from '../prueba.ts';
import { callar, cerrar, type Estado, esqueleto, FALLA_PEDIDA, fallar, notaConAbonos } from './estado.ts';

const VENTAS = /\/api\/ventas\/\?status=/;

const cierre = (page: Page): Locator => page.getByRole('dialog', { name: 'Cierre de nota' });

/** Activos with only the notes of that status; none with null. */
async function solo(page: Page, estado: number | null): Promise<void> {
  await page.route(VENTAS, async (ruta) => {
    const respuesta = await ruta.fetch();
    const cuerpo = await respuesta.json();
    const results = cuerpo.results.filter(({ status }: { status: number }) => status === estado);
    await ruta.fulfill({ response: respuesta, json: { ...cuerpo, results } });
  });
  await page.goto('/app/activos');
}

/** Activos with its dialogs: scheduling a pickup and closing a note. */
export const ACTIVOS: readonly Estado[] = [
  { maqueta: '02-activos', abrir: abrirActivos },
  {
    maqueta: '02-activos-recolectar',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('radio', { name: /^Por recolectar/ }).click();
      await expect(page.getByRole('button', { name: /^Cerrar nota de/ })).toHaveCount(0);
    },
  },
  {
    maqueta: '02-activos-confirmar',
    sigue: true,
    abrir: async (page) => {
      await page
        .getByRole('button', { name: /^Recibir ropa de/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Ir al Punto de Venta' })).toBeVisible();
    },
  },
  {
    maqueta: '03-agenda-1-inicio',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByRole('button', { name: 'Agendar recolección' }).click();
      await expect(page.getByRole('dialog')).toContainText('Ingresa un nombre para comenzar la búsqueda');
    },
  },
  {
    maqueta: '03-agenda-1-buscar',
    sigue: true,
    abrir: async (page) => {
      await page.getByLabel('Nombre del cliente').fill('mar');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    maqueta: '03-agenda-1-sin-resultados',
    sigue: true,
    abrir: async (page) => {
      await page.getByLabel('Nombre del cliente').fill('zzzyx');
      await expect(page.getByRole('dialog')).toContainText('No se ha encontrado ningún usuario');
    },
  },
  {
    maqueta: '03-agenda-2-registrar',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
      await page.getByRole('button', { name: 'Registrar y continuar' }).click();
      await expect(page.getByText('Los apellidos son requeridos.')).toBeVisible();
    },
  },
  {
    maqueta: '03-agenda-3-programar',
    sigue: true,
    abrir: async (page) => {
      await page.getByLabel('Nombre', { exact: true }).fill('Regina');
      await page.getByLabel('Apellidos').fill('Zaragoza Luna');
      await page.getByRole('button', { name: 'Registrar y continuar' }).click();
      await expect(page.getByRole('dialog', { name: 'Nueva agenda de recolección' })).toBeVisible();
    },
  },
  {
    maqueta: '03-agenda-3-programar',
    caso: 'fecha',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: /^Fecha/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seleccionar fecha' }).getByRole('grid')).toBeVisible();
    },
  },
  {
    maqueta: '13-esqueleto-activos',
    abrir: async (page) => {
      await callar(page, VENTAS);
      await page.goto('/app/activos');
      await esqueleto(page);
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Activos',
    abrir: async (page) => {
      await solo(page, null);
      await expect(page.getByText('No hay notas activas')).toBeVisible();
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Activos, filtro sin resultados',
    abrir: async (page) => {
      await solo(page, 0);
      await page.getByRole('radio', { name: /^Por recolectar/ }).click();
      await expect(page.getByText('Nada por recolectar')).toBeVisible();
    },
  },
  {
    maqueta: '02-activos',
    caso: 'no cargó',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await fallar(page, VENTAS);
      await page.goto('/app/activos');
      await expect(page.getByText('No se cargaron tus notas')).toBeVisible();
    },
  },
  {
    maqueta: '04-cierre-sin-abono',
    abrir: async (page) => {
      const { id, cliente } = await notaConAbonos(page);
      await abrirActivos(page);
      await tarjeta(page, id)
        .getByRole('button', { name: `Cerrar nota de ${cliente}` })
        .click();
      await expect(cierre(page).getByRole('button', { name: 'Cerrar nota' })).toBeEnabled();
    },
  },
  {
    maqueta: '04-cierre-liquidar',
    sigue: true,
    abrir: async (page) => {
      await cierre(page).getByRole('radio', { name: 'Liquidar' }).click();
      await expect(cierre(page).getByRole('radio', { name: 'Efvo' })).toBeChecked();
    },
  },
  {
    maqueta: '04-cierre-con-abono',
    sigue: true,
    abrir: async (page) => {
      await cierre(page).getByRole('radio', { name: 'Con Abono' }).click();
      const cantidad = page.getByRole('dialog', { name: 'Cantidad a abonar:' });
      await cantidad.getByRole('textbox').first().fill('50');
      await cantidad.getByRole('button', { name: /^Abonar/ }).click();
      await expect(cierre(page).getByRole('button', { name: 'Cobrar $50.00 y cerrar' })).toBeVisible();
    },
  },
];
