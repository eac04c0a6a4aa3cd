import type { Page, Route } from '@playwright/test';
import type { Cambio } from '../src/compilacion.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { VersionDePrueba } from '../src/versionDePrueba.ts';

const MANIFIESTO = /mf-manifest\.json$/;
const ENTRADA = /remoteEntry\.\w+\.js$/;
const CODIGO = /__federation_expose_lifecycles\.\w+\.js$/;

const estado = (status: number) => (ruta: Route) => ruta.fulfill({ status, body: 'No' });
const cuelga = async () => undefined;
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
  /** Limits of what never comes, ms: it isn't waited for as long as a slow line would be. */
  tiempos?: Record<string, number>;
  /** Makes it fail once the section is on the screen. */
  romper?: (page: Page) => Promise<void>;
}

const FILAS: Fila[] = [
  { caso: 'its manifest answers 404', etapa: 'manifiesto', responder: { ruta: MANIFIESTO, como: estado(404) } },
  {
    caso: 'its manifest is a page',
    etapa: 'manifiesto',
    responder: { ruta: MANIFIESTO, como: (ruta) => ruta.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) },
  },
  { caso: 'its entry answers 500', etapa: 'entrada', responder: { ruta: ENTRADA, como: estado(500) } },
  { caso: 'its entry hangs', etapa: 'entrada', responder: { ruta: ENTRADA, como: cuelga }, tiempos: { entrada: 1500 } },
  { caso: 'its code answers 500', etapa: 'codigo', responder: { ruta: CODIGO, como: estado(500) } },
  { caso: 'its code hangs', etapa: 'codigo', responder: { ruta: CODIGO, como: cuelga }, tiempos: { codigo: 4000 } },
  { caso: 'its code has a syntax error', etapa: 'codigo', cambiar: en(CODIGO, (texto) => `${texto}}{`) },
  {
    caso: 'its code throws when it is imported',
    etapa: 'codigo',
    cambiar: en(CODIGO, (texto) => `throw new Error('roto');${texto}`),
  },
  {
    caso: 'it crashes while drawing',
    etapa: 'pantalla',
    cambiar: (texto) => texto.replaceAll('titulo:"Tus Ventas"', 'get titulo(){throw new Error("roto")}'),
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
  },
  {
    caso: 'its code isn’t what was published',
    etapa: 'integridad',
    responder: { ruta: CODIGO, como: (ruta) => ruta.fulfill({ contentType: 'text/javascript', body: 'alert(1)' }) },
  },
  {
    caso: 'it takes a library that the shell doesn’t give',
    etapa: 'contrato',
    cambiar: en(ENTRADA, (texto) => texto.replaceAll('"react-redux"', '"react-otro"')),
  },
  {
    caso: 'it takes another version of a library',
    etapa: 'contrato',
    cambiar: (texto) => texto.replaceAll('^7.18.0', '^99.0.0'),
  },
];

const enlace = (page: Page, nombre: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: nombre });
const titulo = (page: Page, nombre: string) => page.getByRole('heading', { name: nombre, level: 1 });

const conTiempos = (page: Page, lavandaTiempos: object) =>
  page.evaluate((tiempos) => Object.assign(globalThis, { lavandaTiempos: tiempos, rota: false }), lavandaTiempos);
const desdeElInicio = (page: Page, lavandaTiempos: object) =>
  page.addInitScript((tiempos) => Object.assign(globalThis, { lavandaTiempos: tiempos }), lavandaTiempos);
const panelDe = (page: Page) => page.getByRole('alert').filter({ hasText: /No se cargó esta sección|Esta sección se detuvo/ });

test.beforeEach(async ({ page, consola }) => {
  consola.permitir(/./);
  await entrar(page, 'usuario@aguaclara.mx');
});

for (const { caso, etapa, responder, cambiar, tiempos = {}, romper } of FILAS) {
  test(`when ${caso}, the rest works, retry brings it back, and its last good version stands in for it`, async ({ page }) => {
    const ventas = new VersionDePrueba(page, 'mfe-ventas');
    const mal = { ...(responder && { responder }), ...(cambiar && { cambiar }) };
    await desdeElInicio(page, tiempos);
    await ventas.instalar(mal);
    await page.goto('/app/ventas');
    await romper?.(page);
    const panel = panelDe(page);
    await expect(panel).toBeVisible();
    expect(ventas.fallas).toContainEqual(expect.objectContaining({ remoto: 'mfe-ventas', suceso: 'fallida', etapa }));
    await conTiempos(page, {});
    ventas.ajustar();
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(titulo(page, 'Tus Ventas')).toBeVisible();

    ventas.conRespaldo = true;
    ventas.ajustar(mal);
    await page.reload();
    await romper?.(page);
    await expect(page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' })).toBeVisible();
    await expect(titulo(page, 'Tus Ventas')).toBeVisible();
    await conTiempos(page, {});
    await enlace(page, 'Clientes').click();
    await expect(titulo(page, 'Tus Clientes')).toBeVisible();
  });
}

for (const { caso, como } of [
  { caso: 'answers 503', como: estado(503) },
  { caso: 'doesn’t answer', como: cuelga },
]) {
  test(`when the list of remotes ${caso}, retry brings it, and later the last one stands in for it`, async ({ page }) => {
    const informes: unknown[] = [];
    page.on('request', (peticion) => {
      if (peticion.url().endsWith('/api/entregas/informe')) informes.push(peticion.postDataJSON());
    });
    await desdeElInicio(page, { registro: 1500 });
    await page.route('**/remotes.json', como);
    await page.goto('/app/ventas');
    await expect(panelDe(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(informes).toContainEqual(expect.objectContaining({ remoto: 'shell', suceso: 'fallida', etapa: 'registro' }));
    await page.unroute('**/remotes.json');
    await conTiempos(page, {});
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(titulo(page, 'Tus Ventas')).toBeVisible();

    await page.route('**/remotes.json', como);
    await page.reload();
    await expect(titulo(page, 'Tus Ventas')).toBeVisible();
    await enlace(page, 'Clientes').click();
    await expect(titulo(page, 'Tus Clientes')).toBeVisible();
  });
}
