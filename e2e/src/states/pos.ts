import type { Locator, Page } from '@playwright/test';
import { PointOfSale } from '../pos.ts';
import { expect } from '../story.ts';
import { register, uniqueSurname } from '../yourClientes.ts';
import { close, fail, notaWithAbonos, REQUESTED_FAILURE, type State, silence, skeleton } from './state.ts';

const SAVE = '**/api/ventas/guardar';
const CLIENTE = 'María Fernanda';

/** Opens the point of sale with an empty nota. */
async function till(page: Page): Promise<void> {
  const pos = new PointOfSale(page);
  await pos.open();
  await expect(pos.servicio('Edredón individual')).toBeVisible();
}

/** Fills a nota with a cliente, a line of each kind (piece, kilo, flexible) and one of the switches on. */
async function withNota(page: Page): Promise<void> {
  const surname = uniqueSurname();
  await register(page, { apellido: surname });
  await till(page);
  const pos = new PointOfSale(page);
  await pos.selectCliente(surname, `${CLIENTE} ${surname}`);
  await pos.servicio('Edredón individual').click();
  await pos.addKilos('Lavado y doblado por kg', '3.35');
  await pos.addFlex('Costura y arreglos', { nombre: 'Cierre de chamarra', cost: '60' });
  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
}

const abono = (page: Page): Locator => page.getByRole('dialog', { name: 'Cantidad a abonar:' });

/** The dialog that opens when a nota with delivery is saved and its cliente has no domicilio. */
const domicilio = (page: Page): Locator => page.getByRole('dialog', { name: '¿A dónde se entrega?' });

const observations = (page: Page): Locator => page.getByRole('dialog', { name: 'Observaciones' });

/** A PNG of one pixel, to attach to a nota as a photo. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function edit(page: Page): Promise<void> {
  const { id } = await notaWithAbonos(page);
  await new PointOfSale(page).open(id);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
}

/** States of the point of sale and of its dialogs. */
export const POS: readonly State[] = [
  { mockup: '05-pos-vacio', open: till },
  {
    mockup: '05-pos-validacion',
    continues: true,
    open: async (page) => {
      await new PointOfSale(page).save.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    mockup: '05-pos-kg',
    continues: true,
    open: async (page) => {
      await close(page);
      await new PointOfSale(page).servicio('Lavado y doblado por kg').click();
      await page.getByLabel('Cantidad de ropa en kg').fill('4.5');
      await expect(page.getByRole('button', { name: /^Agregar \$/ })).toBeEnabled();
    },
  },
  {
    mockup: '05-pos-flex',
    continues: true,
    open: async (page) => {
      await close(page);
      await new PointOfSale(page).servicio('Costura y arreglos').click();
      const dialog = page.getByRole('dialog', { name: 'Costura y arreglos' });
      await dialog.getByRole('button', { name: /^Agregar/ }).click();
      await expect(dialog.getByText('Escribe el nombre del servicio.')).toBeVisible();
    },
  },
  {
    mockup: '15-pos-promesa',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('button', { name: /Seleccionar fecha$/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Seleccionar fecha' });
      // In a laundry without a capacity the dialog opens at the nota's own date, so this chooses the promised date.
      await dialog.getByRole('radio', { name: 'Fecha de entrega' }).click();
    },
  },
  {
    mockup: '05-pos-fecha',
    continues: true,
    open: async (page) => {
      const dialog = page.getByRole('dialog', { name: 'Seleccionar fecha' });
      await dialog.getByRole('radio', { name: 'Fecha de la nota' }).click();
      await expect(dialog.getByRole('button', { name: 'Mañana' })).toBeVisible();
    },
  },
  {
    mockup: '05-pos-cliente',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
      await page.getByLabel('Nombre del cliente').fill('mar');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    mockup: '05-pos',
    testCase: 'búsqueda sin coincidencias',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('searchbox', { name: 'Buscar servicio' }).fill('zzzyx');
      await expect(page.getByText('Ningún servicio coincide con la búsqueda.')).toBeVisible();
    },
  },
  {
    mockup: '05-pos, 05-pos-nota',
    open: async (page) => {
      await withNota(page);
      await new PointOfSale(page).pago('Liquidar');
    },
  },
  {
    mockup: '14-pos-tdc',
    continues: true,
    open: async (page) => {
      await new PointOfSale(page).metodo('TDC');
      await page.getByRole('radio', { name: 'Débito' }).click();
    },
  },
  {
    mockup: '16-observaciones',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: /^Observaciones de Edredón individual/ }).click();
      await observations(page).getByRole('button', { name: 'Mancha', exact: true }).click();
      await observations(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: PHOTO });
      await expect(observations(page).getByRole('button', { name: 'Ver foto 1 de 1' })).toBeVisible();
    },
  },
  {
    mockup: '05-pos',
    testCase: 'descuento',
    continues: true,
    open: async (page) => {
      await observations(page).getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Agregar descuentos' }).click();
      await expect(page.getByRole('dialog', { name: 'Descuento' })).toBeVisible();
    },
  },
  {
    mockup: '05-pos',
    testCase: 'cancelar',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByRole('button', { name: 'CANCELAR' }).click();
      await expect(page.getByRole('dialog', { name: '¿Quieres vaciar la nota?' })).toBeVisible();
    },
  },
  {
    mockup: '05-pos-abono',
    continues: true,
    open: async (page) => {
      await close(page);
      await new PointOfSale(page).pago('Con Abono');
      await abono(page).getByRole('textbox').first().fill('100');
    },
  },
  {
    mockup: '05-pos-abono-error',
    continues: true,
    open: async (page) => {
      await abono(page).getByRole('textbox').first().fill('9000');
      await expect(abono(page).getByText(/^El abono es mayor que el saldo/)).toBeVisible();
    },
  },
  {
    mockup: '05-pos',
    testCase: 'domicilio de entrega',
    continues: true,
    open: async (page) => {
      await close(page);
      await new PointOfSale(page).save.click();
      await expect(domicilio(page)).toBeVisible();
    },
  },
  {
    mockup: '05-pos-error-guardar',
    allow: REQUESTED_FAILURE,
    continues: true,
    open: async (page) => {
      await domicilio(page).getByRole('button', { name: 'Seguir sin domicilio' }).click();
      await expect(domicilio(page)).toBeHidden();
      await fail(page, SAVE);
      await new PointOfSale(page).save.click();
      await expect(page.getByRole('alert').filter({ hasText: 'La nota no se guardó.' })).toBeVisible();
    },
  },
  {
    mockup: '05-pos-guardada',
    continues: true,
    open: async (page) => {
      await page.unroute(SAVE);
      await new PointOfSale(page).saveNota('creada');
    },
  },
  { mockup: '05-pos-editar', open: edit },
  {
    mockup: '05-pos-desglose',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Ver desglose de abonos' }).click();
      await expect(page.getByRole('dialog', { name: 'Desglose de abonos' })).toContainText('TDC');
    },
  },
  {
    mockup: '05-pos-desglose',
    testCase: 'devolver',
    continues: true,
    open: async (page) => {
      await page
        .getByRole('button', { name: /^Corregir abono/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Devolver' }).click();
      await expect(page.getByRole('dialog', { name: 'Devolver' })).toBeVisible();
    },
  },
  {
    mockup: '05-pos-guardando',
    continues: true,
    open: async (page) => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Devolver' })).toBeHidden();
      await close(page);
      const pos = new PointOfSale(page);
      await pos.servicio('Edredón individual').click();
      await silence(page, SAVE);
      await pos.save.click();
      await expect(page.getByText('PROCESANDO...').last()).toBeVisible();
    },
  },
  {
    mockup: '05-pos',
    testCase: 'esqueleto',
    open: async (page) => {
      await silence(page, '**/api/servicios/all');
      await page.goto('/app/pos');
      await skeleton(page);
    },
  },
];
