import type { Page } from '@playwright/test';
import { expect, PASSWORD } from '../prueba.ts';
import { callar, type Estado, FALLA_PEDIDA } from './estado.ts';

async function enviar(page: Page, usuario: string, password: string): Promise<void> {
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** The pages before the session: the product's own colours, whatever the tenant's. */
export const ACCESO: readonly Estado[] = [
  {
    maqueta: '01-login',
    abrir: async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    },
  },
  {
    maqueta: '01-login-error-usuario',
    sigue: true,
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await enviar(page, 'nadie@aguaclara.mx', PASSWORD);
      await expect(page.getByText('El usuario no se encuentra registrado.')).toBeVisible();
    },
  },
  {
    maqueta: '01-login-error-password',
    sigue: true,
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await enviar(page, 'usuario2@aguaclara.mx', 'equivocada');
      await expect(page.getByText('La Contraseña es incorrecta.')).toBeVisible();
    },
  },
  {
    maqueta: '01-login-cargando',
    sigue: true,
    abrir: async (page) => {
      await callar(page, '**/api/auth/submit');
      await enviar(page, 'usuario@aguaclara.mx', PASSWORD);
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    maqueta: '13-autenticando',
    abrir: async (page) => {
      await callar(page, '**/api/auth/authData');
      await page.goto('/app/activos');
      await expect(page.getByText('Autenticando')).toBeVisible();
    },
  },
];
