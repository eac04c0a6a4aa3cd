import type { Page } from '@playwright/test';
import { PaginaCliente, PETEN, SAVINON } from '../clientes.ts';
import { comportar } from '../proveedores.ts';
import { expect } from '../prueba.ts';
import { apellidoUnico, buscar, registrar } from '../tusClientes.ts';
import { callar, cerrar, type Estado, esqueleto, FALLA_PEDIDA, fallar } from './estado.ts';

const LISTA = /\/api\/clientes\/\?/;
const SIN_LUGAR = { descripcion: 'Atrás del mercado, puerta verde', lat: null, lon: null };

async function lista(page: Page): Promise<void> {
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
}

async function ver(page: Page): Promise<void> {
  const datos = { rfc: 'NUOG801231AB1', razonSocial: 'FERNANDA RÍOS', regimenFiscal: '612', cp: '03020' };
  const id = await registrar(page, { apellido: apellidoUnico(), ...datos, domicilio: [PETEN, SAVINON, SIN_LUGAR] });
  await new PaginaCliente(page).abrir(id);
}

/** Tus Clientes, one customer and its addresses. */
export const CLIENTES: readonly Estado[] = [
  { maqueta: '07-clientes', abrir: lista },
  {
    maqueta: '07-clientes',
    caso: 'importar',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Importar' }).click();
      await expect(page.getByRole('dialog', { name: 'Importar clientes' })).toBeVisible();
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Tus Clientes, búsqueda',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await buscar(page, 'zzzyx');
      await expect(page.getByText('No se ha encontrado ningún usuario').last()).toBeVisible();
    },
  },
  {
    maqueta: '07-clientes',
    caso: 'sin clientes',
    abrir: async (page) => {
      await page.route(LISTA, (ruta) => ruta.fulfill({ json: { clientes: [] } }));
      await page.goto('/app/clientes');
      await expect(page.getByText('Aún no tienes clientes')).toBeVisible();
    },
  },
  {
    maqueta: '07-clientes',
    caso: 'esqueleto',
    abrir: async (page) => {
      await callar(page, LISTA);
      await page.goto('/app/clientes');
      await esqueleto(page);
    },
  },
  {
    maqueta: '07-clientes',
    caso: 'no cargó',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await fallar(page, LISTA);
      await page.goto('/app/clientes');
      await expect(page.getByText('No se cargaron tus clientes')).toBeVisible();
    },
  },
  { maqueta: '08-cliente-ver', abrir: ver },
  {
    maqueta: '08-cliente-ver',
    caso: 'globo del marcador',
    sigue: true,
    abrir: async (page) => {
      await new PaginaCliente(page).pin(2).click();
      await expect(page.getByRole('dialog', { name: 'Domicilio 2' })).toBeVisible();
    },
  },
  {
    maqueta: '08-cliente-eliminar',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
      await expect(page.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar el usuario?' })).toBeVisible();
    },
  },
  {
    maqueta: '08-cliente-editar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new PaginaCliente(page).modificar();
    },
  },
  {
    maqueta: '08-cliente-eliminar-domicilio',
    sigue: true,
    abrir: async (page) => {
      await new PaginaCliente(page).lista.getByRole('button', { name: /^eliminar domicilio 2/ }).click();
      await expect(page.getByRole('dialog', { name: /deseas eliminar este domicilio/ })).toBeVisible();
    },
  },
  {
    maqueta: '08-cliente-domicilio',
    caso: 'editar uno',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new PaginaCliente(page).lista.getByRole('button', { name: /^Editar domicilio 1/ }).click();
      await expect(page.getByRole('dialog', { name: 'Editar domicilio 1' })).toBeVisible();
    },
  },
  {
    maqueta: '08-cliente-domicilio',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new PaginaCliente(page).registrar.click();
      await page.getByLabel('Calle, número y colonia').fill('Diagonal San Antonio');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(3);
    },
  },
  {
    maqueta: '08-cliente-editar',
    caso: 'salir sin guardar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await page.getByLabel('Razón social').fill('OTRA');
      await page.getByRole('link', { name: 'Volver a clientes' }).click();
      await expect(page.getByRole('dialog', { name: '¿Salir sin guardar los cambios?' })).toBeVisible();
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Cliente sin domicilios',
    abrir: async (page) => {
      const id = await registrar(page, { apellido: apellidoUnico() });
      await new PaginaCliente(page).abrir(id);
      await expect(page.getByText('Aún no hay domicilios registrados.')).toBeVisible();
    },
  },
  {
    maqueta: '08-cliente-registrar',
    abrir: async (page) => {
      await page.goto('/app/clientes/registrar');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('El nombre es requerido.')).toBeVisible();
    },
  },
  {
    maqueta: '08-cliente-mapa-error',
    caso: 'mosaicos (con Google: domiciliosGoogle.spec.ts)',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await comportar({ mosaicos: 'error' });
      await ver(page);
      await expect(page.getByText(/^El dibujo del mapa no se pudo cargar/)).toBeVisible();
      await comportar({ mosaicos: 'bien' });
    },
  },
  {
    maqueta: '08-cliente-ver',
    caso: 'no existe',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await page.goto('/app/clientes/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { level: 1, name: 'El cliente no existe' })).toBeVisible();
    },
  },
];
