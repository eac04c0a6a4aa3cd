import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { freePhone } from '../clientes.ts';
import { card, openActivos } from '../pos.ts';
import { expect } from '../story.ts';
import {
  close,
  fail,
  notaInProcess,
  notaWithAbonos,
  REQUESTED_FAILURE,
  type State,
  silence,
  skeleton,
  taggedNota,
} from './state.ts';

const SALES = /\/api\/ventas\/\?status=/;

const cierre = (page: Page): Locator => page.getByRole('dialog', { name: 'Cierre de nota' });

/** Opens Activos with only the notas whose status is `state`; with null, without notas. */
async function alone(page: Page, state: number | null, view = ''): Promise<void> {
  await page.route(SALES, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const results = body.results.filter(({ status }: { status: number }) => status === state);
    await route.fulfill({ response, json: { ...body, results } });
  });
  await page.goto(`/app/activos${view}`);
}

/** Fakes the list of solicitudes with one entry, because a real one would need a nota, its link and a form. */
async function withRequest(page: Page): Promise<void> {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' }).format(new Date());
  const asked = {
    ...{ _id: randomUUID(), cliente: randomUUID(), cliente_name: 'Regina Zaragoza', cliente_telefono: '' },
    ...{ domicilio: 'Luz Saviñón 1120', sucursal: randomUUID(), sucursal_name: 'Narvarte' },
    ...{ dia: day, hora_inicio: '10:00', hora_final: '12:00', comentario: 'Timbre 2', creada: new Date().toISOString() },
  };
  await page.route('**/api/solicitudes', (route) => route.fulfill({ json: { solicitudes: [asked] } }));
}

const ready = (page: Page): Locator => page.getByRole('dialog', { name: /^Lista: / });

/** States of Activos and of its dialogs. */
export const ACTIVOS: readonly State[] = [
  { mockup: '02-activos', open: openActivos },
  {
    mockup: '02-activos-recolectar',
    continues: true,
    open: async (page) => {
      await page.getByRole('radio', { name: /^Por recolectar/ }).click();
      await expect(page.getByRole('button', { name: /^Cerrar nota de/ })).toHaveCount(0);
    },
  },
  {
    mockup: '02-activos-confirmar',
    continues: true,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Recibir ropa de/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Ir al Punto de Venta' })).toBeVisible();
    },
  },
  {
    mockup: '03-agenda-1-inicio',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Agendar recolección' }).click();
      await expect(page.getByRole('dialog')).toContainText('Ingresa un nombre para comenzar la búsqueda');
    },
  },
  {
    mockup: '03-agenda-1-buscar',
    continues: true,
    open: async (page) => {
      await page.getByLabel('Nombre del cliente').fill('mar');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    mockup: '03-agenda-1-sin-resultados',
    continues: true,
    open: async (page) => {
      await page.getByLabel('Nombre del cliente').fill('zzzyx');
      await expect(page.getByRole('dialog')).toContainText('No se ha encontrado ningún usuario');
    },
  },
  {
    mockup: '03-agenda-2-registrar',
    continues: true,
    open: async (page) => {
      await page.getByRole('option', { name: '+ Registrar nuevo cliente' }).click();
      await page.getByLabel('Nombre', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Registrar y continuar' }).click();
      await expect(page.getByText('El nombre es requerido.')).toBeVisible();
    },
  },
  {
    mockup: '03-agenda-3-programar',
    continues: true,
    open: async (page) => {
      await page.getByLabel('Nombre', { exact: true }).fill('Regina');
      await page.getByLabel('Apellidos').fill('Zaragoza Luna');
      await page.getByLabel(/^Teléfono/).fill(freePhone());
      await page.getByRole('button', { name: 'Registrar y continuar' }).click();
      await expect(page.getByRole('dialog', { name: 'Nueva agenda de recolección' })).toBeVisible();
    },
  },
  {
    mockup: '03-agenda-3-programar',
    testCase: 'fecha',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: /^Fecha/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seleccionar fecha' }).getByRole('grid')).toBeVisible();
    },
  },
  {
    mockup: '13-esqueleto-activos',
    open: async (page) => {
      await silence(page, SALES);
      await page.goto('/app/activos');
      await skeleton(page);
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Activos',
    open: async (page) => {
      await alone(page, null);
      await expect(page.getByText('No hay notas activas')).toBeVisible();
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Activos, filtro sin resultados',
    open: async (page) => {
      await alone(page, 0);
      await page.getByRole('radio', { name: /^Por recolectar/ }).click();
      await expect(page.getByText('Nada por recolectar')).toBeVisible();
    },
  },
  {
    mockup: '02-activos',
    testCase: 'no cargó',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await fail(page, SALES);
      await page.goto('/app/activos');
      await expect(page.getByText('No se cargaron tus notas')).toBeVisible();
    },
  },
  {
    mockup: '15-activos-tablero',
    open: async (page) => {
      await withRequest(page);
      await page.goto('/app/activos?vista=tablero');
      await expect(page.getByRole('button', { name: /: nota de/ }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' })).toBeVisible();
    },
  },
  {
    mockup: '15-activos-tablero',
    testCase: 'rechazar una solicitud',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Rechazar la recolección de Regina Zaragoza' }).click();
      await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Motivo/ })).toBeVisible();
    },
  },
  {
    mockup: '15-activos-lista-dialogo',
    open: async (page) => {
      const { cliente } = await taggedNota(page);
      await page.goto('/app/activos?vista=lista');
      await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(cliente);
      await page.getByRole('button', { name: `En proceso: pasar a lista la nota de ${cliente}` }).click();
      await expect(ready(page)).toContainText('Tu ropa ya está lista');
    },
  },
  {
    mockup: '15-activos-lista-dialogo',
    testCase: 'otro texto',
    continues: true,
    open: async (page) => {
      await ready(page).getByRole('button', { name: 'Cambiar texto' }).click();
      await expect(ready(page).getByRole('textbox', { name: 'Mensaje' })).toBeVisible();
    },
  },
  {
    mockup: '15-activos-avisada',
    continues: true,
    open: async (page) => {
      await ready(page).getByRole('button', { name: 'Solo marcar lista' }).click();
      await expect(page.getByText(/: lista en /)).toBeVisible();
    },
  },
  {
    mockup: '16-entrega-conteo',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: /^Cerrar nota de/ }).click();
      const dialog = page.getByRole('dialog', { name: /^Entregar a / });
      for (const number of [1, 3]) await dialog.getByRole('button', { name: new RegExp(`${number}/3`) }).click();
      await expect(dialog.getByText('¿Por qué se entrega sin esa pieza?').first()).toBeVisible();
    },
  },
  {
    mockup: '16-piezas-dialogo',
    open: async (page) => {
      const { cliente } = await notaInProcess(page);
      await page.goto('/app/activos?vista=tablero');
      await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(cliente);
      await page.getByRole('button', { name: `Mover la nota de ${cliente}` }).click();
      await page.getByRole('menuitem', { name: 'Bultos y piezas' }).click();
      await expect(page.getByRole('dialog', { name: 'Bultos y piezas' }).getByText(/^Así sale la etiqueta/)).toBeVisible();
    },
  },
  {
    mockup: '15-activos-tablero',
    testCase: 'vacío',
    open: async (page) => {
      await alone(page, -1, '?vista=tablero');
      await expect(page.getByText(/^Por recolectar/).first()).toBeVisible();
    },
  },
  {
    mockup: '04-cierre-sin-abono',
    open: async (page) => {
      const { id, cliente } = await notaWithAbonos(page);
      await openActivos(page);
      await card(page, id)
        .getByRole('button', { name: `Cerrar nota de ${cliente}` })
        .click();
      await cierre(page).getByRole('radio', { name: 'Sin abono' }).click();
      await expect(cierre(page).getByRole('button', { name: 'Cerrar nota' })).toBeEnabled();
    },
  },
  {
    mockup: '04-cierre-liquidar',
    continues: true,
    open: async (page) => {
      await cierre(page).getByRole('radio', { name: 'Liquidar' }).click();
      await expect(cierre(page).getByRole('radio', { name: 'Efvo' })).toBeChecked();
    },
  },
  {
    mockup: '04-cierre-con-abono',
    continues: true,
    open: async (page) => {
      await cierre(page).getByRole('radio', { name: 'Con Abono' }).click();
      const quantity = page.getByRole('dialog', { name: 'Cantidad a abonar:' });
      await quantity.getByRole('textbox').first().fill('50');
      await quantity.getByRole('button', { name: /^Abonar/ }).click();
      await expect(cierre(page).getByRole('button', { name: 'Cobrar $50.00 y cerrar' })).toBeVisible();
    },
  },
];
