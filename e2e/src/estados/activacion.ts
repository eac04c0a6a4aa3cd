import type { Page } from '@playwright/test';
import { expect } from '../prueba.ts';
import { callar, type Estado, FALLA_PEDIDA } from './estado.ts';

const ENLACE = '/usuarios/verification/maqueta';
const TOKEN = '**/api/usuarios/confirmation/maqueta';

/** Opens an invitation's page with that answer about its token. */
async function invitacion(page: Page, status: number): Promise<void> {
  const invitado = { usuario: 'karla.mtz@correo.mx', tenant: { nombre: 'Agua Clara', logo: '' } };
  const problema = { type: 'about:blank', title: 'Token', status, detail: 'Token' };
  await page.route(TOKEN, (ruta) =>
    ruta.fulfill({ status, json: status === 200 ? { ...invitado, response: invitado } : problema }),
  );
  await page.goto(ENLACE);
}

async function forma(page: Page): Promise<void> {
  await invitacion(page, 200);
  await expect(page.getByRole('button', { name: 'Activar cuenta' })).toBeVisible();
}

/** The page that an invitation's link opens (mock-ups 11). */
export const ACTIVACION: readonly Estado[] = [
  { maqueta: '11-activacion', abrir: forma },
  {
    maqueta: '11-activacion-errores',
    sigue: true,
    abrir: async (page) => {
      await page.getByRole('button', { name: 'Activar cuenta' }).click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    maqueta: '11-activacion-exito',
    sigue: true,
    abrir: async (page) => {
      await page.route('**/api/usuarios/confirmation/submit', (ruta) =>
        ruta.fulfill({ json: { usuario: 'karla.mtz@correo.mx' } }),
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
    maqueta: '11-activacion-cargando',
    abrir: async (page) => {
      await callar(page, TOKEN);
      await page.goto(ENLACE);
      await expect(page.getByText('Revisando tu invitación...').first()).toBeVisible();
    },
  },
  {
    maqueta: '11-activacion-token-invalido',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await invitacion(page, 404);
      await expect(page.getByText('Token inválido')).toBeVisible();
    },
  },
  {
    maqueta: '11-activacion-token-expirado',
    permitir: FALLA_PEDIDA,
    abrir: async (page) => {
      await invitacion(page, 401);
      await expect(page.getByText('Token expirado')).toBeVisible();
    },
  },
  {
    maqueta: '11-activacion',
    caso: 'olvidé mi contraseña',
    abrir: async (page) => {
      await page.goto('/usuarios/olvide');
      await page.getByRole('button', { name: 'Enviar enlace' }).click();
      await expect(page.getByText('Escribe tu usuario.')).toBeVisible();
    },
  },
];
