import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PointOfSale } from '../src/pos.ts';
import { registerServicio, removeStoryData, Servicios, STORY_PREFIX } from '../src/servicios.ts';
import { atEverySize, fitsAndIsAccessible } from '../src/sizes.ts';
import { expect, signIn, test } from '../src/story.ts';

const unique = (name: string) => `${STORY_PREFIX} ${name} ${randomUUID().slice(0, 6)}`;

/** Changes section without a reload, as users do, so that the story proves that one section sees the other's saves. */
async function goTo(page: Page, section: 'Punto de Venta'): Promise<void> {
  await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: section }).click();
}

async function backToServicios(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Mariana Robles/ }).click();
  await page.getByRole('menuitem', { name: 'Configuración' }).click();
}

test.beforeEach(({ page }) => signIn(page, 'super@aguaclara.mx'));
test.afterEach(({ page }) => removeStoryData(page));

test('a service added to a category is sold at the counter', async ({ page }) => {
  const name = unique('Cobija de bebé');
  const pos = new PointOfSale(page);
  await pos.open();
  await expect(pos.servicio('Mochila')).toBeVisible();
  await backToServicios(page);
  const servicios = new Servicios(page);
  await servicios.addTo('Edredones y blancos');
  await servicios.fill({ nombre: name, medida: 'Pieza', precio: '55' });
  await servicios.save();
  await expect(servicios.modal).toBeHidden();
  await expect(page.getByText(`Servicio agregado: ${name}`)).toBeVisible();
  await expect(servicios.row(name)).toContainText('$55.00');
  await expect(servicios.row(name)).toContainText('Pieza');

  await goTo(page, 'Punto de Venta');
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio(name).click();
  await pos.servicio(name).click();
  await expect(pos.save).toContainText('$110.00');
  const id = await pos.saveNota('creada');
  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data).toMatchObject({ subtotal: 110, articulos: [{ servicio: name, cantidad: 2, precio: 55 }] });
});

test('a new category begins with its first service, and the counter has it', async ({ page }) => {
  const name = unique('Limpieza de bolso');
  const category = unique('Piel y gamuza');
  const servicios = new Servicios(page);
  await servicios.open();
  await servicios.newCategory.click();
  await servicios.fill({ nombre: name, categoria: category, medida: 'Flexible' });
  await expect(servicios.modal.getByLabel('Precio')).toHaveCount(0);
  await servicios.save();
  await expect(servicios.categoria(category)).toHaveAttribute('aria-expanded', 'true');
  await expect(servicios.row(name)).toContainText('N/A');
  await expect(servicios.row(name)).toContainText('Flexible');

  await servicios.newCategory.click();
  await servicios.fill({
    nombre: unique('Otro'),
    categoria: category.toUpperCase(),
    medida: 'Kilogramo',
    precio: '10',
  });
  await servicios.save();
  await expect(servicios.modal.getByRole('alert')).toHaveText('La categoría ya existe.');
  await servicios.modal.getByRole('button', { name: 'Cancelar' }).click();

  await goTo(page, 'Punto de Venta');
  const pos = new PointOfSale(page);
  await expect(page.getByRole('region', { name: 'Servicios' }).getByRole('heading', { name: category })).toBeVisible();
  await pos.addFlex(name, { nombre: 'Bolso de gamuza', cost: '180' });
  await expect(pos.save).toContainText('$180.00');
  await page.getByRole('button', { name: 'CANCELAR' }).click();
  await page.getByRole('button', { name: 'Vaciar nota' }).click();
});

test('a changed price holds for new notes; a note made before keeps its own', async ({ page }) => {
  const name = unique('Tapete');
  await registerServicio(page, { servicio: name, categoria: 'Otros', medida: 'pz', precio: 50 });
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio(name).click();
  const before = await pos.saveNota('creada');
  await pos.withoutTicket();

  await backToServicios(page);
  const servicios = new Servicios(page);
  await servicios.categoria('Otros').click();
  await servicios.edit(name);
  await expect(servicios.modal.getByLabel('Precio')).toHaveValue('50.00');
  await servicios.fill({ precio: '80' });
  await servicios.save();
  await expect(servicios.row(name)).toContainText('$80.00');

  await goTo(page, 'Punto de Venta');
  await pos.selectCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio(name).click();
  await expect(pos.save).toContainText('$80.00');
  const after = await pos.saveNota('creada');
  for (const [id, total] of [
    [before, 50],
    [after, 80],
  ] as const) {
    expect((await (await page.request.get(`/api/ventas/${id}`)).json()).data).toMatchObject({ total });
  }
  await pos.open(before);
  await expect(page.getByRole('list', { name: 'Artículos' })).toContainText('$50.00');
});

test('a deleted service leaves list and counter; refused, it is back in its place and says why', async ({ page, console }) => {
  console.allow(/503/);
  const [first, second] = [unique('A'), unique('B')];
  for (const servicio of [first, second])
    await registerServicio(page, { servicio, categoria: 'Otros', medida: 'pz', precio: 10 });
  const servicios = new Servicios(page);
  await servicios.open();
  await servicios.categoria('Otros').click();
  const question = await servicios.askToRemove(first);
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(servicios.row(first)).toBeVisible();

  await page.route('**/api/servicios/eliminar', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, detail: 'La base de datos no responde.' }),
    }),
  );
  await (await servicios.askToRemove(first)).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alert')).toContainText(`El servicio ${first} no se eliminó. La base de datos no responde.`);
  await expect(servicios.row(first)).toBeVisible();
  const names = await page.getByRole('table', { name: 'Otros' }).getByRole('row').allTextContents();
  expect(names.findIndex((row) => row.includes(first))).toBe(names.findIndex((row) => row.includes(second)) - 1);

  await page.unroute('**/api/servicios/eliminar');
  await (await servicios.askToRemove(first)).getByRole('button', { name: 'Eliminar' }).click();
  await expect(servicios.row(first)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Eliminar ${second}` })).toBeFocused();
  await expect(page.getByText(`Servicio eliminado: ${first}`)).toBeVisible();
  await goTo(page, 'Punto de Venta');
  const pos = new PointOfSale(page);
  await expect(pos.servicio(second)).toBeVisible();
  await expect(pos.servicio(first)).toHaveCount(0);
});

test('the form says what is wrong in order, and a failed save keeps what was typed', async ({ page, console }) => {
  console.allow(/ERR_CONNECTION|Failed to load resource/);
  const servicios = new Servicios(page);
  await servicios.open();
  await servicios.addTo('Planchado');
  const dice = async (text: string) => {
    await servicios.save();
    await expect(servicios.modal.getByRole('alert')).toHaveText(text);
  };
  await dice('Tienes que registrar un nombre para el servicio.');
  await expect(servicios.modal.getByLabel('Nombre')).toBeFocused();
  await servicios.fill({ nombre: 'PLANCHADO - CAMISA' });
  await dice('Tienes que seleccionar alguna medida.');
  await servicios.fill({ medida: 'Pieza' });
  await dice('El precio tiene que ser mayor que 0.');
  await servicios.fill({ precio: '22' });
  await dice('El servicio ya existe.');
  await expect(servicios.modal.getByLabel('Nombre')).toBeFocused();

  const name = unique('Mantel');
  await servicios.fill({ nombre: name });
  await page.route('**/api/servicios/guardar', (route) => route.abort('connectionrefused'));
  await servicios.save();
  await expect(servicios.modal.getByRole('alert')).toContainText('Ocurrio un error en el guardado');
  await expect(servicios.modal.getByRole('alert')).toContainText('Lo que escribiste sigue aquí.');
  await expect(servicios.modal.getByLabel('Nombre')).toHaveValue(name);
  await expect(servicios.modal.getByLabel('Precio')).toHaveValue('22');
  await expect(servicios.modal.getByRole('button', { name: 'Guardar', exact: true })).toBeFocused();
  await page.unroute('**/api/servicios/guardar');
  await servicios.save();
  await expect(servicios.modal).toBeHidden();
  await expect(servicios.row(name)).toContainText('$22.00');
});

test('list, modal in both modes, its errors and the question fit at every size and are accessible', async ({ page }) => {
  test.slow();
  const servicios = new Servicios(page);
  await servicios.open();
  await fitsAndIsAccessible(page);
  await servicios.categoria('Planchado').click();
  await servicios.categoria('Otros').click();
  await expect(servicios.row('Mochila')).toBeVisible();
  await fitsAndIsAccessible(page);

  await servicios.addTo('Edredones y blancos');
  await atEverySize(page, () =>
    expect(servicios.modal.getByRole('button', { name: 'Guardar', exact: true })).toBeInViewport({ ratio: 1 }),
  );
  await fitsAndIsAccessible(page);
  await servicios.save();
  await expect(servicios.modal.getByRole('alert')).toBeVisible();
  await fitsAndIsAccessible(page);
  await servicios.fill({ nombre: 'Edredón matrimonial' });
  await servicios.save();
  await expect(servicios.modal.getByRole('alert')).toHaveText('Tienes que seleccionar alguna medida.');
  await fitsAndIsAccessible(page);
  await servicios.modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(servicios.modal).toBeHidden();

  await servicios.newCategory.click();
  await servicios.fill({ nombre: 'Limpieza de bolso', categoria: 'Piel y gamuza', medida: 'Flexible' });
  await fitsAndIsAccessible(page);
  await servicios.modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(servicios.modal).toBeHidden();

  const question = await servicios.askToRemove('Mochila');
  await fitsAndIsAccessible(page);
  await question.getByRole('button', { name: 'Cancelar' }).click();
});

test('add, change and delete with the keyboard alone', async ({ page }) => {
  const name = unique('Cortina');
  const keys = page.keyboard;
  const servicios = new Servicios(page);
  await servicios.open();
  await servicios.categoria('Otros').focus();
  await keys.press('Enter');
  await expect(page.getByRole('table', { name: 'Otros' })).toBeVisible();
  await keys.press('Tab');
  const add = page.getByRole('button', { name: 'Agregar servicio a Otros' });
  await expect(add).toBeFocused();
  await keys.press('Enter');
  await expect(servicios.modal.getByLabel('Nombre')).toBeFocused();
  await keys.type(name);
  await keys.press('Tab');
  await expect(servicios.modal.getByRole('combobox')).toBeFocused();
  await keys.press('Tab');
  await keys.press('Space');
  await expect(servicios.modal.getByRole('radio', { name: 'Pieza' })).toBeChecked();
  await keys.press('ArrowRight');
  await expect(servicios.modal.getByRole('radio', { name: 'Kilogramo' })).toBeChecked();
  await keys.press('Tab');
  // Typed as slowly as a person does, because the page takes faster keys for a scanned code.
  await keys.type('31.5', { delay: 60 });
  await keys.press('Enter');
  await expect(servicios.modal).toBeHidden();
  await expect(add).toBeFocused();
  await expect(servicios.row(name)).toContainText('$31.50');
  await expect(servicios.row(name)).toContainText('Kilogramo');

  const edit = page.getByRole('button', { name: `Modificar ${name}` });
  await edit.focus();
  await keys.press('Enter');
  await expect(servicios.modal.getByLabel('Nombre')).toHaveValue(name);
  await keys.press('Tab');
  await keys.press('Enter');
  await page.getByRole('option', { name: 'Lavado' }).press('Enter');
  await expect(servicios.modal.getByRole('combobox')).toHaveText('Lavado');
  await expect(servicios.modal.getByRole('combobox')).toBeFocused();
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(servicios.modal).toBeHidden();
  await expect(page.getByRole('table', { name: 'Lavado' })).toContainText(name);
  await expect(edit).toBeFocused();

  await keys.press('Tab');
  await keys.press('Enter');
  const question = page.getByRole('dialog', { name: `¿Estas seguro que deseas eliminar el servicio ${name}?` });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: `Eliminar ${name}` })).toBeFocused();
  await keys.press('Enter');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(servicios.row(name)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Eliminar / }).last()).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Eliminar /);
});
