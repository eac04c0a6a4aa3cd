import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { domiciliosGuardados, PaginaCliente, PETEN, registrarCliente, SAVINON } from '../src/clientes.ts';
import { expect, PASSWORD, test } from '../src/prueba.ts';
import { iniciarServidor, type Servidor } from '../src/servidor.ts';

const GUION = fileURLToPath(new URL('../src/googleFalso.js', import.meta.url));

/** Ends what a story started, whatever became of it. */
async function con(ajustes: Record<string, string>, historia: (servidor: Servidor) => Promise<void>): Promise<void> {
  const servidor = await iniciarServidor({
    GOOGLE_MAPS_API_KEY: 'clave-del-servidor',
    GOOGLE_PLACES_URL: `${process.env.LAVANDA_PROVEEDORES}`,
    ...ajustes,
  });
  try {
    await historia(servidor);
  } finally {
    await servidor.terminar();
  }
}

async function abrir(page: Page, { url }: Servidor): Promise<{ cliente: PaginaCliente; id: string }> {
  const respuesta = await page.request.post('/api/auth/submit', {
    form: { usuario: 'usuario@aguaclara.mx', password: PASSWORD },
    headers: { origin: url },
  });
  expect(respuesta.status()).toBe(200);
  await page.goto('/app/clientes');
  const id = await registrarCliente(page, [PETEN, SAVINON]);
  return { cliente: new PaginaCliente(page), id };
}

test("with Google's keys: its map with the browser's key alone, Places for the search, and the same gestures", async ({
  browser,
  consola,
}) => {
  await con({ GOOGLE_MAPS_BROWSER_KEY: 'clave-del-navegador' }, async (servidor) => {
    const contexto = await browser.newContext({ baseURL: servidor.url, locale: 'es-MX', viewport: { width: 1440, height: 900 } });
    contexto.on('page', (page) => consola.vigilar(page));
    const page = await contexto.newPage();
    const claves: (string | null)[] = [];
    await page.route('https://maps.googleapis.com/**', (ruta) => {
      claves.push(new URL(ruta.request().url()).searchParams.get('key'));
      return ruta.fulfill({ path: GUION, contentType: 'text/javascript' });
    });
    const { cliente, id } = await abrir(page, servidor);
    await cliente.abrir(id);
    expect(claves).toEqual(['clave-del-navegador']);
    await cliente.pin(2).click();
    await expect(page.getByRole('dialog', { name: 'Domicilio 2' })).toContainText(SAVINON.descripcion);
    await page.getByRole('dialog', { name: 'Domicilio 2' }).getByRole('button', { name: 'Cerrar' }).click();
    await cliente.modificar();
    await page.getByRole('button', { name: /^Mover en el mapa el domicilio 1/ }).click();
    await cliente.pulsarMapa(0.2, 0.8);
    await expect(page.getByText('Haz click en el mapa para ubicar el domicilio 1')).toBeHidden();
    await cliente.registrar.click();
    await page.getByLabel('Calle, número y colonia').fill('Xola 535');
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /Xola 535/ }).click();
    await page.getByRole('button', { name: 'Agregar domicilio' }).click();
    await expect(cliente.pin(3)).toBeVisible();
    await cliente.guardar();
    const guardados = await domiciliosGuardados(page, id);
    expect(guardados[0]?.lat).toBeLessThan(PETEN.lat ?? 0);
    expect(guardados[2]).toMatchObject({ lat: 19.3951, lon: -99.1602 });
    await contexto.close();
  });
});

test("with a wrong key: 'Error: AuthFailure', and nothing about the customer is lost", async ({ browser, consola }) => {
  await con({ GOOGLE_MAPS_BROWSER_KEY: 'mala-clave' }, async (servidor) => {
    const contexto = await browser.newContext({ baseURL: servidor.url, locale: 'es-MX', viewport: { width: 1440, height: 900 } });
    contexto.on('page', (page) => consola.vigilar(page));
    const page = await contexto.newPage();
    await page.route('https://maps.googleapis.com/**', (ruta) => ruta.fulfill({ path: GUION, contentType: 'text/javascript' }));
    const { cliente, id } = await abrir(page, servidor);
    await page.goto(`/app/clientes/${id}`);
    const panel = cliente.domicilios.getByRole('alert');
    await expect(panel).toContainText('Error: AuthFailure');
    await expect(panel).toContainText('impide mostrar el mapa');
    await cliente.modificar();
    await page.getByLabel('Nombre', { exact: true }).fill('María Luisa');
    await page.getByRole('button', { name: /^eliminar domicilio 1/ }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await panel.getByRole('button', { name: 'Reintentar' }).click();
    await expect(panel).toContainText('Error: AuthFailure');
    await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('María Luisa');
    await cliente.guardar();
    expect(await domiciliosGuardados(page, id)).toEqual([SAVINON]);
    await contexto.close();
  });
});
