import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { ClientePage, PETEN, registerCliente, SAVINON, savedDomicilios } from '../src/clientes.ts';
import { startServer, type TestServer } from '../src/server.ts';
import { test as base, expect, PASSWORD } from '../src/story.ts';

const SCRIPT = readFileSync(new URL('../src/fakeGoogle.js', import.meta.url), 'utf8');

/** These stories start a server of their own, because Google's API keys are settings of the server. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
    async ({}, use) => {
      const server = await startServer({
        GOOGLE_MAPS_API_KEY: 'clave-del-servidor',
        GOOGLE_MAPS_BROWSER_KEY: 'clave-del-navegador',
        GOOGLE_PLACES_URL: process.env.LAVANDA_PROVIDERS ?? '',
      });
      await use(server);
      await server.finish();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

/** Serves `script` in place of Google's. @returns the keys it was requested with */
async function serveGoogle(context: BrowserContext, script: string): Promise<(string | null)[]> {
  const keys: (string | null)[] = [];
  await context.route('https://maps.googleapis.com/**', (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key'));
    return route.fulfill({ body: script, contentType: 'text/javascript' });
  });
  return keys;
}

async function register(page: Page, { url }: TestServer): Promise<string> {
  const response = await page.request.post('/api/auth/submit', {
    form: { usuario: 'usuario@aguaclara.mx', password: PASSWORD },
    headers: { origin: url },
  });
  expect(response.status()).toBe(200);
  return registerCliente(page, [PETEN, SAVINON], url);
}

test("with Google's keys: its map with the browser's key alone, Places for the search, and the same gestures", async ({
  page,
  context,
  server,
}) => {
  const keys = await serveGoogle(context, SCRIPT);
  const id = await register(page, server);
  const cliente = new ClientePage(page);
  await cliente.open(id);
  expect(keys).toEqual(['clave-del-navegador']);
  await cliente.pin(2).click();
  const card = page.getByRole('dialog', { name: 'Domicilio 2' });
  await expect(card).toContainText(SAVINON.descripcion);
  await card.getByRole('button', { name: 'Cerrar' }).click();
  await cliente.edit();
  await page.getByRole('button', { name: /^Mover en el mapa el domicilio 1/ }).click();
  await cliente.clickMap(0.2, 0.8);
  await expect(page.getByText('Haz click en el mapa para ubicar el domicilio 1')).toBeHidden();
  await cliente.register.click();
  await page.getByLabel('Calle, número y colonia').fill('Xola 535');
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /Xola 535/ }).click();
  await page.getByRole('button', { name: 'Agregar domicilio' }).click();
  await expect(cliente.pin(3)).toBeVisible();
  await cliente.save();
  const saved = await savedDomicilios(page, id);
  expect(saved[0]?.lat).toBeLessThan(PETEN.lat ?? 0);
  expect(saved[2]).toMatchObject({ lat: 19.3951, lon: -99.1602 });
});

test("with a wrong key: 'Error: AuthFailure', and nothing about the customer is lost", async ({ page, context, server }) => {
  await serveGoogle(context, `window.keyRefused = true;\n${SCRIPT}`);
  const id = await register(page, server);
  const cliente = new ClientePage(page);
  await page.goto(`/app/clientes/${id}`);
  const panel = cliente.domicilios.getByRole('alert');
  await expect(panel).toContainText('Error: AuthFailure');
  await expect(panel).toContainText('impide mostrar el mapa');
  await cliente.edit();
  await page.getByLabel('Nombre', { exact: true }).fill('María Luisa');
  await page.getByRole('button', { name: /^eliminar domicilio 1/ }).click();
  await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
  await panel.getByRole('button', { name: 'Reintentar' }).click();
  await expect(panel).toContainText('Error: AuthFailure');
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue('María Luisa');
  await cliente.save();
  expect(await savedDomicilios(page, id)).toEqual([SAVINON]);
});
