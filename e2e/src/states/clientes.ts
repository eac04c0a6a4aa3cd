import type { Page } from '@playwright/test';
import { ClientePage, PETEN, SAVINON } from '../clientes.ts';
import { behave } from '../providers.ts';
import { expect } from '../story.ts';
import { register, search, uniqueSurname } from '../yourClientes.ts';
import { close, fail, REQUESTED_FAILURE, type State, silence, skeleton } from './state.ts';

const LIST = /\/api\/clientes\/\?/;
const NO_PLACE = { descripcion: 'Atrás del mercado, puerta verde', lat: null, lon: null };

async function list(page: Page): Promise<void> {
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
}

async function view(page: Page): Promise<void> {
  const data = { rfc: 'NUOG801231AB1', razonSocial: 'FERNANDA RÍOS', regimenFiscal: '612', cp: '03020' };
  const id = await register(page, { apellido: uniqueSurname(), ...data, domicilio: [PETEN, SAVINON, NO_PLACE] });
  await new ClientePage(page).open(id);
}

/** States of Tus Clientes: the list, and one cliente with its domicilios. */
export const CLIENTES: readonly State[] = [
  { mockup: '07-clientes', open: list },
  {
    mockup: '07-clientes',
    testCase: 'importar',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Importar' }).click();
      await expect(page.getByRole('dialog', { name: 'Importar clientes' })).toBeVisible();
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Tus Clientes, búsqueda',
    continues: true,
    open: async (page) => {
      await close(page);
      await search(page, 'zzzyx');
      await expect(page.getByText('No se ha encontrado ningún usuario').last()).toBeVisible();
    },
  },
  {
    mockup: '07-clientes',
    testCase: 'sin clientes',
    open: async (page) => {
      await page.route(LIST, (route) => route.fulfill({ json: { clientes: [] } }));
      await page.goto('/app/clientes');
      await expect(page.getByText('Aún no tienes clientes')).toBeVisible();
    },
  },
  {
    mockup: '07-clientes',
    testCase: 'esqueleto',
    open: async (page) => {
      await silence(page, LIST);
      await page.goto('/app/clientes');
      await skeleton(page);
    },
  },
  {
    mockup: '07-clientes',
    testCase: 'no cargó',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await fail(page, LIST);
      await page.goto('/app/clientes');
      await expect(page.getByText('No se cargaron tus clientes')).toBeVisible();
    },
  },
  { mockup: '08-cliente-ver', open: view },
  {
    mockup: '08-cliente-ver',
    testCase: 'globo del marcador',
    continues: true,
    open: async (page) => {
      await new ClientePage(page).pin(2).click();
      await expect(page.getByRole('dialog', { name: 'Domicilio 2' })).toBeVisible();
    },
  },
  {
    mockup: '08-cliente-eliminar',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
      await expect(page.getByRole('dialog', { name: '¿Estas seguro de que deseas eliminar el usuario?' })).toBeVisible();
    },
  },
  {
    mockup: '08-cliente-editar',
    continues: true,
    open: async (page) => {
      await close(page);
      await new ClientePage(page).edit();
    },
  },
  {
    mockup: '08-cliente-eliminar-domicilio',
    continues: true,
    open: async (page) => {
      await new ClientePage(page).list.getByRole('button', { name: /^eliminar domicilio 2/ }).click();
      await expect(page.getByRole('dialog', { name: /deseas eliminar este domicilio/ })).toBeVisible();
    },
  },
  {
    mockup: '08-cliente-domicilio',
    testCase: 'editar uno',
    continues: true,
    open: async (page) => {
      await close(page);
      await new ClientePage(page).list.getByRole('button', { name: /^Editar domicilio 1/ }).click();
      await expect(page.getByRole('dialog', { name: 'Editar domicilio 1' })).toBeVisible();
    },
  },
  {
    mockup: '08-cliente-domicilio',
    continues: true,
    open: async (page) => {
      await close(page);
      await new ClientePage(page).register.click();
      await page.getByLabel('Calle, número y colonia').fill('Diagonal San Antonio');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('option')).toHaveCount(3);
    },
  },
  {
    mockup: '08-cliente-editar',
    testCase: 'salir sin guardar',
    continues: true,
    open: async (page) => {
      await close(page);
      await page.getByLabel('Razón social').fill('OTRA');
      await page.getByRole('link', { name: 'Volver a clientes' }).click();
      await expect(page.getByRole('dialog', { name: '¿Salir sin guardar los cambios?' })).toBeVisible();
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Cliente sin domicilios',
    open: async (page) => {
      const id = await register(page, { apellido: uniqueSurname() });
      await new ClientePage(page).open(id);
      await expect(page.getByText('Aún no hay domicilios registrados.')).toBeVisible();
    },
  },
  {
    mockup: '08-cliente-registrar',
    open: async (page) => {
      await page.goto('/app/clientes/registrar');
      await page.getByRole('button', { name: 'Guardar' }).click();
      await expect(page.getByText('El nombre es requerido.')).toBeVisible();
    },
  },
  {
    mockup: '08-cliente-mapa-error',
    testCase: 'mosaicos (con Google: domiciliosGoogle.spec.ts)',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await behave({ mosaicos: 'error' });
      await view(page);
      await expect(page.getByText(/^El dibujo del mapa no se pudo cargar/)).toBeVisible();
      await behave({ mosaicos: 'bien' });
    },
  },
  {
    mockup: '08-cliente-ver',
    testCase: 'no existe',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await page.goto('/app/clientes/00000000-0000-4000-8000-000000000000');
      await expect(page.getByRole('heading', { level: 1, name: 'El cliente no existe' })).toBeVisible();
    },
  },
];
