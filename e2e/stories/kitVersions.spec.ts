import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildOf } from '../src/build.ts';
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
function buildWith(web: string, remote: string, ranges: readonly (readonly [string, string])[]): void {
  const change = (text: string) =>
    ranges.reduce((changed, [today, other]) => changed.replaceAll(`"${today}"`, `"${other}"`), text);
  for (const [path, bytes] of buildOf(remote, change)) {
    const file = join(web, remote, 'dist', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, new Uint8Array(bytes));
  }
  cpSync(join(ROOT, remote, 'package.json'), join(web, remote, 'package.json'));
}

/** A WEB_DIR with today's shell and sections, but Clientes built with an older kit and Reportes with one to come. */
function webOfKits(): string {
  const web = mkdtempSync(join(tmpdir(), 'lavanda-kits-'));
  const built = ['mfe-clientes', 'mfe-dashboard'];
  for (const name of readdirSync(ROOT).filter((name) => name === 'shell' || name.startsWith('mfe-')))
    if (!built.includes(name)) symlinkSync(join(ROOT, name), join(web, name));
  buildWith(web, 'mfe-clientes', OLDER);
  buildWith(web, 'mfe-dashboard', NEWER);
  return web;
}

/** This story starts a server of its own, because builds that don't fit come only with one. */
const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function uses from its pattern.
    async ({}, use) => {
      const web = webOfKits();
      const server = await startServer({ WEB_DIR: web });
      await use(server);
      await server.finish();
      rmSync(web, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

test('a section of an older kit and one of today’s share a shell; one of a kit to come is being updated', async ({
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
  await open('Reportes');
  await expect(page.getByRole('heading', { level: 1, name: 'Esta sección se está actualizando' })).toBeVisible();
  await open('Ventas');
  await expect(page.getByRole('checkbox').first()).toBeVisible();
});
