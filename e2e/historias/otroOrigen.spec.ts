import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { llaveDe } from '../src/entregas.ts';
import { entrar, expect, test } from '../src/prueba.ts';

const RAIZ = fileURLToPath(new URL('../..', import.meta.url));

let carpeta: string;
let llave: string;
test.beforeAll(async () => {
  llave = await llaveDe('mfe-plantilla');
  carpeta = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
});
test.afterAll(async () => {
  rmSync(carpeta, { recursive: true, force: true });
  // Stories after this one see the sections as they were.
  await release('retire', 'mfe-plantilla');
});

/** Not synchronous: the other origin is served by this process. */
const ejecutar = promisify(execFile);

async function release(...argumentos: string[]): Promise<string> {
  const env = { ...process.env, LAVANDA_LLAVE: llave };
  return (await ejecutar(process.execPath, [join(RAIZ, 'scripts/release.mjs'), ...argumentos], { env })).stdout;
}

/** Builds the template outside the workspace, in a Git repository of its own, on the installed libraries. */
async function construirAfuera(): Promise<string> {
  const remoto = join(carpeta, 'mfe-plantilla');
  cpSync(join(RAIZ, 'e2e', 'plantilla-remoto'), remoto, { recursive: true });
  symlinkSync(join(RAIZ, 'node_modules'), join(remoto, 'node_modules'));
  await ejecutar('git', ['init', '-q', remoto]);
  await ejecutar(process.execPath, [join(RAIZ, 'node_modules/@rsbuild/core/bin/rsbuild.js'), 'build'], {
    cwd: remoto,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(remoto, 'dist');
}

test('a section built outside the workspace and served from another origin appears in the bar and works', async ({ page }) => {
  const origen = process.env.LAVANDA_OTRO_ORIGEN ?? '';
  cpSync(await construirAfuera(), join(process.env.LAVANDA_OTRO_ORIGEN_CARPETA ?? '', 'plantilla', '1.0.0'), { recursive: true });
  const manifiesto = `${origen}/plantilla/1.0.0/mf-manifest.json`;
  expect(await release('publish', 'mfe-plantilla', '1.0.0', '--url', manifiesto)).toContain('Publicada 1.0.0-');

  await entrar(page, 'usuario@aguaclara.mx');
  await page.goto('/app/activos');
  const barra = page.getByRole('navigation', { name: 'Secciones' }).first();
  await expect(barra.getByRole('link', { name: 'Clientes' })).toBeVisible();
  await expect(barra.getByRole('link', { name: 'Plantilla' })).toHaveCount(0);

  expect(await release('promote', 'mfe-plantilla', '--all')).toContain('estable 1.0.0-');
  const cargada = page.waitForResponse((respuesta) => respuesta.url().startsWith(`${origen}/plantilla/`));
  await page.goto('/app/activos');
  await expect(barra.getByRole('link')).toHaveText(['Activos', 'Punto de Venta', 'Ventas', 'Plantilla', 'Clientes']);
  await barra.getByRole('link', { name: 'Plantilla' }).click();
  await cargada;
  await expect(page).toHaveTitle('Agua Clara | Sección de plantilla');
  await expect(page.getByRole('heading', { level: 1, name: 'Una sección de otro repositorio' })).toBeVisible();
  await page.getByRole('list', { name: 'Clientes' }).getByRole('link').first().click();
  await expect(page).toHaveTitle('Agua Clara | Editar Cliente');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Una sección de otro repositorio' })).toBeVisible();
});
