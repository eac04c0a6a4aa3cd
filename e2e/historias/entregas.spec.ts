import type { Page } from '@playwright/test';
import { type Entrega, entregaDe } from '../src/entregas.ts';
import { entrar, expect, PASSWORD, test } from '../src/prueba.ts';

const TITULO = 'Visualiza el desempeño de tu lavandería';
const NUEVO = 'Visualiza el desempeño de toda tu lavandería';

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
});

test('a new version of Reportes reaches the laundry chosen for it, then all, then nobody; nothing else changes', async ({
  page,
  otraCaja,
}) => {
  const reportes = await entrega('mfe-dashboard', page);
  const version = await reportes.publicar('0.2.0', TITULO, NUEVO);
  await entrar(page, 'super@aguaclara.mx');
  const bugambilia = await otraCaja('super@bugambilia.mx');
  const titulos = async () => {
    const leidos: string[] = [];
    for (const pagina of [page, bugambilia.page]) {
      await pagina.goto('/app/dashboard');
      const titulo = pagina.getByRole('heading', { level: 1 });
      await expect(titulo).toHaveText(/Visualiza el desempeño/);
      leidos.push((await titulo.textContent()) ?? '');
    }
    return leidos;
  };
  expect(await titulos()).toEqual([TITULO, TITULO]);
  await reportes.promover(version, { tenant: 'Bugambilia' });
  expect(await titulos()).toEqual([TITULO, NUEVO]);
  await reportes.promover(version, { todos: true });
  expect(await titulos()).toEqual([NUEVO, NUEVO]);
  await reportes.regresar();
  expect(await titulos()).toEqual([TITULO, TITULO]);
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
