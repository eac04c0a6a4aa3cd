import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.ts';
import { fits, fitsAndIsAccessible, SIZES } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';
import { Team } from '../src/team.ts';

/** Adds two unanswered invitations to the team's list, the second of them expired. */
async function withPending(page: Page): Promise<void> {
  await page.route('**/api/tenant/allUsersByTenant', async (route) => {
    const answer = await route.fetch();
    const { response } = await answer.json();
    const [first] = response;
    const invited = (email: string, expired: boolean) => ({
      ...first,
      _id: email,
      usuario: email,
      email,
      nombre: '',
      rol: 'user',
      confirmed: false,
      lastLogin: null,
      invitacion: { correo: 'enviado', expira: '2026-12-01T00:00:00Z', vencida: expired },
    });
    await route.fulfill({
      response: answer,
      json: { response: [...response, invited('karla.mtz@correo.mx', false), invited('ivan.rdz@correo.mx', true)] },
    });
  });
}

for (const size of SIZES) {
  test.describe(`${size.width}x${size.height}`, () => {
    test.use({ viewport: size });

    test('the team, its menu and its three modals fit and are accessible', async ({ page, console }) => {
      console.allow(/Failed to load resource/);
      await signIn(page, 'super@aguaclara.mx');
      await withPending(page);
      const team = new Team(page);
      await team.open();
      await expect(page).toHaveTitle('Agua Clara | Configuración');
      const backgrounds = ['superuser', 'admin', 'user', 'accountant'].map((role) =>
        page
          .getByText(role, { exact: true })
          .first()
          .evaluate((label) => getComputedStyle(label).backgroundColor),
      );
      expect(new Set(await Promise.all(backgrounds)).size).toBe(4);
      await expect(team.row('ivan.rdz@correo.mx')).toContainText('La invitación venció. Reenvíala.');
      await fits(page);
      await expectAccessible(page);

      await team.openMenu('Héctor Salgado');
      await expect(page.getByRole('menuitem', { name: 'Eliminar' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.getByRole('menuitem', { name: 'Modificar' }).click();
      const form = page.getByRole('dialog', { name: 'Héctor Salgado' });
      await expect(form.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await form.getByRole('button', { name: 'Cancelar' }).click();

      const question = await team.remove('Héctor Salgado');
      await expect(question.getByRole('button', { name: 'Eliminar' })).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Cancelar' }).click();

      await page.getByRole('button', { name: 'Nuevo Usuario' }).click();
      const creation = page.getByRole('dialog', { name: 'Alta de usuario' });
      const send = creation.getByRole('button', { name: 'Enviar invitación' });
      await send.click();
      await expect(creation.getByText('Tienes que seleccionar una sucursal.')).toBeVisible();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.route('**/api/usuarios/guardar', (route) => route.abort());
      await creation.getByLabel('Correo electrónico').fill('karla@correo.mx');
      await creation.getByLabel('Sucursal').selectOption({ label: 'Narvarte' });
      await send.click();
      await expect(creation.getByText(/^La invitación no se envió/)).toBeVisible();
      await expect(send).toBeInViewport({ ratio: 1 });
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await team.searchBox.fill('zzz');
      await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
      await fits(page);
      await expectAccessible(page);
    });
  });
}

test('a failed list and the link without a mail server fit at every size and are accessible too', async ({ page, console }) => {
  console.allow(/Failed to load resource/);
  await signIn(page, 'super@aguaclara.mx');
  await page.route('**/api/tenant/allUsersByTenant', (route) => route.abort(), { times: 1 });
  await page.goto('/app/configuracion/usuarios');
  await expect(page.getByText('No se cargó tu equipo')).toBeVisible();
  await fitsAndIsAccessible(page);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  const team = new Team(page);
  await expect(team.row('super@aguaclara.mx')).toBeVisible();

  const { response } = await (await page.request.get('/api/tenant/allUsersByTenant')).json();
  const link = `${process.env.LAVANDA_URL}/usuarios/verification/${'a'.repeat(43)}`;
  await page.route('**/api/usuarios/guardar', (route) =>
    route.fulfill({ json: { response: 'x', usuario: response[0], correo: 'sin_servidor', enlace: link } }),
  );
  await team.invite('karla@correo.mx', 'Narvarte', 'Usuario');
  const dialog = page.getByRole('dialog', { name: 'Comparte el enlace de activación' });
  await expect(dialog.getByLabel('Enlace de activación')).toHaveValue(link);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Enlace copiado')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await fitsAndIsAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
