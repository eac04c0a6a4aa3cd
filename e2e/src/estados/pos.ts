import type { Locator, Page } from '@playwright/test';
import { PuntoDeVenta } from '../pos.ts';
import { expect } from '../prueba.ts';
import { apellidoUnico, registrar } from '../tusClientes.ts';
import { callar, cerrar, type Estado, esqueleto, FALLA_PEDIDA, fallar, notaConAbonos } from './estado.ts';

const GUARDAR = '**/api/ventas/guardar';
const CLIENTE = 'María Fernanda';

/** The point of sale with nothing written. */
async function caja(page: Page): Promise<void> {
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await expect(pos.servicio('Edredón individual')).toBeVisible();
}

/** With a customer, three kinds of line and a toggle. */
async function conNota(page: Page): Promise<void> {
  const apellido = apellidoUnico();
  await registrar(page, { apellido });
  await caja(page);
  const pos = new PuntoDeVenta(page);
  await pos.elegirCliente(apellido, `${CLIENTE} ${apellido}`);
  await pos.servicio('Edredón individual').click();
  await pos.agregarKilos('Lavado y doblado por kg', '3.35');
  await pos.agregarFlex('Costura y arreglos', { nombre: 'Cierre de chamarra', costo: '60' });
  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
}

const abono = (page: Page): Locator => page.getByRole('dialog', { name: 'Cantidad a abonar:' });

async function editar(page: Page): Promise<void> {
  const { id } = await notaConAbonos(page);
  await new PuntoDeVenta(page).abrir(id);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
}

/** The point of sale, every dialog of it and every way a save goes. */
export const POS: readonly Estado[] = [
  { maqueta: '05-pos-vacio', abrir: caja },
  {
    maqueta: '05-pos-validacion',
    sigue: true,
    abrir: async (page) => {
      await new PuntoDeVenta(page).guardar.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-kg',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new PuntoDeVenta(page).servicio('Lavado y doblado por kg').click();
      await page.getByLabel('Cantidad de ropa en kg').fill('4.5');
      await expect(page.getByRole('button', { name: /^Agregar \$/ })).toBeEnabled();
    },
  },
  {
    maqueta: '05-pos-flex',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new PuntoDeVenta(page).servicio('Costura y arreglos').click();
      const dialogo = page.getByRole('dialog', { name: 'Costura y arreglos' });
      await dialogo.getByRole('button', { name: /^Agregar/ }).click();
      await expect(dialogo.getByText('Escribe el nombre del servicio.')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-fecha',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByRole('button', { name: /Seleccionar fecha$/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seleccionar fecha' }).getByRole('grid')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-cliente',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
      await page.getByLabel('Nombre del cliente').fill('mar');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    maqueta: '05-pos',
    caso: 'búsqueda sin coincidencias',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByRole('searchbox', { name: 'Buscar servicio' }).fill('zzzyx');
      await expect(page.getByText('Ningún servicio coincide con la búsqueda.')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos, 05-pos-nota',
    abrir: async (page) => {
      await conNota(page);
      await new PuntoDeVenta(page).pago('Liquidar');
    },
  },
  {
    maqueta: '05-pos',
    caso: 'descuento',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Agregar descuentos' }).click();
      await expect(page.getByRole('dialog', { name: 'Descuento' })).toBeVisible();
    },
  },
  {
    maqueta: '05-pos',
    caso: 'cancelar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByRole('button', { name: 'CANCELAR' }).click();
      await expect(page.getByRole('dialog', { name: '¿Quieres vaciar la nota?' })).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-abono',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new PuntoDeVenta(page).pago('Con Abono');
      await abono(page).getByRole('textbox').first().fill('100');
    },
  },
  {
    maqueta: '05-pos-abono-error',
    sigue: true,
    abrir: async (page) => {
      await abono(page).getByRole('textbox').first().fill('9000');
      await expect(abono(page).getByText(/^El abono es mayor que el saldo/)).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-error-guardar',
    permitir: FALLA_PEDIDA,
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await fallar(page, GUARDAR);
      await new PuntoDeVenta(page).guardar.click();
      await expect(page.getByRole('alert').filter({ hasText: 'La nota no se guardó.' })).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-guardada',
    sigue: true,
    abrir: async (page) => {
      await page.unroute(GUARDAR);
      await new PuntoDeVenta(page).guardarNota('creada');
    },
  },
  { maqueta: '05-pos-editar', abrir: editar },
  {
    maqueta: '05-pos-desglose',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Ver desglose de abonos' }).click();
      await expect(page.getByRole('dialog', { name: 'Desglose de abonos' })).toContainText('TDC');
    },
  },
  {
    maqueta: '05-pos-guardando',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      const pos = new PuntoDeVenta(page);
      await pos.servicio('Edredón individual').click();
      await callar(page, GUARDAR);
      await pos.guardar.click();
      await expect(page.getByText('PROCESANDO...').last()).toBeVisible();
    },
  },
  {
    maqueta: '05-pos',
    caso: 'esqueleto',
    abrir: async (page) => {
      await callar(page, '**/api/servicios/all');
      await page.goto('/app/pos');
      await esqueleto(page);
    },
  },
];
