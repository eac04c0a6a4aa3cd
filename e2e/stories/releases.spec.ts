import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketOf } from '@lavanda/shared/domain/release';
import type { Page } from '@playwright/test';
import { adminsWith, removeInvitees } from '../src/invitees.ts';
import { leaveOpen, withoutReload } from '../src/openTab.ts';
import { PointOfSale } from '../src/pos.ts';
import { deployTokenOf, type Release, releaseOf } from '../src/releases.ts';
import { buildTemplate, release } from '../src/remoteTemplate.ts';
import { PASSWORD as DEMO_PASSWORD, expect, signIn, test } from '../src/story.ts';

const TITLE = 'Visualiza el desempeño de tu lavandería';

/** The releases that each story publishes. They are retired after it, so later stories see the original sections. */
let published: Release[] = [];
async function delivery(remote: string, page: Page): Promise<Release> {
  const first = await releaseOf(remote, page.request);
  published.push(first);
  return first;
}
test.afterEach(async () => {
  for (const first of published) await first.retire();
  published = [];
  await removeInvitees();
});

/** Password of the accounts that the story invites. */
const PASSWORD = 'espuma-1';

test('a tenth of the users and one laundry get the second of two versions of Reportes, then all, then nobody; an open tab keeps its note all along', async ({
  otherTill,
  console,
}) => {
  // The story removes its invited admins at the end, and a tab that is still open then gets a 401.
  console.allow(/status of 401/);
  const inTheTenth = (id: string) => bucketOf('mfe-dashboard', id) < 1_000;
  const [inside = '', outside = ''] = await adminsWith(PASSWORD, [inTheTenth, (id) => !inTheTenth(id)]);
  const { page: opened } = await otherTill(inside, PASSWORD);
  const others = [(await otherTill(outside, PASSWORD)).page, (await otherTill('super@bugambilia.mx')).page];
  const [ONE, TWO] = [`${TITLE} (1)`, `${TITLE} (2)`];
  const reports = await delivery('mfe-dashboard', opened);
  await reports.promote(await reports.publish('0.2.0', TITLE, ONE), { todos: true });
  const second = await reports.publish('0.3.0', TITLE, TWO);

  const pos = new PointOfSale(opened);
  await leaveOpen(opened, () => pos.open());
  await pos.servicio('Mochila').click();
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');

  const link = (section: string) =>
    opened.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: section });
  const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
  /** Checks the title of Reportes in the open tab, which then returns to its nota, and the titles that two other users get. */
  const see = async (inOpenTab: string, ...inTheOthers: string[]) => {
    await link('Reportes').click();
    await expect(titleOf(opened)).toHaveText(inOpenTab);
    await link('Punto de Venta').click();
    await expect(pos.nota).toContainText('Claudia Hernández Pineda');
    await expect(opened.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveText([/Mochila/]);
    const inTheOther = async (page: Page, which: number) => {
      await page.goto('/app/dashboard');
      await expect(titleOf(page)).toHaveText(inTheOthers[which] ?? '');
    };
    await Promise.all(others.map(inTheOther));
  };
  await see(ONE, ONE, ONE);
  await reports.promote(second, { porcentaje: 10 });
  await see(TWO, ONE, ONE);
  await reports.promote(second, { tenant: 'Bugambilia' });
  await see(TWO, ONE, TWO);
  await reports.promote(second, { todos: true });
  await see(TWO, TWO, TWO);
  await reports.goBack();
  await see(ONE, ONE, ONE);
  expect(await withoutReload(opened)).toBe(true);
});

test('who signs in gets their laundry’s version of a section that the sign-in page had loaded in another', async ({ page }) => {
  const activos = await delivery('mfe-pos', page);
  const version = await activos.publish('0.2.0', '"Por recolectar"', '"Para recolectar"');
  await activos.promote(version, { tenant: 'Bugambilia' });
  const loaded = page.waitForResponse(/\/mf\/mfe-pos\/0\.1\.0-.*lifecycles/);
  await page.goto('/login');
  await page.getByLabel('Usuario').fill('usuario@bugambilia.mx');
  await loaded;
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
  await expect(page.getByText('Para recolectar').first()).toBeVisible();
});

test('a version that fails while the sign-in page loads it counts for who signs in, who gets the one before it', async ({
  page,
  console,
}) => {
  console.allow(/500/, /integrity/, /Federation Runtime.*already registered/);
  const activos = await delivery('mfe-pos', page);
  const version = await activos.publish('0.2.2', '"Por recolectar"', '"Para recolectar"');
  await activos.promote(version, { todos: true });
  await page.route(`**/mf/mfe-pos/${version}/**`, (route) => route.fulfill({ status: 500 }));
  const reported = page.waitForRequest('**/api/entregas/informe');
  await page.goto('/login');
  await page.getByLabel('Usuario').fill('usuario@bugambilia.mx');
  await reported;
  await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
  await expect.poll(() => activos.fallas()).toContainEqual(expect.objectContaining({ version, veces: 1 }));
});

test('who is given a version that breaks goes on with the one before it, and the status says what failed', async ({
  page,
  console,
}) => {
  console.allow(/rota/, /Federation Runtime.*already registered/);
  const reports = await delivery('mfe-dashboard', page);
  const version = await reports.publish('0.2.1', `"${TITLE}"`, '(()=>{throw new Error("rota")})()');
  await reports.promote(version, { tenant: 'Bugambilia' });
  await signIn(page, 'super@bugambilia.mx');
  await page.goto('/app/dashboard');
  await expect(page.getByRole('status').filter({ hasText: 'regresó a su versión anterior' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  await expect.poll(() => reports.fallas()).toContainEqual(expect.objectContaining({ version, veces: 1 }));
});

test('a new section that is given to one laundry is in its bar and in no other, until it is taken off again', async ({
  otherTill,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'lavanda-plantilla-'));
  const deployToken = await deployTokenOf('mfe-plantilla');
  const run = (...args: string[]) => release(deployToken, ...args);
  const [inside, outside] = [(await otherTill('usuario@bugambilia.mx')).page, (await otherTill('usuario@aguaclara.mx')).page];
  const link = (page: Page, section: string) =>
    page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: section });
  /** Opens Activos again and checks how many links to the new section its bar has: 0 or 1. */
  const see = async (page: Page, count: number) => {
    await page.goto('/app/activos');
    await expect(link(page, 'Clientes')).toBeVisible();
    await expect(link(page, 'Plantilla')).toHaveCount(count);
  };
  try {
    await run('publish', 'mfe-plantilla', '--dir', await buildTemplate(folder, '2.0.0'));
    expect(await run('promote', 'mfe-plantilla', '--tenant', 'Bugambilia')).toContain('sin versión estable');
    await see(inside, 1);
    await see(outside, 0);
    await link(inside, 'Plantilla').click();
    await expect(inside.getByRole('heading', { level: 1, name: 'Plantilla' })).toBeVisible();
    await outside.goto('/app/plantilla');
    await expect(outside).toHaveURL('/app/activos');

    await run('promote', 'mfe-plantilla', '--without-tenant', 'Bugambilia');
    await see(inside, 0);
    await inside.goto('/app/plantilla');
    await expect(inside).toHaveURL('/app/activos');
  } finally {
    await run('rollback', 'mfe-plantilla');
    rmSync(folder, { recursive: true, force: true });
  }
});
