import type { Locator, Page } from '@playwright/test';
import { Servicios } from '../servicios.ts';
import { expect } from '../story.ts';
import { Team } from '../team.ts';
import { close, type State } from './state.ts';

const actions = (page: Page): Locator => page.getByRole('button', { name: /^Acciones de/ });

/** Opens the team of any tenant and waits for at least two members. */
async function team(page: Page): Promise<void> {
  await page.goto('/app/configuracion/usuarios');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
  await expect(actions(page).nth(1)).toBeVisible();
}

async function laundry(page: Page): Promise<void> {
  await page.goto('/app/configuracion/lavanderia');
  await expect(page.getByRole('heading', { level: 1, name: 'Define la identidad de tu lavandería' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
}

async function trail(page: Page, filters = ''): Promise<void> {
  await page.goto(`/app/configuracion/bitacora${filters}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Revisa lo que pasó en tu lavandería' })).toBeVisible();
}

/** Configuración, with its dialogs and errors (mock-ups 10). */
export const CONFIGURATION: readonly State[] = [
  { mockup: '10-config-servicios', open: (page) => new Servicios(page).open() },
  {
    mockup: '10-config-servicio-modal',
    continues: true,
    open: (page) => new Servicios(page).addTo('Lavado'),
  },
  {
    mockup: '10-config-servicio-error',
    continues: true,
    open: async (page) => {
      const list = new Servicios(page);
      await list.save();
      await expect(list.modal.getByText('Tienes que registrar un nombre para el servicio.')).toBeVisible();
    },
  },
  {
    mockup: '10-config-categoria-modal',
    continues: true,
    open: async (page) => {
      await close(page);
      const list = new Servicios(page);
      await list.newCategory.click();
      await expect(list.modal).toBeVisible();
    },
  },
  {
    mockup: '10-config-servicio-eliminar',
    continues: true,
    open: async (page) => {
      await close(page);
      const washed = new Servicios(page).categoria('Lavado');
      if ((await washed.getAttribute('aria-expanded')) !== 'true') await washed.click();
      await page
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^¿Estas seguro que deseas eliminar el servicio/ })).toBeVisible();
    },
  },
  { mockup: '10-config-usuarios', open: team },
  {
    mockup: '10-config-usuario-alta',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
      await page.getByRole('button', { name: 'Enviar invitación' }).click();
      await expect(
        page
          .getByText('Tienes que seleccionar una sucursal.')
          .or(page.getByText(/correo electrónico válido/))
          .first(),
      ).toBeVisible();
    },
  },
  {
    mockup: '10-config-usuario-modificar',
    continues: true,
    open: async (page) => {
      await close(page);
      await actions(page).first().click();
      await page.getByRole('menuitem', { name: 'Modificar' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Guardar' })).toBeVisible();
    },
  },
  {
    mockup: '10-config-usuario-eliminar',
    continues: true,
    open: async (page) => {
      await close(page);
      await actions(page).first().click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog', { name: /^¿Deseas eliminar al usuario/ })).toBeVisible();
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Usuarios, búsqueda',
    continues: true,
    open: async (page) => {
      await close(page);
      await new Team(page).searchBox.fill('zzzyx');
      await expect(page.getByText('No se ha encontrado ningún usuario').last()).toBeVisible();
    },
  },
  { mockup: '10-config-lavanderia, 10-config-lavanderia-bugambilia', open: laundry },
  {
    mockup: '10-config-lavanderia-claro',
    continues: true,
    open: async (page) => {
      await page.getByLabel('Primario', { exact: true }).fill('#F2E3A0');
      await expect(page.getByText(/^Color claro:/)).toBeVisible();
    },
  },
  {
    mockup: '10-config-lavanderia',
    testCase: 'sucursal',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Agregar sucursal' }).click();
      await expect(page.getByRole('dialog', { name: 'Agregar sucursal' })).toBeVisible();
    },
  },
  {
    mockup: '10-config-usuarios',
    testCase: 'Bitácora',
    open: async (page) => {
      await trail(page);
      await expect(page.getByRole('listitem').filter({ hasText: 'inició sesión' }).first()).toBeVisible();
    },
  },
  {
    mockup: '13-vacios',
    testCase: 'Bitácora, filtros',
    open: async (page) => {
      await trail(page, '?dia=2020-01-01');
      await expect(page.getByText('No hay entradas con esos filtros')).toBeVisible();
    },
  },
];
