import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { leaveOpen, withoutReload } from '../src/openTab.ts';
import { deployTokenOf, type Release, releaseOf } from '../src/releases.ts';
import { buildTemplate, release } from '../src/remoteTemplate.ts';
import { admin, startStops } from '../src/sectionService.ts';
import { expect, signIn, test } from '../src/story.ts';

let cleanUps: (() => unknown)[] = [];
test.afterEach(async () => {
  for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  cleanUps = [];
});

/** Ids of any open nota and of its cliente. */
async function anyNota(page: Page): Promise<{ id: string; cliente: string }> {
  const { results } = await (await page.request.get('/api/ventas/?status=0')).json();
  return { id: results[0]._id, cliente: results[0].usuario };
}

test('a section with its own tag, permission and service is published to a running product, and fills a place of another', async ({
  page,
  otherTill,
}) => {
  // The story builds a section, which takes long.
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-paradas-'));
  const deployToken = await deployTokenOf('mfe-plantilla');
  const run = (...args: string[]) => release(deployToken, ...args);
  const service = await startStops();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }), service.close);
  const built = await buildTemplate(folder, '1.0.0', 'remote-domain');

  await signIn(page, 'super@aguaclara.mx');
  const { id } = await anyNota(page);
  await leaveOpen(page, async () => void (await page.goto(`/app/ventas/${id}`)));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Parada' })).toHaveCount(0);

  expect(await run('publish', 'mfe-plantilla', '--dir', built)).toContain('Publicada 1.0.0-');
  expect(await admin('servicio', 'plantilla', service.url)).toContain('Su secreto: ');
  cleanUps.push(() => admin('retirar-servicio', 'plantilla'));
  await run('promote', 'mfe-plantilla', '--tenant', 'Agua Clara');
  cleanUps.push(() => run('retire', 'mfe-plantilla'));
  await expect(page.getByRole('region', { name: 'Parada' })).toHaveText('Quedan 2 paradas en su ruta', { timeout: 20_000 });

  const bar = page.getByRole('navigation', { name: 'Secciones' }).first();
  await bar.getByRole('link', { name: 'Paradas' }).click();
  const stops = page.getByRole('list', { name: 'Paradas' }).getByRole('listitem');
  await expect(stops).toHaveText(['Xola 12', 'Petén 214']);
  await page.getByRole('button', { name: 'Terminar una' }).click();
  await expect(stops).toHaveText(['Petén 214']);

  const { page: counter } = await otherTill('usuario@aguaclara.mx');
  await counter.goto('/app/activos');
  const link = counter.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: 'Paradas' });
  await expect(counter.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.goto('/app/configuracion/permisos');
  await page.getByRole('checkbox', { name: 'Ver las paradas: Usuario' }).check();
  await page.getByRole('button', { name: 'GUARDAR' }).click();
  await expect(page.getByText('Permisos guardados.')).toBeVisible();
  await counter.goto('/app/activos');
  await link.click();
  await expect(counter.getByRole('list', { name: 'Paradas' }).getByRole('listitem')).toHaveText(['Petén 214']);
});

test('what fills a place comes and goes with its version without a reload, and its crash leaves the page', async ({
  page,
  console,
}) => {
  console.allow(/roto/, /Federation Runtime.*already registered/);
  const sales: Release = await releaseOf('mfe-ventas', page.request);
  cleanUps.push(() => sales.retire());
  await signIn(page, 'super@aguaclara.mx');
  const { cliente } = await anyNota(page);
  await leaveOpen(page, async () => void (await page.goto(`/app/clientes/${cliente}`)));
  const notas = (name: string) => page.getByRole('region', { name });
  await expect(notas('Últimas notas').getByRole('link').first()).toBeVisible();

  await sales.promote(await sales.publish('0.7.0', 'Últimas notas', 'Notas recientes'), { todos: true });
  await expect(notas('Notas recientes').getByRole('link').first()).toBeVisible({ timeout: 20_000 });
  await sales.goBack();
  await expect(notas('Últimas notas').getByRole('link').first()).toBeVisible({ timeout: 20_000 });

  const broken = await sales.publish('0.8.0', '"Últimas notas"', '(()=>{throw new Error("roto")})()');
  await sales.promote(broken, { todos: true });
  await expect.poll(() => sales.fallas(), { timeout: 20_000 }).toContainEqual(expect.objectContaining({ version: broken }));
  await expect(page.getByRole('heading', { level: 2, name: 'Datos fiscales' })).toBeVisible();
  await expect(notas('Últimas notas').getByRole('link').first()).toBeVisible();
  expect(await withoutReload(page)).toBe(true);
});
