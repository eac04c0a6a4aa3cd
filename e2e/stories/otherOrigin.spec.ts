import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployTokenOf } from '../src/releases.ts';
import { buildTemplate, release as runRelease } from '../src/remoteTemplate.ts';
import { expect, signIn, test } from '../src/story.ts';

let folder: string;
let deployToken: string;
test.beforeAll(async () => {
  deployToken = await deployTokenOf('mfe-plantilla');
  folder = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  // The published section is retired, because later stories must see only the original sections.
  await release('retire', 'mfe-plantilla');
});

const release = (...args: string[]) => runRelease(deployToken, ...args);

test('a section built outside the workspace and served from another origin appears in the bar and works', async ({ page }) => {
  const origin = process.env.LAVANDA_OTHER_ORIGIN ?? '';
  cpSync(
    join(await buildTemplate(folder, '1.0.0'), 'dist'),
    join(process.env.LAVANDA_OTHER_ORIGIN_FOLDER ?? '', 'plantilla', '1.0.0'),
    {
      recursive: true,
    },
  );
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
  await expect(bar.getByRole('link')).toHaveText([
    'Activos',
    'Punto de Venta',
    'Caja',
    'Ruta',
    'Ventas',
    'Plantilla',
    'Clientes',
  ]);
  await bar.getByRole('link', { name: 'Plantilla' }).click();
  await loaded;
  await expect(page).toHaveTitle('Agua Clara | Plantilla');
  await expect(page.getByRole('heading', { level: 1, name: 'Plantilla' })).toBeVisible();
  await page.getByRole('list', { name: 'Clientes' }).getByRole('link').first().click();
  await expect(page).toHaveTitle('Agua Clara | Editar Cliente');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Plantilla' })).toBeVisible();
});
