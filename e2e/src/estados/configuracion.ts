import type { Locator, Page } from '@playwright/test';
import { Equipo } from '../equipo.ts';
import { expect } from '../prueba.ts';
import { Servicios } from '../servicios.ts';
import { cerrar, type Estado } from './estado.ts';

const acciones = (page: Page): Locator => page.getByRole('button', { name: /^Acciones de/ });

/** The team of whichever laundry: its superuser and everybody else. */
async function equipo(page: Page): Promise<void> {
  await page.goto('/app/configuracion/usuarios');
  await expect(page.getByRole('heading', { level: 1, name: 'Gestiona tu equipo' })).toBeVisible();
  await expect(acciones(page).nth(1)).toBeVisible();
}

async function lavanderia(page: Page): Promise<void> {
  await page.goto('/app/configuracion/lavanderia');
  await expect(page.getByRole('heading', { level: 1, name: 'Define la identidad de tu lavandería' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toBeVisible();
}

/** Configuración, its dialogs and its errors (mock-ups 10). */
export const CONFIGURACION: readonly Estado[] = [
  { maqueta: '10-config-servicios', abrir: (page) => new Servicios(page).abrir() },
  {
    maqueta: '10-config-servicio-modal',
    sigue: true,
    abrir: (page) => new Servicios(page).agregarA('Lavado'),
  },
  {
    maqueta: '10-config-servicio-error',
    sigue: true,
    abrir: async (page) => {
      const lista = new Servicios(page);
      await lista.guardar();
      await expect(lista.modal.getByText('Tienes que registrar un nombre para el servicio.')).toBeVisible();
    },
  },
  {
    maqueta: '10-config-categoria-modal',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      const lista = new Servicios(page);
      await lista.nuevaCategoria.click();
      await expect(lista.modal).toBeVisible();
    },
  },
  {
    maqueta: '10-config-servicio-eliminar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      const lavado = new Servicios(page).categoria('Lavado');
      if ((await lavado.getAttribute('aria-expanded')) !== 'true') await lavado.click();
      await page
        .getByRole('button', { name: /^Eliminar / })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^¿Estas seguro que deseas eliminar el servicio/ })).toBeVisible();
    },
  },
  { maqueta: '10-config-usuarios', abrir: equipo },
  {
    maqueta: '10-config-usuario-alta',
    sigue: true,
    abrir: async (page) => {
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
    maqueta: '10-config-usuario-modificar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await acciones(page).first().click();
      await page.getByRole('menuitem', { name: 'Modificar' }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Guardar' })).toBeVisible();
    },
  },
  {
    maqueta: '10-config-usuario-eliminar',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await acciones(page).first().click();
      await page.getByRole('menuitem', { name: 'Eliminar' }).click();
      await expect(page.getByRole('dialog', { name: /^¿Deseas eliminar al usuario/ })).toBeVisible();
    },
  },
  {
    maqueta: '13-vacios',
    caso: 'Usuarios, búsqueda',
    sigue: true,
    abrir: async (page) => {
      await cerrar(page);
      await new Equipo(page).buscador.fill('zzzyx');
      await expect(page.getByText('No se ha encontrado ningún usuario').last()).toBeVisible();
    },
  },
  { maqueta: '10-config-lavanderia, 10-config-lavanderia-bugambilia', abrir: lavanderia },
  {
    maqueta: '10-config-lavanderia-claro',
    sigue: true,
    abrir: async (page) => {
      await page.getByLabel('Primario', { exact: true }).fill('#F2E3A0');
      await expect(page.getByText(/^Color claro:/)).toBeVisible();
    },
  },
  {
    maqueta: '10-config-lavanderia',
    caso: 'sucursal',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Agregar sucursal' }).click();
      await expect(page.getByRole('dialog', { name: 'Agregar sucursal' })).toBeVisible();
    },
  },
];
