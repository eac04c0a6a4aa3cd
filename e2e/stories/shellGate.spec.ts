import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, type TestServer } from '../src/server.ts';
import { test as base, expect, PASSWORD } from '../src/story.ts';
import { reportsOf } from '../src/testVersion.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Replaces the content of a JSON file by what `change` makes of it. */
function edit(file: string, change: (data: Record<string, unknown>) => object): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
}

/** Makes a WEB_DIR whose shell accepts only contract 2. Of its sections only Reportes is built for contract 2. */
function webOfNewShell(): string {
  const web = mkdtempSync(join(tmpdir(), 'lavanda-web-'));
  for (const name of readdirSync(ROOT).filter((name) => name.startsWith('mfe-')))
    if (name !== 'mfe-dashboard') symlinkSync(join(ROOT, name), join(web, name));
  for (const name of ['shell', 'mfe-dashboard']) {
    mkdirSync(join(web, name));
    cpSync(join(ROOT, name, 'package.json'), join(web, name, 'package.json'));
    cpSync(join(ROOT, name, 'dist'), join(web, name, 'dist'), { recursive: true });
  }
  edit(join(web, 'shell/dist/contrato.json'), (contract) => ({ ...contract, contrato: 2, acepta: [2] }));
  edit(join(web, 'mfe-dashboard/dist/remoto.json'), (description) => ({ ...description, contrato: 2 }));
  rmSync(join(web, 'mfe-dashboard/dist/remoto.json.br'), { force: true });
  return web;
}

/** This story starts its own server, because the shell to test is in that server's WEB_DIR. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
    async ({}, use) => {
      const web = webOfNewShell();
      const server = await startServer({ WEB_DIR: web });
      await use(server);
      await server.finish();
      rmSync(web, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

test('a section without a build for the new shell is being updated, calmly; one that has it works', async ({ page, server }) => {
  const reports = reportsOf(page);
  const response = await page.request.post('/api/auth/submit', {
    form: { usuario: 'super@aguaclara.mx', password: PASSWORD },
    headers: { origin: server.url },
  });
  expect(response.status()).toBe(200);
  await page.goto('/app/ventas');
  const panel = page.getByRole('status').filter({ hasText: 'Esta sección se está actualizando' });
  await expect(panel).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Esta sección se está actualizando' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(panel).toBeVisible();
  await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Reportes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Visualiza el desempeño de tu lavandería' })).toBeVisible();
  expect(reports).not.toContainEqual(expect.objectContaining({ suceso: 'fallida' }));
});
