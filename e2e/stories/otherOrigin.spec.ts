import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deployTokenOf } from '../src/releases.ts';
import { expect, signIn, test } from '../src/story.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

let folder: string;
let deployToken: string;
test.beforeAll(async () => {
  deployToken = await deployTokenOf('mfe-plantilla');
  folder = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  // Later stories must see the original sections.
  await release('retire', 'mfe-plantilla');
});

/** Asynchronous, because this process also serves the other origin. */
const run = promisify(execFile);

async function release(...args: string[]): Promise<string> {
  const env = { ...process.env, LAVANDA_LLAVE: deployToken };
  return (await run(process.execPath, [join(ROOT, 'scripts/release.mjs'), ...args], { env })).stdout;
}

/** Builds the template outside the workspace, in its own Git repository, with the installed libraries. */
async function buildOutside(): Promise<string> {
  const remote = join(folder, 'mfe-plantilla');
  cpSync(join(ROOT, 'e2e', 'remote-template'), remote, { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(remote, 'node_modules'));
  await run('git', ['init', '-q', remote]);
  await run(process.execPath, [join(ROOT, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: remote,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(remote, 'dist');
}

test('a section built outside the workspace and served from another origin appears in the bar and works', async ({ page }) => {
  const origin = process.env.LAVANDA_OTHER_ORIGIN ?? '';
  cpSync(await buildOutside(), join(process.env.LAVANDA_OTHER_ORIGIN_FOLDER ?? '', 'plantilla', '1.0.0'), {
    recursive: true,
  });
  const manifest = `${origin}/plantilla/1.0.0/mf-manifest.json`;
  expect(await release('publish', 'mfe-plantilla', '1.0.0', '--url', manifest)).toContain('Publicada 1.0.0-');

  await signIn(page, 'usuario@aguaclara.mx');
  await page.goto('/app/activos');
  const bar = page.getByRole('navigation', { name: 'Secciones' }).first();
  await expect(bar.getByRole('link', { name: 'Clientes' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Plantilla' })).toHaveCount(0);

  expect(await release('promote', 'mfe-plantilla', '--all')).toContain('estable 1.0.0-');
  const loaded = page.waitForResponse((response) => response.url().startsWith(`${origin}/plantilla/`));
  await page.goto('/app/activos');
  await expect(bar.getByRole('link')).toHaveText(['Activos', 'Punto de Venta', 'Ventas', 'Plantilla', 'Clientes']);
  await bar.getByRole('link', { name: 'Plantilla' }).click();
  await loaded;
  await expect(page).toHaveTitle('Agua Clara | Sección de plantilla');
  await expect(page.getByRole('heading', { level: 1, name: 'Una sección de otro repositorio' })).toBeVisible();
  await page.getByRole('list', { name: 'Clientes' }).getByRole('link').first().click();
  await expect(page).toHaveTitle('Agua Clara | Editar Cliente');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Una sección de otro repositorio' })).toBeVisible();
});
