import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOf } from '../src/build.ts';
import { buildTemplate } from '../src/remoteTemplate.ts';
import { startServer, type TestServer } from '../src/server.ts';
import { test as base, expect, PASSWORD } from '../src/story.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Version ranges in today's builds, each with the range that another version of the kit (`@lavanda/shared`, with which sections
 * are built) writes instead: an older one in OLDER, a future one in NEWER.
 */
const OLDER: readonly (readonly [string, string])[] = [
  ['^19.3.0', '^19.1.0'],
  ['^9.5.0', '^9.3.0'],
  ['^2.14.0', '^2.9.0'],
];
const NEWER: readonly (readonly [string, string])[] = [['~0.1.0', '~0.2.0']];

/** Copies a section's build into the folder `web`, with other version ranges for the libraries that the shell provides. */
function buildWith(web: string, remote: string, ranges: readonly (readonly [string, string])[], root = ROOT): void {
  const change = (text: string) =>
    ranges.reduce((changed, [today, other]) => changed.replaceAll(`"${today}"`, `"${other}"`), text);
  for (const [path, bytes] of buildOf(remote, change, root)) {
    const file = join(web, remote, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(bytes));
  }
  cpSync(join(root, remote, 'package.json'), join(web, remote, 'package.json'));
}

/**
 * Makes a WEB_DIR with today's shell and sections, except three: Clientes is as an older kit built it; Reportes and the
 * new section Plantilla are as a future kit would build them.
 */
async function webOfKits(folder: string): Promise<string> {
  const web = join(folder, 'web');
  mkdirSync(web);
  const built = ['mfe-clientes', 'mfe-dashboard'];
  for (const name of readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-')))
    if (!built.includes(name)) symlinkSync(join(ROOT, name), join(web, name));
  buildWith(web, 'mfe-clientes', OLDER);
  buildWith(web, 'mfe-dashboard', NEWER);
  await buildTemplate(folder, '1.0.0');
  buildWith(web, 'mfe-plantilla', NEWER, folder);
  return web;
}

/** This story starts its own server, because only a server's WEB_DIR can contain builds that don't fit the shell. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lavanda-kits-'));
      const server = await startServer({ WEB_DIR: await webOfKits(folder) });
      await use(server);
      await server.finish();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

test('a section of an older kit and one of today’s share a shell; one of a kit to come waits for its shell', async ({
  page,
  server,
}) => {
  const response = await page.request.post('/api/auth/submit', {
    form: { usuario: 'super@aguaclara.mx', password: PASSWORD },
    headers: { origin: server.url },
  });
  expect(response.status()).toBe(200);
  const bar = page.getByRole('navigation', { name: 'Secciones' }).first();
  const open = (name: string) => bar.getByRole('link', { name, exact: true }).click();
  await page.goto('/app/ventas');
  await expect(page).toHaveTitle('Agua Clara | Tus Ventas');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await open('Clientes');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The server offers an older version of Reportes in place of the unfit build: the one that the database already had.
  await open('Reportes');
  await expect(page.getByRole('heading', { level: 1, name: 'Visualiza el desempeño de tu lavandería' })).toBeVisible();
  await open('Plantilla');
  await expect(page.getByRole('heading', { level: 1, name: 'Esta sección se está actualizando' })).toBeVisible();
  await open('Ventas');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
