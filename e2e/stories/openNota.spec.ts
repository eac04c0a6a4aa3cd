import type { Page } from '@playwright/test';
import { leaveOpen, withoutReload } from '../src/openTab.ts';
import { PointOfSale } from '../src/pos.ts';
import { type Release, releaseOf } from '../src/releases.ts';
import { expect, signIn, test } from '../src/story.ts';
import { register, uniqueSurname } from '../src/yourClientes.ts';

/** The releases that each story publishes. They are retired after it, so later stories see the original sections. */
let published: Release[] = [];
test.afterEach(async () => {
  for (const first of published) await first.retire();
  published = [];
});

/** Waits until the tab has checked for versions three times; an idle tab would have loaded the new version by then. */
async function twoGlances(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) await page.waitForResponse('**/remotes.json');
}

async function promoted(page: Page, delivery: Release, remote: string, [before, after]: [string, string]): Promise<void> {
  const version = await delivery.publish('0.3.0', `"${before}"`, `"${after}"`);
  const loaded = page.waitForResponse(new RegExp(`/mf/${remote}/0\\.3\\.0-.*lifecycles`));
  await delivery.promote(version, { todos: true });
  await loaded;
}

test('a half-written note outlives a new version of its section and its return, and each comes in when the note is done', async ({
  page,
}) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const delivery = await releaseOf('mfe-pos', page.request);
  published.push(delivery);
  const pos = new PointOfSale(page);
  await leaveOpen(page, () => pos.open());
  const before = pos.nota.getByRole('radio', { name: 'Sin abono' });
  const after = pos.nota.getByRole('radio', { name: 'Nada ahora' });
  const articles = page.getByRole('list', { name: 'Artículos' }).getByRole('listitem');

  await pos.servicio('Edredón matrimonial').click();
  await pos.servicio('Mochila').click();
  await promoted(page, delivery, 'mfe-pos', ['Sin abono', 'Nada ahora']);
  await twoGlances(page);
  await expect(before).toBeVisible();
  await expect(articles).toHaveText([/Edredón matrimonial/, /Mochila/]);

  await page.getByRole('button', { name: 'Eliminar Edredón matrimonial' }).click();
  await page.getByRole('button', { name: 'Eliminar Mochila' }).click();
  await expect(after).toBeVisible();

  await pos.servicio('Mochila').click();
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  await delivery.goBack();
  await twoGlances(page);
  await expect(after).toBeVisible();
  await expect(articles).toHaveText([/Mochila/]);
  await expect(pos.nota).toContainText('Claudia Hernández Pineda');

  await pos.saveNota('creada');
  await pos.withoutTicket();
  await expect(before).toBeVisible();
  expect(await withoutReload(page)).toBe(true);
});

test('a customer’s form with changes outlives a new version of its section, which comes in when they are saved', async ({
  page,
}) => {
  await signIn(page, 'admin@aguaclara.mx');
  const delivery = await releaseOf('mfe-clientes', page.request);
  published.push(delivery);
  const id = await register(page, { apellido: uniqueSurname() });
  await leaveOpen(page, () => page.goto(`/app/clientes/${id}`).then(() => undefined));
  await page.getByRole('button', { name: 'Modificar' }).click();
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.fill('Guadalupe');
  // The focus leaves the field, so that nothing but the unsaved change holds back the new version.
  await page.getByRole('heading', { level: 1 }).focus();
  await promoted(page, delivery, 'mfe-clientes', ['Volver a clientes', 'Volver a la lista']);
  await twoGlances(page);
  await expect(page.getByRole('link', { name: 'Volver a clientes' })).toBeVisible();
  await expect(name).toHaveValue('Guadalupe');

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('link', { name: 'Volver a la lista' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guadalupe');
  expect(await withoutReload(page)).toBe(true);
});
