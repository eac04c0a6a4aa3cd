import type { Locator, Page } from '@playwright/test';
import { abrirActivos, tarjeta } from '../pos.ts';
import { expect } from '../prueba.ts';
import { callar, type Estado, esqueleto, FALLA_PEDIDA, fallar, notaConAbonos } from './estado.ts';

const VENTAS = /\/api\/ventas\/\?status=/;

async function agenda(page: Page): Promise<Locator> {
  await abrirActivos(page);
  await page.getByRole('button', { name: 'Agendar recolección' }).click();
  return page.getByRole('dialog');
}

async function programar(page: Page): Promise<Locator> {
  const dialogo = await agenda(page);
  await dialogo.getByLabel('Nombre del cliente').fill('zzzyx');
  await dialogo.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
  await dialogo.getByLabel('Nombre', { exact: true }).fill('Regina');
  await dialogo.getByLabel('Apellidos').fill('Zaragoza Luna');
  await dialogo.getByRole('button', { name: 'Registrar y continuar' }).click();
  const paso = page.getByRole('dialog', { name: 'Nueva agenda de recolección' });
  await expect(paso).toBeVisible();
  return paso;
}

async function cierre(page: Page): Promise<Locator> {
  const { id, cliente } = await notaConAbonos(page);
  await abrirActivos(page);
  await tarjeta(page, id)
    .getByRole('button', { name: `Cerrar nota de ${cliente}` })
    .click();
  const dialogo = page.getByRole('dialog', { name: 'Cierre de nota' });
  await expect(dialogo.getByRole('button', { name: 'Cerrar nota' })).toBeEnabled();
  return dialogo;
}

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
    abrir: async (page) => {
      await abrirActivos(page);
      await page.getByRole('radio', { name: /^Por recolectar/ }).click();
      await expect(page.getByRole('button', { name: /^Cerrar nota de/ })).toHaveCount(0);
    },
  },
  {
    maqueta: '02-activos-confirmar',
    abrir: async (page) => {
      await abrirActivos(page);
      await page
        .getByRole('button', { name: /^Recibir ropa de/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Ir al Punto de Venta' })).toBeVisible();
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
    maqueta: '03-agenda-1-inicio',
    abrir: async (page) => {
      await expect(await agenda(page)).toContainText('Ingresa un nombre para comenzar la búsqueda');
    },
  },
  {
    maqueta: '03-agenda-1-buscar',
    abrir: async (page) => {
      const dialogo = await agenda(page);
      await dialogo.getByLabel('Nombre del cliente').fill('mar');
      await expect(dialogo.getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    maqueta: '03-agenda-1-sin-resultados',
    abrir: async (page) => {
      const dialogo = await agenda(page);
      await dialogo.getByLabel('Nombre del cliente').fill('zzzyx');
      await expect(dialogo).toContainText('No se ha encontrado ningún usuario');
    },
  },
  {
    maqueta: '03-agenda-2-registrar',
    abrir: async (page) => {
      const dialogo = await agenda(page);
      await dialogo.getByLabel('Nombre del cliente').fill('zzzyx');
      await dialogo.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
      await dialogo.getByRole('button', { name: 'Registrar y continuar' }).click();
      await expect(dialogo.getByText('Los apellidos son requeridos.')).toBeVisible();
    },
  },
  {
    maqueta: '03-agenda-3-programar',
    abrir: async (page) => {
      await programar(page);
    },
  },
  {
    maqueta: '03-agenda-3-programar',
    caso: 'fecha',
    abrir: async (page) => {
      const paso = await programar(page);
      await paso.getByRole('button', { name: /^Fecha/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seleccionar fecha' }).getByRole('grid')).toBeVisible();
    },
  },
  {
    maqueta: '04-cierre-sin-abono',
    abrir: async (page) => {
      await cierre(page);
    },
  },
  {
    maqueta: '04-cierre-con-abono',
    abrir: async (page) => {
      const dialogo = await cierre(page);
      await dialogo.getByRole('radio', { name: 'Con Abono' }).click();
      const cantidad = page.getByRole('dialog', { name: 'Cantidad a abonar:' });
      await cantidad.getByRole('textbox').first().fill('50');
      await cantidad.getByRole('button', { name: /^Abonar/ }).click();
      await expect(dialogo.getByRole('button', { name: 'Cobrar $50.00 y cerrar' })).toBeVisible();
    },
  },
  {
    maqueta: '04-cierre-liquidar',
    abrir: async (page) => {
      const dialogo = await cierre(page);
      await dialogo.getByRole('radio', { name: 'Liquidar' }).click();
      await expect(dialogo.getByRole('radio', { name: 'Efvo' })).toBeChecked();
    },
  },
];
