import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { domiciliosGuardados, PaginaCliente, PETEN, registrarCliente, SAVINON } from '../src/clientes.ts';
import { test as base, expect, PASSWORD } from '../src/prueba.ts';
import { iniciarServidor, type Servidor } from '../src/servidor.ts';

const GUION = readFileSync(new URL('../src/googleFalso.js', import.meta.url), 'utf8');

/** The keys are settings of the server: these stories have one of their own. */
const test = base.extend<object, { servidor: Servidor }>({
  servidor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function wants from its pattern.
    async ({}, usar) => {
      const servidor = await iniciarServidor({
        GOOGLE_MAPS_API_KEY: 'clave-del-servidor',
        GOOGLE_MAPS_BROWSER_KEY: 'clave-del-navegador',
        GOOGLE_PLACES_URL: process.env.LAVANDA_PROVEEDORES ?? '',
      });
      await usar(servidor);
      await servidor.terminar();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ servidor }, usar) => usar(servidor.url),
});

/** Answers Google's script in its place; resolves to the keys it is asked with. */
async function servirGoogle(contexto: BrowserContext, guion: string): Promise<(string | null)[]> {
  const claves: (string | null)[] = [];
  await contexto.route('https://maps.googleapis.com/**', (ruta) => {
    claves.push(new URL(ruta.request().url()).searchParams.get('key'));
    return ruta.fulfill({ body: guion, contentType: 'text/javascript' });
  });
  return claves;
}

async function registrar(page: Page, { url }: Servidor): Promise<string> {
  const respuesta = await page.request.post('/api/auth/submit', {
    form: { usuario: 'usuario@aguaclara.mx', password: PASSWORD },
    headers: { origin: url },
  });
  expect(respuesta.status()).toBe(200);
  return registrarCliente(page, [PETEN, SAVINON], url);
}

test("with Google's keys: its map with the browser's key alone, Places for the search, and the same gestures", async ({
  page,
  context,
  servidor,
}) => {
  const claves = await servirGoogle(context, GUION);
  const id = await registrar(page, servidor);
  const cliente = new PaginaCliente(page);
  await cliente.abrir(id);
  expect(claves).toEqual(['clave-del-navegador']);
  await cliente.pin(2).click();
  const tarjeta = page.getByRole('dialog', { name: 'Domicilio 2' });
  await expect(tarjeta).toContainText(SAVINON.descripcion);
  await tarjeta.getByRole('button', { name: 'Cerrar' }).click();
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
});

test("with a wrong key: 'Error: AuthFailure', and nothing about the customer is lost", async ({ page, context, servidor }) => {
  await servirGoogle(context, `window.claveRechazada = true;\n${GUION}`);
  const id = await registrar(page, servidor);
  const cliente = new PaginaCliente(page);
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
});
