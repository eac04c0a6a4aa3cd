import type { Browser, Page } from '@playwright/test';
import { type Front, startFront } from '../src/front.ts';
import { prepared } from '../src/prepared.ts';
import { type Release, releaseOf } from '../src/releases.ts';
import { expect, PASSWORD, signIn, test } from '../src/story.ts';

test.use({ serviceWorkers: 'allow' });
// The service worker stores the app's files one after another, which takes long on a busy machine.
test.describe.configure({ timeout: 120_000 });

const TITLE = 'Visualiza el desempeño de tu lavandería';
/** Source of a service worker that breaks every page, because it answers every request with an error. */
const BROKEN_WORKER = `
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(Response.error()));`;

let release: Release | undefined;
let front: Front | undefined;
test.afterEach(async () => {
  await release?.retire();
  release = undefined;
  await front?.finish();
  front = undefined;
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name });

test('with the worker there a section is published and taken back as without it, and opens without a connection as last seen', async ({
  page,
  context,
  console,
}) => {
  console.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  release = await releaseOf('mfe-dashboard', page.request);
  await signIn(page, 'super@aguaclara.mx');
  await page.goto('/app/dashboard');
  await expect(title(page)).toHaveText(TITLE);
  await prepared(page);
  await release.promote(await release.publish('0.4.0', TITLE, `${TITLE} (nueva)`), { todos: true });
  await page.reload();
  await expect(title(page)).toHaveText(`${TITLE} (nueva)`);
  await prepared(page);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(`${TITLE} (nueva)`);
  await context.setOffline(false);
  await release.goBack();
  await page.reload();
  await expect(title(page)).toHaveText(TITLE);
});

test('a shell whose code is broken is recovered from by taking it back, with nothing cleared by hand', async ({
  page,
  console,
}) => {
  console.allow(/SyntaxError|Unexpected identifier|Invalid or unexpected token/);
  release = await releaseOf('shell', page.request);
  await signIn(page, 'usuario@aguaclara.mx');
  await page.goto('/app/activos');
  await expect(title(page)).toHaveText('Activos');
  await prepared(page);
  // The replacement leaves a string without its end, so the browser can't parse that script.
  await release.promote(await release.publish('0.4.1', '"Salir"', '"Salir'), { todos: true });
  await page.reload();
  await expect(section(page, 'Activos')).toHaveCount(0);
  await release.goBack();
  await page.reload();
  await expect(title(page)).toHaveText('Activos');
});

/** Opens Activos through a proxy in a new browser, and waits until the page can open without a server. */
async function openPrepared(browser: Browser, { url }: Front): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const form = { usuario: 'usuario@aguaclara.mx', password: PASSWORD };
  await page.request.post('/api/auth/submit', { form, headers: { origin: url } });
  await page.goto('/app/activos');
  await expect(title(page)).toHaveText('Activos');
  await prepared(page);
  return page;
}

test('a worker that breaks every page gives way to the next one by itself', async ({ browser, baseURL }) => {
  front = await startFront(baseURL ?? '');
  const page = await openPrepared(browser, front);
  front.replace('/sw.js', BROKEN_WORKER);
  await expect(async () => {
    // Each try asks for the worker's update: a page that the worker broke doesn't ask, and on a busy machine one may be missed.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update()).catch(() => undefined);
    await expect(page.goto('/app/activos')).rejects.toThrow();
  }).toPass();
  front.replace('/sw.js', null);
  await expect(async () => {
    await page.goto('/app/activos');
    await expect(title(page)).toHaveText('Activos', { timeout: 5_000 });
  }).toPass();
  await page.context().close();
});

test('a network that answers everything with its own page doesn’t take the counter away, nor does it stay', async ({
  browser,
  baseURL,
}) => {
  front = await startFront(baseURL ?? '');
  const page = await openPrepared(browser, front);
  for (const status of [200, 403, 521]) {
    front.capture(status);
    await page.goto('/app/activos');
    await expect(title(page)).toHaveText('Activos');
    await expect(page.getByText(/^Sin conexión/).first()).toBeVisible();
  }
  await page.context().setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText('Activos');
  await page.context().close();
});
