import { bucketOf } from '@lavanda/shared/domain/release';
import type { Page } from '@playwright/test';
import { adminsWith, demoAccountWith, removeInvitees } from '../src/invitees.ts';
import { leaveOpen, withoutReload } from '../src/openTab.ts';
import { PointOfSale } from '../src/pos.ts';
import { type Release, releaseOf } from '../src/releases.ts';
import { expect, test } from '../src/story.ts';

/** The releases of the shell that a story publishes. They are retired after it. */
let shell: Release | undefined;
test.afterEach(async () => {
  await shell?.retire();
  shell = undefined;
  await removeInvitees();
});

/** Password of the accounts that the story invites. */
const PASSWORD = 'espuma-1';
const BUGAMBILIA = ['super@bugambilia.mx', 'usuario@bugambilia.mx'];

const versionIn = (page: Page) => page.locator('meta[name="shell-version"]').getAttribute('content');
const link = (page: Page, section: string) =>
  page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: section });

/** Waits until the page gets a list of sections that names this version of the shell. */
const toldOf = (page: Page, version: string) =>
  page.waitForResponse(async (response) => {
    if (!response.url().endsWith('/remotes.json')) return false;
    return (await response.json()).shell.version === version;
  });

test('a tenth of the users and one laundry get another shell, then nobody; a half-written note makes it wait, and nothing is lost', async ({
  otherTill,
  console,
}) => {
  // The story removes its invited admins at the end, and a tab that is still open then gets a 401.
  console.allow(/status of 401/);
  // The story changes the shell many times, and each change loads pages again.
  test.setTimeout(120_000);
  const inTheTenth = (id: string) => bucketOf('shell', id) < 1_000;
  const [inside = '', outside = ''] = await adminsWith(PASSWORD, [inTheTenth, (id) => !inTheTenth(id)]);
  const { page: opened } = await otherTill(inside, PASSWORD);
  const ofBugambilia = await demoAccountWith(BUGAMBILIA, (id) => !inTheTenth(id));
  const [other, far] = [(await otherTill(outside, PASSWORD)).page, (await otherTill(ofBugambilia)).page];
  shell = await releaseOf('shell', opened.request);
  const version = await shell.publish('0.2.0', '"Salir"', '"Salir ya"');

  const pos = new PointOfSale(opened);
  await leaveOpen(opened, () => pos.open());
  const own = await versionIn(opened);
  await pos.servicio('Mochila').click();
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  const noteIsWhole = async () => {
    await expect(pos.nota).toContainText('Claudia Hernández Pineda');
    await expect(opened.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveText([/Mochila/]);
  };
  /** Shell versions of newly opened pages: of a user outside the 10 % who get the new shell, and of a user of another laundry. */
  const openedNow = async () => {
    const pages = [other, far];
    await Promise.all(pages.map((page) => page.goto('/app/activos')));
    return Promise.all(pages.map(versionIn));
  };

  const told = toldOf(opened, version);
  await shell.promote(version, { porcentaje: 10 });
  await told;
  expect(await openedNow()).toEqual([own, own]);
  // Two more lists name the new shell. An idle tab would have reloaded by then, but the half-written nota prevents the reload.
  await toldOf(opened, version);
  await toldOf(opened, version);
  expect(await withoutReload(opened)).toBe(true);
  await noteIsWhole();

  await link(opened, 'Reportes').click();
  await expect.poll(() => versionIn(opened)).toBe(version);
  await expect(opened.getByRole('heading', { level: 1, name: 'Visualiza el desempeño de tu lavandería' })).toBeVisible();
  await opened.getByRole('button', { name: /Karla/ }).click();
  await expect(opened.getByRole('menuitem', { name: 'Salir ya' })).toBeVisible();
  await opened.keyboard.press('Escape');
  await link(opened, 'Punto de Venta').click();
  await noteIsWhole();

  await shell.promote(version, { tenant: 'Bugambilia' });
  expect(await openedNow()).toEqual([own, version]);
  await shell.goBack();
  expect(await openedNow()).toEqual([own, own]);
  await link(opened, 'Reportes').click();
  await expect.poll(() => versionIn(opened)).toBe(own);
  await link(opened, 'Punto de Venta').click();
  await noteIsWhole();

  // The same tab also changes to the next shell, and back from it.
  const next = await shell.publish('0.2.2', '"Salir"', '"Salir luego"');
  await shell.promote(next, { porcentaje: 10 });
  await link(opened, 'Reportes').click();
  await expect.poll(() => versionIn(opened)).toBe(next);
  await shell.goBack();
  await expect.poll(() => versionIn(opened)).toBe(own);
  // Closes the tab, because its calls would be refused once the story's users are removed.
  await opened.close();
});

test('who signs in gets their laundry’s shell with one reload, and no more', async ({ page }) => {
  shell = await releaseOf('shell', page.request);
  const version = await shell.publish('0.2.1', '"Salir"', '"Salir ahora"');
  await shell.promote(version, { tenant: 'Bugambilia' });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await leaveOpen(page, async () => void (await page.goto('/login')));
  await page.getByLabel('Usuario').fill('usuario@bugambilia.mx');
  await page.getByLabel('Contraseña', { exact: true }).fill('lavanda123');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect.poll(() => versionIn(page)).toBe(version);
  await expect(page.getByRole('article').first()).toBeVisible();
  await toldOf(page, version);
  await toldOf(page, version);
  expect(loads).toBe(2);
});
