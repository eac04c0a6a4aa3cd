import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { comportarCorreo, correoPara } from '../src/correo.ts';
import { Equipo } from '../src/equipo.ts';
import { type Consola, entrar, expect, test } from '../src/prueba.ts';

const SUPER = 'super@aguaclara.mx';
const PASSWORD = 'secreto-1';

/** Only accounts of these stories have it. */
const DOMINIO = 'equipo.historias.mx';
const correoNuevo = () => `karla-${randomUUID().slice(0, 8)}@${DOMINIO}`;

test.afterEach(async ({ page }) => {
  await comportarCorreo('acepta');
  await entrar(page, SUPER);
  const { response } = await (await page.request.get('/api/tenant/allUsersByTenant')).json();
  for (const cuenta of response.filter(({ usuario }: { usuario: string }) => usuario.endsWith(`@${DOMINIO}`))) {
    const headers = { origin: process.env.LAVANDA_URL ?? '' };
    expect((await page.request.post('/api/usuarios/delete', { headers, data: cuenta })).status()).toBe(200);
  }
});

async function equipoDe(page: Page): Promise<Equipo> {
  await entrar(page, SUPER);
  const equipo = new Equipo(page);
  await equipo.abrir();
  return equipo;
}

async function iniciarSesion(page: Page, usuario: string): Promise<void> {
  await page.getByLabel('Usuario').fill(usuario);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

const secciones = (page: Page) => page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link');

/** What the links of these stories answer once they are of no use. */
const sinUso = (consola: Consola) => consola.permitir(/Failed to load resource.*(401|404)/);

test('a person is invited, activates the account from the e-mail, signs in, changes role and is deleted', async ({
  page,
  browser,
  consola,
  baseURL,
}) => {
  sinUso(consola);
  const usuario = correoNuevo();
  const equipo = await equipoDe(page);
  await equipo.invitar(usuario, 'Del Valle', 'Usuario');
  await expect(page.getByText(`Se envió la invitación a ${usuario}`)).toBeVisible();
  await expect(equipo.fila(usuario)).toContainText('Sin nombre');
  await expect(equipo.fila(usuario)).toContainText(`Del Valle · ${usuario}`);
  await expect(equipo.fila(usuario)).toContainText('Usuario pendiente de confirmación');
  await expect(equipo.fila(usuario).getByText('Sin información')).toHaveCount(2);

  const correo = await correoPara(usuario);
  expect(correo.texto).toContain('Agua Clara te invita a formar parte de su equipo.');
  expect(correo.enlace).toBe(`${baseURL}/usuarios/verification/${correo.token}`);
  const contexto = await browser.newContext({ baseURL, viewport: page.viewportSize(), locale: 'es-MX' });
  const suya = await contexto.newPage();
  consola.vigilar(suya);
  await suya.goto(correo.enlace);
  await expect(suya.getByText(/^Agua Clara te invita a formar parte de su equipo\./)).toBeVisible();
  await suya.getByLabel('Nombre').fill('Karla');
  await suya.getByLabel('Apellidos').fill('Martínez Cordero');
  await suya.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await suya.getByLabel('Confirmar contraseña').fill(PASSWORD);
  await suya.getByRole('button', { name: 'Activar cuenta' }).click();
  await expect(suya.getByText('Confirmación exitosa')).toBeVisible();
  await suya.getByRole('link', { name: 'Iniciar sesión' }).click();
  await iniciarSesion(suya, usuario);
  await expect(suya).toHaveURL(/\/app\/activos$/);
  await expect(suya.getByText('Karla Martínez Cordero')).toBeVisible();
  await expect(suya.getByText('Sucursal Del Valle')).toBeVisible();
  await expect(secciones(suya)).toHaveText(['Activos', 'Punto de Venta', 'Ventas', 'Clientes']);

  const otra = await contexto.newPage();
  await otra.goto(correo.enlace);
  await expect(otra.getByText('Token inválido')).toBeVisible();
  await otra.close();

  await page.reload();
  const fila = equipo.fila(usuario);
  await expect(fila).toContainText('Karla Martínez Cordero');
  await expect(fila.getByText('user', { exact: true })).toBeVisible();
  await expect(fila.getByText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/)).toBeVisible();
  await expect(fila.getByText(/^\d{4}-\d{2}-\d{2}$/)).toBeVisible();
  const forma = await equipo.modificar('Karla Martínez Cordero');
  await expect(forma.getByRole('radio', { name: 'Usuario' })).toBeChecked();
  await forma.getByRole('radio', { name: 'Contador' }).check();
  await forma.getByRole('button', { name: 'Guardar' }).click();
  await expect(forma).toBeHidden();
  await expect(fila.getByText('accountant', { exact: true })).toBeVisible();

  await suya.getByRole('link', { name: 'Ventas' }).first().click();
  await expect(suya).toHaveURL(/\/login/);
  await iniciarSesion(suya, usuario);
  await expect(suya).toHaveURL(/\/app\/ventas$/);
  await expect(secciones(suya)).toHaveText(['Ventas', 'Clientes', 'Reportes']);

  const pregunta = await equipo.eliminar('Karla Martínez Cordero');
  await expect(pregunta).toHaveAccessibleName('¿Deseas eliminar al usuario Karla Martínez Cordero de tu equipo?');
  await pregunta.getByRole('button', { name: 'Eliminar' }).click();
  await expect(fila).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await suya.getByRole('link', { name: 'Clientes' }).first().click();
  await expect(suya).toHaveURL(/\/login/);
  await iniciarSesion(suya, usuario);
  await expect(suya.getByText('El usuario no se encuentra registrado.')).toBeVisible();
  await contexto.close();
});

test('a refused e-mail is said and sent again; every new invitation puts the earlier link out of use', async ({
  page,
  consola,
}) => {
  sinUso(consola);
  const usuario = correoNuevo();
  const equipo = await equipoDe(page);
  await comportarCorreo('rechaza');
  await equipo.invitar(usuario, 'Narvarte', 'admin');
  const aviso = page.getByRole('dialog', { name: 'El correo no se envió' });
  await expect(aviso).toContainText(usuario);
  await expect(page.getByText('El correo no se envió. Reenvíalo.')).toBeVisible();
  await comportarCorreo('acepta');
  await aviso.getByRole('button', { name: 'Reenviar invitación' }).click();
  await expect(aviso).toBeHidden();
  await expect(equipo.fila(usuario)).not.toContainText('Reenvíalo');
  const primero = await correoPara(usuario);

  await equipo.menu(usuario, 'Reenviar invitación');
  const segundo = await correoPara(usuario, 2);
  expect(segundo.enlace).not.toBe(primero.enlace);
  await page.goto(primero.enlace);
  await expect(page.getByText('Token inválido')).toBeVisible();
  await page.goto(segundo.enlace);
  await expect(page.getByRole('button', { name: 'Activar cuenta' })).toBeVisible();

  await equipo.abrir();
  const pregunta = await equipo.eliminar(usuario);
  await pregunta.getByRole('button', { name: 'Eliminar' }).click();
  await expect(equipo.fila(usuario)).toHaveCount(0);
  await page.goto(segundo.enlace);
  await expect(page.getByText('Token inválido')).toBeVisible();
});

test('an e-mail that has an account is refused at its field, and nothing typed is lost', async ({ page, consola }) => {
  consola.permitir(/Failed to load resource.*409/);
  const equipo = await equipoDe(page);
  const alta = await equipo.invitar('usuario@bugambilia.mx', 'Portales', 'Contador');
  await expect(alta.getByText('Ese correo ya tiene una cuenta. Usa otro.')).toBeVisible();
  await expect(alta.getByLabel('Correo electrónico')).toBeFocused();
  await expect(alta.getByLabel('Correo electrónico')).toHaveValue('usuario@bugambilia.mx');
  await expect(alta.getByRole('radio', { name: 'Contador' })).toBeChecked();
  await expect(alta.getByRole('button', { name: 'Enviar invitación' })).toBeEnabled();
});

test('the search ignores accents and case, looks at name, e-mail and branch, and stays in the address', async ({ page }) => {
  const equipo = await equipoDe(page);
  await expect(equipo.fila(SUPER)).toContainText('superuser');
  const nombres = page.getByRole('row').filter({ hasNot: page.getByRole('columnheader') });
  const todos = await nombres.count();
  for (const [texto, quien] of [
    ['HECTOR sal', 'Héctor Salgado'],
    ['contador@', 'Lucía Arriaga'],
    ['narvarte mariana', 'Mariana Robles'],
  ] as const) {
    await equipo.buscador.fill(texto);
    await expect(nombres).toHaveCount(1);
    await expect(nombres).toContainText(quien);
  }
  await expect(page).toHaveURL(/nombre=narvarte\+mariana$/);
  await page.reload();
  await expect(nombres).toHaveCount(1);
  await equipo.abrirMenu('Mariana Robles');
  await expect(page.getByRole('menuitem')).toHaveText(['Modificar']);
  await page.keyboard.press('Escape');
  await equipo.buscador.fill('zzz');
  await expect(page.getByText('No se ha encontrado ningún usuario')).toBeVisible();
  await page.getByRole('button', { name: 'Ver todos' }).click();
  await expect(nombres).toHaveCount(todos);
});

test('an invitation is made and taken back with the keyboard alone', async ({ page }) => {
  const usuario = correoNuevo();
  const equipo = await equipoDe(page);
  await expect(equipo.fila(SUPER)).toBeVisible();
  await equipo.buscador.focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Nuevo Usuario' })).toBeFocused();
  await page.keyboard.press('Enter');
  const alta = page.getByRole('dialog', { name: 'Alta de usuario' });
  await expect(alta.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alta.getByText('Escribe un correo electrónico válido.')).toBeVisible();
  await expect(alta.getByLabel('Correo electrónico')).toBeFocused();
  await page.keyboard.type(usuario);
  await page.keyboard.press('Tab');
  await expect(alta.getByLabel('Sucursal')).toBeFocused();
  await page.keyboard.type('Por');
  await page.keyboard.press('Tab');
  await expect(alta.getByRole('radio', { name: 'Usuario' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(alta.getByRole('radio', { name: 'admin' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(alta).toBeHidden();
  await expect(page.getByRole('button', { name: 'Nuevo Usuario' })).toBeFocused();
  await expect(equipo.fila(usuario)).toContainText(`Portales · ${usuario}`);

  const puntos = page.getByRole('button', { name: `Acciones de ${usuario}` });
  for (let i = 0; i < 40 && !(await puntos.evaluate((boton) => boton === document.activeElement)); i++) {
    await page.keyboard.press('Tab');
  }
  await expect(puntos).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Reenviar invitación' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const pregunta = page.getByRole('dialog', { name: `¿Deseas eliminar al usuario ${usuario} de tu equipo?` });
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pregunta).toBeHidden();
  await expect(puntos).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Se eliminó a ${usuario} de tu equipo`)).toBeVisible();
  await expect(puntos).toHaveCount(0);
});
