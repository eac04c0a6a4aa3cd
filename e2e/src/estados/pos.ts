import type { Locator, Page } from '@playwright/test';
import { PuntoDeVenta } from '../pos.ts';
import { expect } from '../prueba.ts';
import { apellidoUnico, registrar } from '../tusClientes.ts';
import { callar, type Estado, esqueleto, FALLA_PEDIDA, fallar, notaConAbonos } from './estado.ts';

const GUARDAR = '**/api/ventas/guardar';
const CLIENTE = 'María Fernanda';

/** The point of sale with nothing written. */
async function caja(page: Page): Promise<PuntoDeVenta> {
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await expect(pos.servicio('Edredón individual')).toBeVisible();
  return pos;
}

/** With a customer, three kinds of line and a toggle. */
async function conNota(page: Page): Promise<PuntoDeVenta> {
  const apellido = apellidoUnico();
  await registrar(page, { apellido });
  const pos = await caja(page);
  await pos.elegirCliente(apellido, `${CLIENTE} ${apellido}`);
  await pos.servicio('Edredón individual').click();
  await pos.agregarKilos('Lavado y doblado por kg', '3.35');
  await pos.agregarFlex('Costura y arreglos', { nombre: 'Cierre de chamarra', costo: '60' });
  await pos.nota.getByRole('button', { name: 'A domicilio' }).click();
  return pos;
}

async function abono(page: Page): Promise<Locator> {
  const pos = await conNota(page);
  await pos.pago('Con Abono');
  return page.getByRole('dialog', { name: 'Cantidad a abonar:' });
}

async function editar(page: Page): Promise<PuntoDeVenta> {
  const { id } = await notaConAbonos(page);
  const pos = new PuntoDeVenta(page);
  await pos.abrir(id);
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveCount(1);
  return pos;
}

/** The point of sale, every dialog of it and every way a save goes. */
export const POS: readonly Estado[] = [
  {
    maqueta: '05-pos-vacio',
    abrir: async (page) => {
      await caja(page);
    },
  },
  {
    maqueta: '05-pos, 05-pos-nota',
    abrir: async (page) => {
      const pos = await conNota(page);
      await pos.pago('Liquidar');
    },
  },
  {
    maqueta: '05-pos-kg',
    abrir: async (page) => {
      const pos = await caja(page);
      await pos.servicio('Lavado y doblado por kg').click();
      await page.getByLabel('Cantidad de ropa en kg').fill('4.5');
      await expect(page.getByRole('button', { name: /^Agregar \$/ })).toBeEnabled();
    },
  },
  {
    maqueta: '05-pos-flex',
    abrir: async (page) => {
      const pos = await caja(page);
      await pos.servicio('Costura y arreglos').click();
      const dialogo = page.getByRole('dialog', { name: 'Costura y arreglos' });
      await dialogo.getByRole('button', { name: /^Agregar/ }).click();
      await expect(dialogo.getByText('Escribe el nombre del servicio.')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-abono',
    abrir: async (page) => {
      await (await abono(page)).getByRole('textbox').first().fill('100');
    },
  },
  {
    maqueta: '05-pos-abono-error',
    abrir: async (page) => {
      const dialogo = await abono(page);
      await dialogo.getByRole('textbox').first().fill('9000');
      await expect(dialogo.getByText(/^El abono es mayor que el saldo/)).toBeVisible();
    },
  },
  {
    maqueta: '05-pos',
    caso: 'descuento',
    abrir: async (page) => {
      await conNota(page);
      await page.getByRole('button', { name: 'Agregar descuentos' }).click();
      await expect(page.getByRole('dialog', { name: 'Descuento' })).toBeVisible();
    },
  },
  {
    maqueta: '05-pos',
    caso: 'cancelar',
    abrir: async (page) => {
      await conNota(page);
      await page.getByRole('button', { name: 'CANCELAR' }).click();
      await expect(page.getByRole('dialog', { name: '¿Quieres vaciar la nota?' })).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-cliente',
    abrir: async (page) => {
      await caja(page);
      await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
      await page.getByLabel('Nombre del cliente').fill('mar');
      await expect(page.getByRole('option').nth(1)).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-editar',
    abrir: async (page) => {
      await editar(page);
    },
  },
  {
    maqueta: '05-pos-desglose',
    abrir: async (page) => {
      await editar(page);
      await page.getByRole('button', { name: 'Ver desglose de abonos' }).click();
      await expect(page.getByRole('dialog', { name: 'Desglose de abonos' })).toContainText('TDC');
    },
  },
  {
    maqueta: '05-pos-fecha',
    abrir: async (page) => {
      await caja(page);
      await page.getByRole('button', { name: /Seleccionar fecha$/ }).click();
      await expect(page.getByRole('dialog', { name: 'Seleccionar fecha' }).getByRole('grid')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-guardada',
    abrir: async (page) => {
      await (await conNota(page)).guardarNota('creada');
    },
  },
  {
    maqueta: '05-pos-guardando',
    abrir: async (page) => {
      const pos = await conNota(page);
      await callar(page, GUARDAR);
      await pos.guardar.click();
      await expect(page.getByText('PROCESANDO...').last()).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-error-guardar',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      const pos = await conNota(page);
      await fallar(page, GUARDAR);
      await pos.guardar.click();
      await expect(page.getByRole('alert').filter({ hasText: 'La nota no se guardó.' })).toBeVisible();
    },
  },
  {
    maqueta: '05-pos-validacion',
    abrir: async (page) => {
      await (await caja(page)).guardar.click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    maqueta: '05-pos',
    caso: 'búsqueda sin coincidencias',
    abrir: async (page) => {
      await caja(page);
      await page.getByRole('searchbox', { name: 'Buscar servicio' }).fill('zzzyx');
      await expect(page.getByText('Ningún servicio coincide con la búsqueda.')).toBeVisible();
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
