import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { emailBehavior, emailFor } from '../src/email.ts';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, type PageConsole, signIn, test } from '../src/story.ts';
import { Team } from '../src/team.ts';

const SUPER = 'super@aguaclara.mx';
const PASSWORD = 'secreto-1';

/** E-mail domain of every account that these stories create, by which they are found and removed. */
const DOMAIN = 'equipo.historias.mx';
const newEmail = () => `karla-${randomUUID().slice(0, 8)}@${DOMAIN}`;

test.afterEach(async ({ page }) => {
  await emailBehavior('acepta');
  await signIn(page, SUPER);
  const { response } = await (await page.request.get('/api/tenant/allUsersByTenant')).json();
  for (const account of response.filter(({ usuario: user }: { usuario: string }) => user.endsWith(`@${DOMAIN}`))) {
    const headers = { origin: process.env.LAVANDA_URL ?? '' };
    expect((await page.request.post('/api/usuarios/delete', { headers, data: account })).status()).toBe(200);
  }
});

async function teamOf(page: Page): Promise<Team> {
  await signIn(page, SUPER);
  const team = new Team(page);
  await team.open();
  return team;
}

async function logIn(page: Page, user: string): Promise<void> {
  await page.getByLabel('Usuario').fill(user);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const sections = (page: Page) => page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link');

/** Allows the console messages that opening a used or expired link causes. */
const unused = (console: PageConsole) => console.allow(/Failed to load resource.*(401|404)/);

test('a person is invited, activates the account from the e-mail, signs in, changes role and is deleted', async ({
  page,
  browser,
  console,
  baseURL,
}) => {
  unused(console);
  const user = newEmail();
  const team = await teamOf(page);
  await team.invite(user, 'Del Valle', 'Usuario');
  await expect(page.getByText(`Se envió la invitación a ${user}`)).toBeVisible();
  await expect(team.row(user)).toContainText('Sin nombre');
  await expect(team.row(user)).toContainText(`Del Valle · ${user}`);
  await expect(team.row(user)).toContainText('Usuario pendiente de confirmación');
  await expect(team.row(user).getByText('Sin información')).toHaveCount(2);

  const email = await emailFor(user);
  expect(email.texto).toContain('Agua Clara te invita a formar parte de su equipo.');
  expect(email.enlace).toBe(`${baseURL}/usuarios/verification/${email.token}`);
  const context = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'es-MX' });
  const ownTab = await context.newPage();
  console.watch(ownTab);
  await ownTab.goto(email.enlace);
  await expect(ownTab.getByText(/^Agua Clara te invita a formar parte de su equipo\./)).toBeVisible();
  await ownTab.getByLabel('Nombre').fill('Karla');
  await ownTab.getByLabel('Apellidos').fill('Martínez Cordero');
  await ownTab.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await ownTab.getByLabel('Confirmar contraseña').fill(PASSWORD);
  await ownTab.getByRole('button', { name: 'Activar cuenta' }).click();
  await expect(ownTab.getByText('Confirmación exitosa')).toBeVisible();
  await ownTab.getByRole('link', { name: 'Iniciar sesión' }).click();
  await logIn(ownTab, user);
  await expect(ownTab).toHaveURL(/\/app\/activos$/);
  await expect(ownTab.getByText('Karla Martínez Cordero')).toBeVisible();
  await expect(ownTab.getByText('Sucursal Del Valle')).toBeVisible();
  await expect(sections(ownTab)).toHaveText(['Activos', 'Punto de Venta', 'Caja', 'Ruta', 'Ventas', 'Clientes']);

  const another = await context.newPage();
  await another.goto(email.enlace);
  await expect(another.getByText('Token inválido')).toBeVisible();
  await another.close();

  await page.reload();
  const row = team.row(user);
  await expect(row).toContainText('Karla Martínez Cordero');
  await expect(row.getByText('user', { exact: true })).toBeVisible();
  await expect(row.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)).toBeVisible();
  await expect(row.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  const form = await team.edit('Karla Martínez Cordero');
  await expect(form.getByRole('radio', { name: 'Usuario' })).toBeChecked();
  await form.getByRole('radio', { name: 'Contador' }).check();
  await form.getByRole('button', { name: 'Guardar' }).click();
  await expect(form).toBeHidden();
  await expect(row.getByText('accountant', { exact: true })).toBeVisible();

  // The change of role ends the member's session, and the member's open tab goes to the sign-in page.
  await expect(ownTab).toHaveURL(/\/login/);
  await expect(ownTab.getByText(/^Tu sesión se cerró desde otro lugar\. Inicia sesión de nuevo/)).toBeVisible();
  await fitsAndIsAccessible(ownTab);
  await logIn(ownTab, user);
  await expect(ownTab).toHaveURL(/\/app\/ventas$/);
  await expect(sections(ownTab)).toHaveText(['Caja', 'Ventas', 'Clientes', 'Reportes']);

  const question = await team.remove('Karla Martínez Cordero');
  await expect(question).toHaveAccessibleName('¿Deseas eliminar al usuario Karla Martínez Cordero de tu equipo?');
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await ownTab.goto('/app/clientes');
  await expect(ownTab).toHaveURL(/\/login/);
  await logIn(ownTab, user);
  await expect(ownTab.getByText('El usuario no se encuentra registrado.')).toBeVisible();
  await context.close();
});

test('a refused e-mail is said and sent again; every new invitation puts the earlier link out of use', async ({
  page,
  console,
}) => {
  unused(console);
  const user = newEmail();
  const team = await teamOf(page);
  await emailBehavior('rechaza');
  await team.invite(user, 'Narvarte', 'Admin');
  const toast = page.getByRole('dialog', { name: 'El correo no se envió' });
  await expect(toast).toContainText(user);
  await expect(page.getByText('El correo no se envió. Reenvíalo.')).toBeVisible();
  await emailBehavior('acepta');
  await toast.getByRole('button', { name: 'Reenviar invitación' }).click();
  await expect(toast).toBeHidden();
  await expect(team.row(user)).not.toContainText('Reenvíalo');
  const first = await emailFor(user);

  await team.menu(user, 'Reenviar invitación');
  const second = await emailFor(user, 2);
  expect(second.enlace).not.toBe(first.enlace);
  await page.goto(first.enlace);
  await expect(page.getByText('Token inválido')).toBeVisible();
  await page.goto(second.enlace);
  await expect(page.getByRole('button', { name: 'Activar cuenta' })).toBeVisible();

  await team.open();
  const question = await team.remove(user);
  await question.getByRole('button', { name: 'Eliminar' }).click();
  await expect(team.row(user)).toHaveCount(0);
  await page.goto(second.enlace);
  await expect(page.getByText('Token inválido')).toBeVisible();
});

test('an e-mail that has an account is refused at its field, and nothing typed is lost', async ({ page, console }) => {
  console.allow(/Failed to load resource.*409/);
  const team = await teamOf(page);
  const creation = await team.invite('usuario@bugambilia.mx', 'Portales', 'Contador');
  await expect(creation.getByText('Ese correo ya tiene una cuenta. Usa otro.')).toBeVisible();
  await expect(creation.getByLabel('Correo electrónico')).toBeFocused();
  await expect(creation.getByLabel('Correo electrónico')).toHaveValue('usuario@bugambilia.mx');
  await expect(creation.getByRole('radio', { name: 'Contador' })).toBeChecked();
  await expect(creation.getByRole('button', { name: 'Enviar invitación' })).toBeEnabled();
});

test('the search ignores accents and case, looks at name, e-mail and branch, and stays in the address', async ({ page }) => {
  const team = await teamOf(page);
  await expect(team.row(SUPER)).toContainText('superuser');
  const names = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
  const all = await names.count();
  for (const [text, actor] of [
    ['HECTOR sal', 'Héctor Salgado'],
    ['contador@', 'Lucía Arriaga'],
    ['narvarte mariana', 'Mariana Robles'],
  ] as const) {
    await team.searchBox.fill(text);
    await expect(names).toHaveCount(1);
    await expect(names).toContainText(actor);
  }
  await expect(page).toHaveURL(/nombre=narvarte\+mariana$/);
  await page.reload();
  await expect(names).toHaveCount(1);
  await team.openMenu('Mariana Robles');
  await expect(page.getByRole('menuitem')).toHaveText(['Modificar']);
  await page.keyboard.press('Escape');
  await team.searchBox.fill('zzz');
  await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect(names).toHaveCount(all);
});

test('an invitation is made and taken back with the keyboard alone', async ({ page }) => {
  const user = newEmail();
  const team = await teamOf(page);
  await expect(team.row(SUPER)).toBeVisible();
  await team.searchBox.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nuevo Usuario' })).toBeFocused();
  await page.keyboard.press('Enter');
  const creation = page.getByRole('dialog', { name: 'Alta de usuario' });
  await expect(creation.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(creation.getByText('Escribe un correo electrónico válido.')).toBeVisible();
  await expect(creation.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type(user);
  await page.keyboard.press('Tab');
  await expect(creation.getByLabel('Sucursal')).toBeFocused();
  await page.keyboard.type('Por');
  await page.keyboard.press('Tab');
  await expect(creation.getByRole('radio', { name: 'Usuario' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(creation.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(creation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nuevo Usuario' })).toBeFocused();
  await expect(team.row(user)).toContainText(`Portales · ${user}`);

  const points = page.getByRole('button', { name: `Acciones de ${user}` });
  for (let i = 0; i < 40 && !(await points.evaluate((button) => button === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(points).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reenviar invitación' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: `¿Deseas eliminar al usuario ${user} de tu equipo?` });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(points).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Se eliminó a ${user} de tu equipo`)).toBeVisible();
  await expect(points).toHaveCount(0);
});
