import type { Page } from '@playwright/test';
import { sinFaltasDeAccesibilidad } from '../src/accesibilidad.ts';
import { Equipo } from '../src/equipo.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { cabe, cabeYEsAccesible, TAMANOS } from '../src/tamanos.ts';

/** A person who hasn't answered, and one whose invitation expired without its mail ever leaving. */
async function conPendientes(page: Page): Promise<void> {
  await page.route('**/api/tenant/allUsersByTenant', async (ruta) => {
    const respuesta = await ruta.fetch();
    const { response } = await respuesta.json();
    const [primero] = response;
    const invitada = (email: string, vencida: boolean) => ({
      ...primero,
      _id: email,
      usuario: email,
      email,
      nombre: '',
      rol: 'user',
      confirmed: false,
      lastLogin: null,
      invitacion: { correo: 'enviado', expira: '2026-12-01T00:00:00Z', vencida },
    });
    await ruta.fulfill({
      response: respuesta,
      json: { response: [...response, invitada('karla.mtz@correo.mx', false), invitada('ivan.rdz@correo.mx', true)] },
    });
  });
}

for (const tamano of TAMANOS) {
  test.describe(`${tamano.width}x${tamano.height}`, () => {
    test.use({ viewport: tamano });

    test('the team, its menu and its three modals fit and are accessible', async ({ page, consola }) => {
      consola.permitir(/Failed to load resource/);
      await entrar(page, 'super@aguaclara.mx');
      await conPendientes(page);
      const equipo = new Equipo(page);
      await equipo.abrir();
      await expect(page).toHaveTitle('Agua Clara | Configuración');
      const fondos = ['superuser', 'admin', 'user', 'accountant'].map((rol) =>
        page
          .getByText(rol, { exact: true })
          .first()
          .evaluate((etiqueta) => getComputedStyle(etiqueta).backgroundColor),
      );
      expect(new Set(await Promise.all(fondos)).size).toBe(4);
      await expect(equipo.fila('ivan.rdz@correo.mx')).toContainText('La invitación venció. Reenvíala.');
      await cabe(page);
      await sinFaltasDeAccesibilidad(page);

      await equipo.abrirMenu('Héctor Salgado');
      await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeInViewport({ ratio: 1 });
      await sinFaltasDeAccesibilidad(page);
      await page.getByRole('menuitem', { name: 'Modificar' }).click();
      const forma = page.getByRole('dialog', { name: 'Héctor Salgado' });
      await expect(forma.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 1 });
      await sinFaltasDeAccesibilidad(page);
      await forma.getByRole('button', { name: 'Cancelar' }).click();

      const pregunta = await equipo.eliminar('Héctor Salgado');
      await expect(pregunta.getByRole('button', { name: 'Eliminar' })).toBeInViewport({ ratio: 1 });
      await sinFaltasDeAccesibilidad(page);
      await pregunta.getByRole('button', { name: 'Cancelar' }).click();

      await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
      const alta = page.getByRole('dialog', { name: 'Alta de usuario' });
      const enviar = alta.getByRole('button', { name: 'Enviar invitación' });
      await enviar.click();
      await expect(alta.getByText('Tienes que seleccionar una sucursal.')).toBeVisible();
      await expect(enviar).toBeInViewport({ ratio: 1 });
      await sinFaltasDeAccesibilidad(page);
      await page.route('**/api/usuarios/guardar', (ruta) => ruta.abort());
      await alta.getByLabel('Correo electrónico').fill('karla@correo.mx');
      await alta.getByLabel('Sucursal').selectOption({ label: 'Narvarte' });
      await enviar.click();
      await expect(alta.getByText(/^La invitación no se envió/)).toBeVisible();
      await expect(enviar).toBeInViewport({ ratio: 1 });
      await sinFaltasDeAccesibilidad(page);
      await page.keyboard.press('Escape');

      await equipo.buscador.fill('zzz');
      await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
      await cabe(page);
      await sinFaltasDeAccesibilidad(page);
    });
  });
}

test('a failed list and the link without a mail server fit at every size and are accessible too', async ({ page, consola }) => {
  consola.permitir(/Failed to load resource/);
  await entrar(page, 'super@aguaclara.mx');
  await page.route('**/api/tenant/allUsersByTenant', (ruta) => ruta.abort(), { times: 1 });
  await page.goto('/app/configuracion/usuarios');
  await expect(page.getByText('No se cargó tu equipo')).toBeVisible();
  await cabeYEsAccesible(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const equipo = new Equipo(page);
  await expect(equipo.fila('super@aguaclara.mx')).toBeVisible();

  const { response } = await (await page.request.get('/api/tenant/allUsersByTenant')).json();
  const enlace = `${process.env.LAVANDA_URL}/usuarios/verification/${'a'.repeat(43)}`;
  await page.route('**/api/usuarios/guardar', (ruta) =>
    ruta.fulfill({ json: { response: 'x', usuario: response[0], correo: 'sin_servidor', enlace } }),
  );
  await equipo.invitar('karla@correo.mx', 'Narvarte', 'Usuario');
  const dialogo = page.getByRole('dialog', { name: 'Comparte el enlace de activación' });
  await expect(dialogo.getByLabel('Enlace de activación')).toHaveValue(enlace);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Enter');
  await expect(dialogo.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(enlace);
  await cabeYEsAccesible(page);
  await page.keyboard.press('Escape');
  await expect(dialogo).toBeHidden();
});
