import type { Page } from '@playwright/test';
import { expect, PASSWORD } from '../story.ts';
import { REQUESTED_FAILURE, type State, silence } from './state.ts';

async function send(page: Page, user: string, password: string): Promise<void> {
  await page.getByLabel('Usuario').fill(user);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** States of the pages before sign-in, which are always in the product's own colours. */
export const SIGN_IN: readonly State[] = [
  {
    mockup: '01-login',
    open: async (page) => {
      await page.goto('/login');
      await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    },
  },
  {
    mockup: '01-login-error-usuario',
    continues: true,
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await send(page, 'nadie@aguaclara.mx', PASSWORD);
      await expect(page.getByText('El usuario no se encuentra registrado.')).toBeVisible();
    },
  },
  {
    mockup: '01-login-error-password',
    continues: true,
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await send(page, 'usuario2@aguaclara.mx', 'equivocada');
      await expect(page.getByText('La Contraseña es incorrecta.')).toBeVisible();
    },
  },
  {
    mockup: '01-login-cargando',
    continues: true,
    open: async (page) => {
      await silence(page, '**/api/auth/submit');
      await send(page, 'usuario@aguaclara.mx', PASSWORD);
      await expect(page.getByRole('progressbar')).toBeVisible();
    },
  },
  {
    mockup: '13-autenticando',
    open: async (page) => {
      await silence(page, '**/api/auth/authData');
      await page.goto('/app/activos');
      await expect(page.getByText('Autenticando')).toBeVisible();
    },
  },
];
