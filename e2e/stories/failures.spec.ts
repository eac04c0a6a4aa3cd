import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Route } from '@playwright/test';
import type { Change } from '../src/build.ts';
import { expect, signIn, test } from '../src/story.ts';
import { reportsOf, TestVersion } from '../src/testVersion.ts';

const MANIFEST = /mf-manifest\.json$/;
const INPUT = /remoteEntry\.\w+\.js$/;
const CODE = /__federation_expose_lifecycles\.\w+\.js$/;

const state = (status: number) => (route: Route) => route.fulfill({ status, body: 'No' });
const hangs = async () => undefined;
const late = (ms: number) => async (route: Route) => {
  await wait(ms);
  // `continue` fails if the page was closed during the wait, which is no failure of the story.
  await route.continue().catch(() => undefined);
};
const altered = (contentType: string) => (route: Route) =>
  route.fulfill({ contentType, body: contentType.includes('json') ? '{}' : 'globalThis.alterado = true' });
const at =
  (which: RegExp, run: (text: string) => string): Change =>
  (text, path) =>
    which.test(path) ? run(text) : text;

interface Row {
  testCase: string;
  /** The stage that the browser's failure report must name. */
  etapa: string;
  respond?: { path: RegExp; as: (path: Route) => Promise<void> };
  change?: Change;
  /** True when the list of remotes includes the hashes of the version's manifest and entry. */
  withIntegrity?: boolean;
  /** Time limits of the loader, ms. They are shorter than the defaults, so that a missing response fails quickly. */
  timings?: Record<string, number>;
  /** Makes the section fail after it was drawn, with a failure that `change` built into it. */
  breakIt?: (page: Page) => Promise<void>;
  /** The only console messages allowed, from the browser and the federation runtime. */
  console: RegExp[];
}

const NO_RESPONSE = /Failed to load resource: the server responded with a status of (404|500|503)/;
const NO_INPUT = /Failed to load resource|RUNTIME-008|remoteEntry/;
const WITHOUT_CODE = /ChunkLoadError|Loading chunk/;
const OTHER_FILE = /integrity|subresource/i;
const REGISTERED = /Federation Runtime.*already registered/;

const ROWS: Row[] = [
  {
    testCase: 'its manifest answers 404',
    etapa: 'manifiesto',
    respond: { path: MANIFEST, as: state(404) },
    console: [NO_RESPONSE],
  },
  {
    testCase: 'its manifest is a page',
    etapa: 'manifiesto',
    respond: { path: MANIFEST, as: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }) },
    console: [],
  },
  {
    testCase: 'its manifest isn’t the one that was published',
    etapa: 'integridad',
    respond: { path: MANIFEST, as: altered('application/json') },
    withIntegrity: true,
    console: [OTHER_FILE],
  },
  {
    testCase: 'its entry answers 500',
    etapa: 'entrada',
    respond: { path: INPUT, as: state(500) },
    console: [NO_RESPONSE, NO_INPUT, REGISTERED],
  },
  {
    testCase: 'its entry hangs',
    etapa: 'entrada',
    respond: { path: INPUT, as: hangs },
    timings: { entrada: 1500 },
    console: [NO_INPUT, REGISTERED],
  },
  {
    testCase: 'its entry isn’t the one that was published',
    etapa: 'integridad',
    respond: { path: INPUT, as: altered('text/javascript') },
    withIntegrity: true,
    console: [OTHER_FILE, NO_INPUT, REGISTERED],
  },
  {
    testCase: 'its code answers 500',
    etapa: 'codigo',
    respond: { path: CODE, as: state(500) },
    console: [NO_RESPONSE, WITHOUT_CODE, REGISTERED],
  },
  {
    testCase: 'its code hangs',
    etapa: 'codigo',
    respond: { path: CODE, as: hangs },
    timings: { codigo: 3000 },
    console: [REGISTERED],
  },
  {
    testCase: 'its code has a syntax error',
    etapa: 'codigo',
    change: at(CODE, (text) => `${text}}{`),
    console: [/SyntaxError|Unexpected token/, WITHOUT_CODE, REGISTERED],
  },
  {
    testCase: 'its code throws when it is imported',
    etapa: 'codigo',
    change: at(CODE, (text) => `throw new Error('roto');${text}`),
    console: [/pageerror: roto$/, WITHOUT_CODE, REGISTERED],
  },
  {
    testCase: 'it crashes while drawing',
    etapa: 'pantalla',
    change: (text) =>
      text.replaceAll(
        'title:"Tus Ventas"',
        'get title(){if(globalThis.broken!==false)throw new Error("rota");return"Tus Ventas"}',
      ),
    console: [/Error: rota/, REGISTERED],
  },
  {
    testCase: 'it crashes after it was mounted',
    etapa: 'pantalla',
    change: (text) =>
      text.replaceAll('title:"Tus Ventas"', 'get title(){if(globalThis.broken)throw new Error("rota");return"Tus Ventas"}'),
    breakIt: async (page) => {
      await expect(page.locator('[data-index]').first()).toBeVisible();
      await page.evaluate(() => Object.assign(globalThis, { broken: true }));
      // The click only makes the section render again. It may not complete, because the section fails.
      await page
        .getByRole('button', { name: 'Facturados' })
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    },
    console: [/Error: rota/, REGISTERED],
  },
  {
    testCase: 'its code isn’t what was published',
    etapa: 'integridad',
    respond: { path: CODE, as: altered('text/javascript') },
    console: [OTHER_FILE, WITHOUT_CODE, REGISTERED],
  },
];

/** Versions that this shell can't run. The page says that the section is being updated, until a shell that can run it comes. */
const UNFIT = [
  {
    testCase: 'takes a library that the shell doesn’t give',
    change: at(INPUT, (text) => text.replaceAll('"react-redux"', '"react-otro"')),
  },
  {
    testCase: 'takes another version of a library',
    change: (text: string) => text.replaceAll('^7.18.0', '^99.0.0'),
  },
];

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name });
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const retry = (page: Page) => page.getByRole('button', { name: 'Reintentar' }).click();

/** Navigates without waiting for pending requests. */
const open = (page: Page) => page.goto('/app/ventas', { waitUntil: 'commit' });
const withTimings = (page: Page, lavandaTimeouts: object) =>
  page.evaluate((timings) => Object.assign(globalThis, { lavandaTimeouts: timings }), lavandaTimeouts);
const fromStart = (page: Page, lavandaTimeouts: object) =>
  page.addInitScript((timings) => Object.assign(globalThis, { lavandaTimeouts: timings }), lavandaTimeouts);
const panelOf = (page: Page) => page.getByRole('alert').filter({ hasText: /No se carg|Esta sección se detuvo/ });

async function otherSectionOpens(page: Page): Promise<void> {
  await link(page, 'Clientes').click();
  await expect(page.getByRole('searchbox', { name: 'Nombre del cliente' })).toBeVisible();
}

async function menuOpens(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Daniela Ortiz/ }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
}

test.beforeEach(({ page }) => signIn(page, 'usuario@aguaclara.mx'));

for (const {
  testCase,
  etapa: stage,
  respond,
  change,
  withIntegrity = false,
  timings = {},
  breakIt,
  console: complaints,
} of ROWS) {
  test(`when ${testCase}, the rest works, retry brings it back, and its last good version stands in for it`, async ({
    page,
    console,
  }) => {
    console.allow(...complaints);
    const sales = new TestVersion(page, 'mfe-ventas');
    sales.withIntegrity = withIntegrity;
    const wrong = { ...(respond && { respond }), ...(change && { change }) };
    const reported = expect.objectContaining({ remoto: 'mfe-ventas', suceso: 'fallida', etapa: stage, responded: 200 });
    await fromStart(page, timings);
    await sales.install(wrong);
    await open(page);
    await breakIt?.(page);
    await expect(panelOf(page)).toBeVisible();
    await expect.poll(() => sales.reports).toContainEqual(reported);
    await withTimings(page, {});
    await otherSectionOpens(page);
    await menuOpens(page);
    await withTimings(page, timings);
    await link(page, 'Ventas').click();
    await expect(panelOf(page)).toBeVisible();
    expect(await page.evaluate(() => 'alterado' in globalThis)).toBe(false);
    await page.evaluate(() => Object.assign(globalThis, { lavandaTimeouts: {}, broken: false }));
    sales.adjust();
    await retry(page);
    await expect(title(page, 'Tus Ventas')).toBeVisible();
    await expect(page.locator('[data-index]').first()).toBeVisible();

    sales.withFallback = true;
    sales.adjust(wrong);
    await open(page);
    await breakIt?.(page);
    await expect(page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' })).toBeVisible();
    await expect(page.locator('[data-index]').first()).toBeVisible();
    await withTimings(page, {});
    await otherSectionOpens(page);
  });
}

for (const { testCase, change } of UNFIT) {
  test(`a section that ${testCase} is being updated, calmly; its last good version stands in for it without a word`, async ({
    page,
    console,
  }) => {
    console.allow(REGISTERED);
    const sales = new TestVersion(page, 'mfe-ventas');
    await sales.install({ change });
    await open(page);
    const panel = page.getByRole('status').filter({ hasText: 'Esta sección se está actualizando' });
    await expect(panel).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
    await otherSectionOpens(page);
    await menuOpens(page);
    await link(page, 'Ventas').click();
    await expect(panel).toBeVisible();
    sales.adjust();
    await retry(page);
    await expect(page.locator('[data-index]').first()).toBeVisible();

    sales.withFallback = true;
    sales.adjust({ change });
    await open(page);
    await expect(page.locator('[data-index]').first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' })).toBeHidden();
    expect(sales.reports).not.toContainEqual(expect.objectContaining({ suceso: 'fallida' }));
  });
}

for (const { testCase, as, complaints } of [
  { testCase: 'answers 503', as: state(503), complaints: [NO_RESPONSE] },
  { testCase: 'doesn’t answer', as: hangs, complaints: [] },
  { testCase: 'answers after its time', as: late(3_000), complaints: [] },
]) {
  test(`when the list of remotes ${testCase}, retry brings it, and later the last one stands in for it`, async ({
    page,
    console,
  }) => {
    console.allow(...complaints);
    const reports = reportsOf(page);
    await fromStart(page, { registro: 1500 });
    await page.route('**/remotes.json', as);
    await open(page);
    await expect(panelOf(page)).toContainText('No se cargaron las secciones');
    await expect(page.getByRole('banner')).toBeVisible();
    const reported = expect.objectContaining({ remoto: 'shell', suceso: 'fallida', etapa: 'registro', responded: 200 });
    await expect.poll(() => reports).toContainEqual(reported);
    await page.unroute('**/remotes.json');
    await withTimings(page, {});
    await retry(page);
    await expect(title(page, 'Tus Ventas')).toBeVisible();
    await otherSectionOpens(page);

    await page.route('**/remotes.json', as);
    await open(page);
    await expect(page.locator('[data-index]').first()).toBeVisible();
    await otherSectionOpens(page);
  });
}

test('when the list of remotes is slow, the shell is there meanwhile, and the section comes by itself', async ({ page }) => {
  const reports = reportsOf(page);
  await fromStart(page, { registro: 60_000 });
  for (const _time of ['the first time', 'with a list from before']) {
    let letThrough = () => {};
    const delay = new Promise<void>((resolver) => {
      letThrough = resolver;
    });
    await page.route('**/remotes.json', (route) => delay.then(() => route.continue()));
    await open(page);
    await menuOpens(page);
    await expect(page.locator('[data-index]')).toHaveCount(0);
    letThrough();
    await expect(page.locator('[data-index]').first()).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
    await otherSectionOpens(page);
    await page.unroute('**/remotes.json');
  }
  expect(reports).not.toContainEqual(expect.objectContaining({ suceso: 'fallida' }));
});
