import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { logIn } from '../src/invitees.ts';
import { card, openActivos, PointOfSale } from '../src/pos.ts';
import { prepared } from '../src/prepared.ts';
import { openMenu } from '../src/secondFactor.ts';
import { notaWithAbonos } from '../src/states/state.ts';
import { expect, PASSWORD, signIn, test } from '../src/story.ts';
import { captureUnsent, leaveItUnsent } from '../src/unsent.ts';
import { uniqueSurname } from '../src/yourClientes.ts';

const REGISTER = 'usuario@aguaclara.mx';
/** Longest time until the other register shows what was captured without a connection, ms. */
const SOON = { timeout: 2_000 };

/** Profile folder of the tablet's browser, which remains when the browser's process is killed. */
let profile: string;
let tablet: BrowserContext | undefined;
test.beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'lavanda-tableta-'));
});
test.afterEach(async () => {
  await tablet?.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
});

/** Content of a file; empty for a folder, and for a file that the browser has removed meanwhile. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/**
 * Files of the profile that contain a cliente's surname in an encoding of the browser. Searches only for the letters after
 * 'Zeta', with which all surnames begin, because compressed files store a repeated text only once.
 */
function filesWith(surname: string): string[] {
  const text = surname.slice('Zeta'.length);
  const forms = [Buffer.from(text, 'latin1'), Buffer.from(text, 'utf16le')];
  const paths = readdirSync(profile, { recursive: true }).map((path) => join(profile, String(path)));
  return paths.filter((path) => forms.some((form) => contentOf(path).includes(form)));
}

/** Saves the nota and prints its ticket without a connection. @returns what is on the paper */
async function saveAndPrint(page: Page, pos: PointOfSale): Promise<string> {
  await pos.save.click();
  const saved = page.getByRole('dialog', { name: 'Nota guardada en este equipo' });
  const [paper] = await Promise.all([page.waitForEvent('popup'), saved.getByRole('button', { name: /^Imprimir/ }).click()]);
  await expect(paper.getByText('Folio pendiente')).toBeVisible();
  return (await paper.locator('body').textContent()) ?? '';
}

test('a tablet works without a network through a restart, and all is at the other register within 2 s of its return', async ({
  playwright,
  launchOptions,
  otherTill,
  baseURL,
  viewport,
  locale,
  timezoneId,
}) => {
  test.slow();
  const start = () =>
    playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...{ baseURL, viewport, locale, timezoneId, serviceWorkers: 'allow' },
    });
  tablet = await start();
  // The ticket's window doesn't print, and so stays open for the story to read.
  const keepPaper = (context: BrowserContext) =>
    context.addInitScript(() => void Object.assign(window, { print: () => undefined }));
  await keepPaper(tablet);
  let page = await tablet.newPage();
  await signIn(page, REGISTER);
  const older = await notaWithAbonos(page);
  const pos = new PointOfSale(page);
  await pos.open();
  await prepared(page);
  // Restarts the browser, because a normal end writes the session's cookie to disk at once, not half a minute later.
  await tablet.close();
  tablet = await start();
  await keepPaper(tablet);

  await tablet.setOffline(true);
  page = await tablet.newPage();
  const counter = new PointOfSale(page);
  await counter.open();
  const surname = uniqueSurname();
  await page.getByRole('button', { name: 'Seleccionar usuario' }).click();
  await page.getByLabel('Nombre del cliente').fill(surname);
  await page.getByRole('option', { name: /Registrar nuevo cliente/ }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/^Nombre/).fill('Ana');
  await form.getByLabel(/^Apellido/).fill(surname);
  await form.getByRole('button', { name: /^Registrar/ }).click();
  await expect(counter.nota.getByText(`Ana ${surname}`)).toBeVisible();
  await counter.addKilos('Lavado y doblado por kg', '3.5');
  await counter.servicio('Mochila').click();
  await counter.payAbono('50');
  const ticket = await saveAndPrint(page, counter);
  const clave = /Clave\s*([A-Z]+\d+)/.exec(ticket)?.[1] ?? '';
  expect(ticket).toContain('$50.00');

  await openActivos(page);
  await card(page, older.id)
    .getByRole('button', { name: `Cerrar nota de ${older.cliente}` })
    .click();
  const cierre = page.getByRole('dialog', { name: 'Cierre de nota' });
  await cierre.getByRole('button', { name: /^Cobrar .* y cerrar$/ }).click();
  await expect(card(page, older.id)).toHaveCount(0);

  // Begins another nota, which is unsaved when the tablet's browser is killed.
  await counter.open();
  await counter.selectCliente(surname, `Ana ${surname}`);
  await counter.servicio('Mochila').click();
  await expect(counter.nota).toContainText('Mochila');

  spawnSync('pkill', ['-9', '-f', `user-data-dir=${profile}`]);
  await tablet.close().catch(() => undefined);
  tablet = await start();
  await tablet.setOffline(true);
  page = await tablet.newPage();
  const again = new PointOfSale(page);
  await again.open();
  await expect(again.nota.getByText(`Ana ${surname}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Artículos' }).getByRole('listitem')).toHaveText([/Mochila/]);
  await openActivos(page);
  await expect(page.getByRole('article').filter({ hasText: surname }).getByText('Pendiente de enviar')).toBeVisible();
  await expect(card(page, older.id)).toHaveCount(0);

  const { page: other } = await otherTill('super@aguaclara.mx');
  await openActivos(other);
  await expect(card(other, older.id)).toBeVisible();
  const there = other.getByRole('article').filter({ hasText: surname });
  await expect(there).toHaveCount(0);
  await tablet.setOffline(false);
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible();
  await expect(there).toHaveCount(1, SOON);
  await expect(there.getByText(clave, { exact: true })).toBeVisible();
  await expect(card(other, older.id)).toHaveCount(0, SOON);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page
    .getByRole('button', { name: /Sucursal/ })
    .first()
    .click();
  expect(filesWith(surname)).not.toEqual([]);
  await page.getByRole('menuitem', { name: 'Salir' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Salir/ })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => filesWith(surname)).toEqual([]);
});

test('a nota that was left unsent is in no file of the profile once it was sent and its user has left', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const size = { width: 1024, height: 768 };
  tablet = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, viewport: size });
  const page = await tablet.newPage();
  await signIn(page, REGISTER);
  const surname = await captureUnsent(page);
  await leaveItUnsent(page);
  // Signs another user in and out meanwhile, because each session makes the browser write, and perhaps merge, its files.
  await logIn(page, 'usuario2@aguaclara.mx', PASSWORD);
  await expect(page.getByRole('button', { name: /por enviar/ })).toBeVisible();
  await openMenu(page, 'Salir');
  await logIn(page, REGISTER, PASSWORD);
  await expect(page.getByRole('button', { name: 'Todo enviado' })).toBeVisible();
  expect(filesWith(surname)).not.toEqual([]);
  await openMenu(page, 'Salir');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => filesWith(surname)).toEqual([]);
});
