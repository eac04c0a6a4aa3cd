import type { Page } from '@playwright/test';
import { expect } from '../story.ts';
import { REQUESTED_FAILURE, type State, silence } from './state.ts';

const LINK = '/usuarios/verification/maqueta';
const TOKEN = '**/api/usuarios/confirmation/maqueta';

/** Opens the page of an invitation whose token the server answers with an HTTP status. */
async function invitation(page: Page, status: number): Promise<void> {
  const invitee = { usuario: 'karla.mtz@correo.mx', tenant: { nombre: 'Agua Clara', logo: '' } };
  const problem = { type: 'about:blank', title: 'Token', status, detail: 'Token' };
  await page.route(TOKEN, (route) =>
    route.fulfill({ status, json: status === 200 ? { ...invitee, response: invitee } : problem }),
  );
  await page.goto(LINK);
}

async function form(page: Page): Promise<void> {
  await invitation(page, 200);
  await expect(page.getByRole('button', { name: 'Activar cuenta' })).toBeVisible();
}

/** States of the page that an invitation's link opens (mock-ups 11), and of the page for a forgotten password. */
export const ACTIVATION: readonly State[] = [
  { mockup: '11-activacion', open: form },
  {
    mockup: '11-activacion-errores',
    continues: true,
    open: async (page) => {
      await page.getByRole('button', { name: 'Activar cuenta' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    mockup: '11-activacion-exito',
    continues: true,
    open: async (page) => {
      await page.route('**/api/usuarios/confirmation/submit', (route) =>
        route.fulfill({ json: { usuario: 'karla.mtz@correo.mx' } }),
      );
      await page.getByLabel('Nombre').fill('Karla');
      await page.getByLabel('Apellidos').fill('Martínez');
      await page.getByLabel('Contraseña', { exact: true }).fill('Segura123*');
      await page.getByLabel('Confirmar contraseña', { exact: true }).fill('Segura123*');
      await page.getByRole('button', { name: 'Activar cuenta' }).click();
      await expect(page.getByText('Confirmación exitosa')).toBeVisible();
    },
  },
  {
    mockup: '11-activacion-cargando',
    open: async (page) => {
      await silence(page, TOKEN);
      await page.goto(LINK);
      await expect(page.getByText('Revisando tu invitación...').first()).toBeVisible();
    },
  },
  {
    mockup: '11-activacion-token-invalido',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await invitation(page, 404);
      await expect(page.getByText('Token inválido')).toBeVisible();
    },
  },
  {
    mockup: '11-activacion-token-expirado',
    allow: REQUESTED_FAILURE,
    open: async (page) => {
      await invitation(page, 401);
      await expect(page.getByText('Token expirado')).toBeVisible();
    },
  },
  {
    mockup: '11-activacion',
    testCase: 'olvidé mi contraseña',
    open: async (page) => {
      await page.goto('/usuarios/olvide');
      await page.getByRole('button', { name: 'Enviar enlace' }).click();
      await expect(page.getByText('Escribe tu usuario.')).toBeVisible();
    },
  },
];
