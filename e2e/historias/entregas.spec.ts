import { cubetaDe } from '@lavanda/shared/domain/entrega';
import type { Page } from '@playwright/test';
import { type Entrega, entregaDe } from '../src/entregas.ts';
import { administradoresCon, retirarInvitados } from '../src/invitados.ts';
import { dejarAbierta, sinRecargar } from '../src/pestanaAbierta.ts';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, PASSWORD, test } from '../src/prueba.ts';

const TITULO = 'Visualiza el desempeño de tu lavandería';

/** Stories after these see the sections as they were. */
let publicadas: Entrega[] = [];
async function entrega(remoto: string, page: Page): Promise<Entrega> {
  const una = await entregaDe(remoto, page.request);
  publicadas.push(una);
  return una;
}
test.afterEach(async () => {
  for (const una of publicadas) await una.retirar();
  publicadas = [];
  await retirarInvitados();
});

test('a tenth of the users and one laundry get the second of two versions of Reportes, then all, then nobody; an open tab keeps its note all along', async ({
  otraCaja,
}) => {
  const enElDecimo = (id: string) => cubetaDe('mfe-dashboard', id) < 1_000;
  const [dentro = '', fuera = ''] = await administradoresCon(PASSWORD, [enElDecimo, (id) => !enElDecimo(id)]);
  const { page: abierta } = await otraCaja(dentro);
  const otras = [(await otraCaja(fuera)).page, (await otraCaja('super@bugambilia.mx')).page];
  const [UNO, DOS] = [`${TITULO} (1)`, `${TITULO} (2)`];
  const reportes = await entrega('mfe-dashboard', abierta);
  await reportes.promover(await reportes.publicar('0.2.0', TITULO, UNO), { todos: true });
  const segunda = await reportes.publicar('0.3.0', TITULO, DOS);

  const pos = new PuntoDeVenta(abierta);
  await dejarAbierta(abierta, () => pos.abrir());
  await pos.servicio('Mochila').click();
  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');

  const enlace = (seccion: string) =>
    abierta.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: seccion });
  const tituloDe = (pagina: Page) => pagina.getByRole('heading', { level: 1 });
  /** The open tab, which goes to Reportes and back to its note; another user of its laundry; another laundry. */
  const ven = async (enLaAbierta: string, ...enLasOtras: string[]) => {
    await enlace('Reportes').click();
    await expect(tituloDe(abierta)).toHaveText(enLaAbierta);
    await enlace('Punto de Venta').click();
    await expect(pos.nota).toContainText('Claudia Hernández Pineda');
    await expect(abierta.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveText([/Mochila/]);
    const enLaOtra = async (pagina: Page, cual: number) => {
      await pagina.goto('/app/dashboard');
      await expect(tituloDe(pagina)).toHaveText(enLasOtras[cual] ?? '');
    };
    await Promise.all(otras.map(enLaOtra));
  };
  await ven(UNO, UNO, UNO);
  await reportes.promover(segunda, { porcentaje: 10 });
  await ven(DOS, UNO, UNO);
  await reportes.promover(segunda, { tenant: 'Bugambilia' });
  await ven(DOS, UNO, DOS);
  await reportes.promover(segunda, { todos: true });
  await ven(DOS, DOS, DOS);
  await reportes.regresar();
  await ven(UNO, UNO, UNO);
  expect(await sinRecargar(abierta)).toBe(true);
});

test('who signs in gets their laundry’s version of a section that the sign-in page had loaded in another', async ({ page }) => {
  const activos = await entrega('mfe-pos', page);
  const version = await activos.publicar('0.2.0', '"Por recolectar"', '"Para recolectar"');
  await activos.promover(version, { tenant: 'Bugambilia' });
  const cargada = page.waitForResponse(/\/mf\/mfe-pos\/0\.1\.0-.*lifecycles/);
  await page.goto('/login');
  await page.getByLabel('Usuario').fill('usuario@bugambilia.mx');
  await cargada;
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
  await expect(page.getByText('Para recolectar').first()).toBeVisible();
});

test('who is given a version that breaks goes on with the one before it, and the status says what failed', async ({
  page,
  consola,
}) => {
  consola.permitir(/rota/, /Federation Runtime.*already registered/);
  const reportes = await entrega('mfe-dashboard', page);
  const version = await reportes.publicar('0.2.1', `"${TITULO}"`, '(()=>{throw new Error("rota")})()');
  await reportes.promover(version, { tenant: 'Bugambilia' });
  await entrar(page, 'super@bugambilia.mx');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITULO);
  await expect.poll(() => reportes.fallas()).toContainEqual(expect.objectContaining({ version, veces: 1 }));
});
