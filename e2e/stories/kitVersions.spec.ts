import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOf } from '../src/build.ts';
import { buildTemplate } from '../src/remoteTemplate.ts';
import { startServer, type TestServer } from '../src/server.ts';
import { test as base, expect, PASSWORD } from '../src/story.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Ranges that the kit of before put into a build, and those that the kit to come will. */
const OLDER: readonly (readonly [string, string])[] = [
  ['^19.3.0', '^19.1.0'],
  ['^9.5.0', '^9.3.0'],
  ['^2.14.0', '^2.9.0'],
];
const NEWER: readonly (readonly [string, string])[] = [['~0.1.0', '~0.2.0']];

/** Puts a section's build into a folder of builds, with other ranges of what it takes from the shell. */
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
 * A WEB_DIR with today's shell and sections, but Clientes of an older kit, and Reportes and a section that is new of one
 * to come.
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

/** This story starts a server of its own, because builds that don't fit come only with one. */
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
  // A version that fits stands in for it: the one that the database had before this server.
  await open('Reportes');
  await expect(page.getByRole('heading', { level: 1, name: 'Visualiza el desempeño de tu lavandería' })).toBeVisible();
  await open('Plantilla');
  await expect(page.getByRole('heading', { level: 1, name: 'Esta sección se está actualizando' })).toBeVisible();
  await open('Ventas');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
