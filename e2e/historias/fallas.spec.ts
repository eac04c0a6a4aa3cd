import { setTimeout as esperar } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { Cambio } from '../src/compilacion.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { informesDe, VersionDePrueba } from '../src/versionDePrueba.ts';

const MANIFIESTO = /mf-manifest\.json$/;
const ENTRADA = /remoteEntry\.\w+\.js$/;
const CODIGO = /__federation_expose_lifecycles\.\w+\.js$/;

const estado = (status: number) => (ruta: Route) => ruta.fulfill({ status, body: 'No' });
const cuelga = async () => undefined;
const tarde = (ms: number) => async (ruta: Route) => {
  await esperar(ms);
  // Who asked may have gone meanwhile.
  await ruta.continue().catch(() => undefined);
};
const alterado = (contentType: string) => (ruta: Route) =>
  ruta.fulfill({ contentType, body: contentType.includes('json') ? '{}' : 'globalThis.alterado = true' });
const en =
  (cual: RegExp, hacer: (texto: string) => string): Cambio =>
  (texto, ruta) =>
    cual.test(ruta) ? hacer(texto) : texto;

interface Fila {
  caso: string;
  /** What is reported. */
  etapa: string;
  responder?: { ruta: RegExp; como: (ruta: Route) => Promise<void> };
  cambiar?: Cambio;
  /** The list of remotes says what manifest and entry hash to. */
  conIntegridad?: boolean;
  /** Limits of what never comes, ms: it isn't waited for as long as a slow line would be. */
  tiempos?: Record<string, number>;
  /** Makes it fail once the section is on the screen. What `cambiar` breaks while the page's `rota` isn't false is mended by that. */
  romper?: (page: Page) => Promise<void>;
  /** What the browser and the federation runtime say in the console, and nothing else. */
  consola: RegExp[];
}

const SIN_RESPUESTA = /Failed to load resource: the server responded with a status of (404|500|503)/;
const SIN_ENTRADA = /Failed to load resource|RUNTIME-008|remoteEntry/;
const SIN_CODIGO = /ChunkLoadError|Loading chunk/;
const OTRO_ARCHIVO = /integrity|subresource/i;
const REGISTRADA = /Federation Runtime.*already registered/;

const FILAS: Fila[] = [
  {
    caso: 'its manifest answers 404',
    etapa: 'manifiesto',
    responder: { ruta: MANIFIESTO, como: estado(404) },
    consola: [SIN_RESPUESTA],
  },
  {
    caso: 'its manifest is a page',
    etapa: 'manifiesto',
    responder: { ruta: MANIFIESTO, como: (ruta) => ruta.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) },
    consola: [],
  },
  {
    caso: 'its manifest isn’t the one that was published',
    etapa: 'integridad',
    responder: { ruta: MANIFIESTO, como: alterado('application/json') },
    conIntegridad: true,
    consola: [OTRO_ARCHIVO],
  },
  {
    caso: 'its entry answers 500',
    etapa: 'entrada',
    responder: { ruta: ENTRADA, como: estado(500) },
    consola: [SIN_RESPUESTA, SIN_ENTRADA, REGISTRADA],
  },
  {
    caso: 'its entry hangs',
    etapa: 'entrada',
    responder: { ruta: ENTRADA, como: cuelga },
    tiempos: { entrada: 1500 },
    consola: [SIN_ENTRADA, REGISTRADA],
  },
  {
    caso: 'its entry isn’t the one that was published',
    etapa: 'integridad',
    responder: { ruta: ENTRADA, como: alterado('text/javascript') },
    conIntegridad: true,
    consola: [OTRO_ARCHIVO, SIN_ENTRADA, REGISTRADA],
  },
  {
    caso: 'its code answers 500',
    etapa: 'codigo',
    responder: { ruta: CODIGO, como: estado(500) },
    consola: [SIN_RESPUESTA, SIN_CODIGO, REGISTRADA],
  },
  {
    caso: 'its code hangs',
    etapa: 'codigo',
    responder: { ruta: CODIGO, como: cuelga },
    tiempos: { codigo: 3000 },
    consola: [REGISTRADA],
  },
  {
    caso: 'its code has a syntax error',
    etapa: 'codigo',
    cambiar: en(CODIGO, (texto) => `${texto}}{`),
    consola: [/SyntaxError|Unexpected token/, SIN_CODIGO, REGISTRADA],
  },
  {
    caso: 'its code throws when it is imported',
    etapa: 'codigo',
    cambiar: en(CODIGO, (texto) => `throw new Error('roto');${texto}`),
    consola: [/pageerror: roto$/, SIN_CODIGO, REGISTRADA],
  },
  {
    caso: 'it crashes while drawing',
    etapa: 'pantalla',
    cambiar: (texto) =>
      texto.replaceAll(
        'titulo:"Tus Ventas"',
        'get titulo(){if(globalThis.rota!==false)throw new Error("rota");return"Tus Ventas"}',
      ),
    consola: [/Error: rota/, REGISTRADA],
  },
  {
    caso: 'it crashes after it was mounted',
    etapa: 'pantalla',
    cambiar: (texto) =>
      texto.replaceAll('titulo:"Tus Ventas"', 'get titulo(){if(globalThis.rota)throw new Error("rota");return"Tus Ventas"}'),
    romper: async (page) => {
      await expect(page.locator('[data-indice]').first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { rota: true }));
      // Whatever draws it again first stops it.
      await page
        .getByRole('button', { name: 'Facturados' })
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    },
    consola: [/Error: rota/, REGISTRADA],
  },
  {
    caso: 'its code isn’t what was published',
    etapa: 'integridad',
    responder: { ruta: CODIGO, como: alterado('text/javascript') },
    consola: [OTRO_ARCHIVO, SIN_CODIGO, REGISTRADA],
  },
  {
    caso: 'it takes a library that the shell doesn’t give',
    etapa: 'contrato',
    cambiar: en(ENTRADA, (texto) => texto.replaceAll('"react-redux"', '"react-otro"')),
    consola: [REGISTRADA],
  },
  {
    caso: 'it takes another version of a library',
    etapa: 'contrato',
    cambiar: (texto) => texto.replaceAll('^7.18.0', '^99.0.0'),
    consola: [REGISTRADA],
  },
];

const enlace = (page: Page, nombre: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: nombre });
const titulo = (page: Page, nombre: string) => page.getByRole('heading', { name: nombre, level: 1 });
const reintentar = (page: Page) => page.getByRole('button', { name: 'Reintentar' }).click();

/** Goes there without waiting for what hangs. */
const abrir = (page: Page) => page.goto('/app/ventas', { waitUntil: 'commit' });
const conTiempos = (page: Page, lavandaTiempos: object) =>
  page.evaluate((tiempos) => Object.assign(globalThis, { lavandaTiempos: tiempos }), lavandaTiempos);
const desdeElInicio = (page: Page, lavandaTiempos: object) =>
  page.addInitScript((tiempos) => Object.assign(globalThis, { lavandaTiempos: tiempos }), lavandaTiempos);
const panelDe = (page: Page) => page.getByRole('alert').filter({ hasText: /No se carg|Esta sección se detuvo/ });

async function otraSeccionAbre(page: Page): Promise<void> {
  await enlace(page, 'Clientes').click();
  await expect(page.getByRole('searchbox', { name: 'Nombre del cliente' })).toBeVisible();
}

async function elMenuAbre(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Daniela Ortiz/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test.beforeEach(({ page }) => entrar(page, 'usuario@aguaclara.mx'));

for (const { caso, etapa, responder, cambiar, conIntegridad = false, tiempos = {}, romper, consola: quejas } of FILAS) {
  test(`when ${caso}, the rest works, retry brings it back, and its last good version stands in for it`, async ({
    page,
    consola,
  }) => {
    consola.permitir(...quejas);
    const ventas = new VersionDePrueba(page, 'mfe-ventas');
    ventas.conIntegridad = conIntegridad;
    const mal = { ...(responder && { responder }), ...(cambiar && { cambiar }) };
    const informada = expect.objectContaining({ remoto: 'mfe-ventas', suceso: 'fallida', etapa, respondido: 200 });
    await desdeElInicio(page, tiempos);
    await ventas.instalar(mal);
    await abrir(page);
    await romper?.(page);
    await expect(panelDe(page)).toBeVisible();
    await expect.poll(() => ventas.informes).toContainEqual(informada);
    await conTiempos(page, {});
    await otraSeccionAbre(page);
    await elMenuAbre(page);
    await conTiempos(page, tiempos);
    await enlace(page, 'Ventas').click();
    await expect(panelDe(page)).toBeVisible();
    expect(await page.evaluate(() => 'alterado' in globalThis)).toBe(false);
    await page.evaluate(() => Object.assign(globalThis, { lavandaTiempos: {}, rota: false }));
    ventas.ajustar();
    await reintentar(page);
    await expect(titulo(page, 'Tus Ventas')).toBeVisible();
    await expect(page.locator('[data-indice]').first()).toBeVisible();

    ventas.conRespaldo = true;
    ventas.ajustar(mal);
    await abrir(page);
    await romper?.(page);
    await expect(page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' })).toBeVisible();
    await expect(page.locator('[data-indice]').first()).toBeVisible();
    await conTiempos(page, {});
    await otraSeccionAbre(page);
  });
}

for (const { caso, como, quejas } of [
  { caso: 'answers 503', como: estado(503), quejas: [SIN_RESPUESTA] },
  { caso: 'doesn’t answer', como: cuelga, quejas: [] },
  { caso: 'answers after its time', como: tarde(3_000), quejas: [] },
]) {
  test(`when the list of remotes ${caso}, retry brings it, and later the last one stands in for it`, async ({
    page,
    consola,
  }) => {
    consola.permitir(...quejas);
    const informes = informesDe(page);
    await desdeElInicio(page, { registro: 1500 });
    await page.route('**/remotes.json', como);
    await abrir(page);
    await expect(panelDe(page)).toContainText('No se cargaron las secciones');
    await expect(page.getByRole('banner')).toBeVisible();
    const informada = expect.objectContaining({ remoto: 'shell', suceso: 'fallida', etapa: 'registro', respondido: 200 });
    await expect.poll(() => informes).toContainEqual(informada);
    await page.unroute('**/remotes.json');
    await conTiempos(page, {});
    await reintentar(page);
    await expect(titulo(page, 'Tus Ventas')).toBeVisible();
    await otraSeccionAbre(page);

    await page.route('**/remotes.json', como);
    await abrir(page);
    await expect(page.locator('[data-indice]').first()).toBeVisible();
    await otraSeccionAbre(page);
  });
}

test('when the list of remotes is slow, the shell is there meanwhile, and the section comes by itself', async ({ page }) => {
  const informes = informesDe(page);
  await desdeElInicio(page, { registro: 60_000 });
  for (const _vez of ['the first time', 'with a list from before']) {
    let dejarLlegar = () => {};
    const espera = new Promise<void>((resolver) => {
      dejarLlegar = resolver;
    });
    await page.route('**/remotes.json', (ruta) => espera.then(() => ruta.continue()));
    await abrir(page);
    await elMenuAbre(page);
    await expect(page.locator('[data-indice]')).toHaveCount(0);
    dejarLlegar();
    await expect(page.locator('[data-indice]').first()).toBeVisible();
    await expect(panelDe(page)).toBeHidden();
    await otraSeccionAbre(page);
    await page.unroute('**/remotes.json');
  }
  expect(informes).not.toContainEqual(expect.objectContaining({ suceso: 'fallida' }));
});
