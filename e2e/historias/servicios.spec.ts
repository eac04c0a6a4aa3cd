import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { MARCA, quitarLosDeEstasHistorias, registrarServicio, Servicios } from '../src/servicios.ts';
import { cabeYEsAccesible, enCadaTamano } from '../src/tamanos.ts';

const unico = (nombre: string) => `${MARCA} ${nombre} ${randomUUID().slice(0, 6)}`;

/** Sections change as people change them, without loading the page again: what one saved the other must show. */
async function irA(page: Page, seccion: 'Punto de Venta'): Promise<void> {
  await page.getByRole('navigation', { name: 'Secciones' }).first().getByRole('link', { name: seccion }).click();
}

async function volverAServicios(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Mariana Robles/ }).click();
  await page.getByRole('menuitem', { name: 'Configuración' }).click();
}

test.beforeEach(({ page }) => entrar(page, 'super@aguaclara.mx'));
test.afterEach(({ page }) => quitarLosDeEstasHistorias(page));

test('a service added to a category is sold at the counter', async ({ page }) => {
  const nombre = unico('Cobija de bebé');
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await expect(pos.servicio('Mochila')).toBeVisible();
  await volverAServicios(page);
  const servicios = new Servicios(page);
  await servicios.agregarA('Edredones y blancos');
  await servicios.llenar({ nombre, medida: 'Pieza', precio: '55' });
  await servicios.guardar();
  await expect(servicios.modal).toBeHidden();
  await expect(page.getByText(`Servicio agregado: ${nombre}`)).toBeVisible();
  await expect(servicios.fila(nombre)).toContainText('$55.00');
  await expect(servicios.fila(nombre)).toContainText('Pieza');

  await irA(page, 'Punto de Venta');
  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio(nombre).click();
  await pos.servicio(nombre).click();
  await expect(pos.guardar).toContainText('$110.00');
  const id = await pos.guardarNota('creada');
  const { data } = await (await page.request.get(`/api/ventas/${id}`)).json();
  expect(data).toMatchObject({ subtotal: 110, articulos: [{ servicio: nombre, cantidad: 2, precio: 55 }] });
});

test('a new category begins with its first service, and the counter has it', async ({ page }) => {
  const nombre = unico('Limpieza de bolso');
  const categoria = unico('Piel y gamuza');
  const servicios = new Servicios(page);
  await servicios.abrir();
  await servicios.nuevaCategoria.click();
  await servicios.llenar({ nombre, categoria, medida: 'Flexible' });
  await expect(servicios.modal.getByLabel('Precio')).toHaveCount(0);
  await servicios.guardar();
  await expect(servicios.categoria(categoria)).toHaveAttribute('aria-expanded', 'true');
  await expect(servicios.fila(nombre)).toContainText('N/A');
  await expect(servicios.fila(nombre)).toContainText('Flexible');

  await servicios.nuevaCategoria.click();
  await servicios.llenar({ nombre: unico('Otro'), categoria: categoria.toUpperCase(), medida: 'Kilogramo', precio: '10' });
  await servicios.guardar();
  await expect(servicios.modal.getByRole('alert')).toHaveText('La categoría ya existe.');
  await servicios.modal.getByRole('button', { name: 'Cancelar' }).click();

  await irA(page, 'Punto de Venta');
  const pos = new PuntoDeVenta(page);
  await expect(page.getByRole('region', { name: 'Servicios' }).getByRole('heading', { name: categoria })).toBeVisible();
  await pos.agregarFlex(nombre, { nombre: 'Bolso de gamuza', costo: '180' });
  await expect(pos.guardar).toContainText('$180.00');
  await page.getByRole('button', { name: 'CANCELAR' }).click();
  await page.getByRole('button', { name: 'Vaciar nota' }).click();
});

test('a changed price holds for new notes; a note made before keeps its own', async ({ page }) => {
  const nombre = unico('Tapete');
  await registrarServicio(page, { servicio: nombre, categoria: 'Otros', medida: 'pz', precio: 50 });
  const pos = new PuntoDeVenta(page);
  await pos.abrir();
  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio(nombre).click();
  const antes = await pos.guardarNota('creada');
  await pos.sinTicket();

  await volverAServicios(page);
  const servicios = new Servicios(page);
  await servicios.categoria('Otros').click();
  await servicios.modificar(nombre);
  await expect(servicios.modal.getByLabel('Precio')).toHaveValue('50.00');
  await servicios.llenar({ precio: '80' });
  await servicios.guardar();
  await expect(servicios.fila(nombre)).toContainText('$80.00');

  await irA(page, 'Punto de Venta');
  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');
  await pos.servicio(nombre).click();
  await expect(pos.guardar).toContainText('$80.00');
  const despues = await pos.guardarNota('creada');
  for (const [id, total] of [
    [antes, 50],
    [despues, 80],
  ] as const) {
    expect((await (await page.request.get(`/api/ventas/${id}`)).json()).data).toMatchObject({ total });
  }
  await pos.abrir(antes);
  await expect(page.getByRole('list', { name: 'Artículos' })).toContainText('$50.00');
});

test('a deleted service leaves list and counter; refused, it is back in its place and says why', async ({ page, consola }) => {
  consola.permitir(/503/);
  const [primero, segundo] = [unico('A'), unico('B')];
  for (const servicio of [primero, segundo])
    await registrarServicio(page, { servicio, categoria: 'Otros', medida: 'pz', precio: 10 });
  const servicios = new Servicios(page);
  await servicios.abrir();
  await servicios.categoria('Otros').click();
  const pregunta = await servicios.pedirEliminar(primero);
  await pregunta.getByRole('button', { name: 'Cancelar' }).click();
  await expect(servicios.fila(primero)).toBeVisible();

  await page.route('**/api/servicios/eliminar', (ruta) =>
    ruta.fulfill({
      status: 503,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 503, detail: 'La base de datos no responde.' }),
    }),
  );
  await (await servicios.pedirEliminar(primero)).getByRole('button', { name: 'Eliminar' }).click();
  await expect(page.getByRole('alert')).toContainText(`El servicio ${primero} no se eliminó. La base de datos no responde.`);
  await expect(servicios.fila(primero)).toBeVisible();
  const nombres = await page.getByRole('table', { name: 'Otros' }).getByRole('row').allTextContents();
  expect(nombres.findIndex((fila) => fila.includes(primero))).toBe(nombres.findIndex((fila) => fila.includes(segundo)) - 1);

  await page.unroute('**/api/servicios/eliminar');
  await (await servicios.pedirEliminar(primero)).getByRole('button', { name: 'Eliminar' }).click();
  await expect(servicios.fila(primero)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Eliminar ${segundo}` })).toBeFocused();
  await expect(page.getByText(`Servicio eliminado: ${primero}`)).toBeVisible();
  await irA(page, 'Punto de Venta');
  const pos = new PuntoDeVenta(page);
  await expect(pos.servicio(segundo)).toBeVisible();
  await expect(pos.servicio(primero)).toHaveCount(0);
});

test('the form says what is wrong in order, and a failed save keeps what was typed', async ({ page, consola }) => {
  consola.permitir(/ERR_CONNECTION|Failed to load resource/);
  const servicios = new Servicios(page);
  await servicios.abrir();
  await servicios.agregarA('Planchado');
  const dice = async (texto: string) => {
    await servicios.guardar();
    await expect(servicios.modal.getByRole('alert')).toHaveText(texto);
  };
  await dice('Tienes que registrar un nombre para el servicio.');
  await expect(servicios.modal.getByLabel('Nombre')).toBeFocused();
  await servicios.llenar({ nombre: 'PLANCHADO - CAMISA' });
  await dice('Tienes que seleccionar alguna medida.');
  await servicios.llenar({ medida: 'Pieza' });
  await dice('El precio tiene que ser mayor que 0.');
  await servicios.llenar({ precio: '22' });
  await dice('El servicio ya existe.');
  await expect(servicios.modal.getByLabel('Nombre')).toBeFocused();

  const nombre = unico('Mantel');
  await servicios.llenar({ nombre });
  await page.route('**/api/servicios/guardar', (ruta) => ruta.abort('connectionrefused'));
  await servicios.guardar();
  await expect(servicios.modal.getByRole('alert')).toContainText('Ocurrio un error en el guardado');
  await expect(servicios.modal.getByRole('alert')).toContainText('Lo que escribiste sigue aquí.');
  await expect(servicios.modal.getByLabel('Nombre')).toHaveValue(nombre);
  await expect(servicios.modal.getByLabel('Precio')).toHaveValue('22');
  await expect(servicios.modal.getByRole('button', { name: 'Guardar' })).toBeFocused();
  await page.unroute('**/api/servicios/guardar');
  await servicios.guardar();
  await expect(servicios.modal).toBeHidden();
  await expect(servicios.fila(nombre)).toContainText('$22.00');
});

test('list, modal in both modes, its errors and the question fit at every size and are accessible', async ({ page }) => {
  test.slow();
  const servicios = new Servicios(page);
  await servicios.abrir();
  await cabeYEsAccesible(page);
  await servicios.categoria('Planchado').click();
  await servicios.categoria('Otros').click();
  await expect(servicios.fila('Mochila')).toBeVisible();
  await cabeYEsAccesible(page);

  await servicios.agregarA('Edredones y blancos');
  await enCadaTamano(page, () => expect(servicios.modal.getByRole('button', { name: 'Guardar' })).toBeInViewport({ ratio: 1 }));
  await cabeYEsAccesible(page);
  await servicios.guardar();
  await expect(servicios.modal.getByRole('alert')).toBeVisible();
  await cabeYEsAccesible(page);
  await servicios.llenar({ nombre: 'Edredón matrimonial' });
  await servicios.guardar();
  await expect(servicios.modal.getByRole('alert')).toHaveText('Tienes que seleccionar alguna medida.');
  await cabeYEsAccesible(page);
  await servicios.modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(servicios.modal).toBeHidden();

  await servicios.nuevaCategoria.click();
  await servicios.llenar({ nombre: 'Limpieza de bolso', categoria: 'Piel y gamuza', medida: 'Flexible' });
  await cabeYEsAccesible(page);
  await servicios.modal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(servicios.modal).toBeHidden();

  const pregunta = await servicios.pedirEliminar('Mochila');
  await cabeYEsAccesible(page);
  await pregunta.getByRole('button', { name: 'Cancelar' }).click();
});

test('add, change and delete with the keyboard alone', async ({ page }) => {
  const nombre = unico('Cortina');
  const teclas = page.keyboard;
  const servicios = new Servicios(page);
  await servicios.abrir();
  await servicios.categoria('Otros').focus();
  await teclas.press('Enter');
  await expect(page.getByRole('table', { name: 'Otros' })).toBeVisible();
  await teclas.press('Tab');
  const agregar = page.getByRole('button', { name: 'Agregar servicio a Otros' });
  await expect(agregar).toBeFocused();
  await teclas.press('Enter');
  await expect(servicios.modal.getByLabel('Nombre')).toBeFocused();
  await teclas.type(nombre);
  await teclas.press('Tab');
  await expect(servicios.modal.getByRole('combobox')).toBeFocused();
  await teclas.press('Tab');
  await teclas.press('Space');
  await expect(servicios.modal.getByRole('radio', { name: 'Pieza' })).toBeChecked();
  await teclas.press('ArrowRight');
  await expect(servicios.modal.getByRole('radio', { name: 'Kilogramo' })).toBeChecked();
  await teclas.press('Tab');
  await teclas.type('31.5');
  await teclas.press('Enter');
  await expect(servicios.modal).toBeHidden();
  await expect(agregar).toBeFocused();
  await expect(servicios.fila(nombre)).toContainText('$31.50');
  await expect(servicios.fila(nombre)).toContainText('Kilogramo');

  const modificar = page.getByRole('button', { name: `Modificar ${nombre}` });
  await modificar.focus();
  await teclas.press('Enter');
  await expect(servicios.modal.getByLabel('Nombre')).toHaveValue(nombre);
  await teclas.press('Tab');
  await teclas.press('Enter');
  await page.getByRole('option', { name: 'Lavado' }).press('Enter');
  await expect(servicios.modal.getByRole('combobox')).toHaveText('Lavado');
  await expect(servicios.modal.getByRole('combobox')).toBeFocused();
  await teclas.press('Tab');
  await teclas.press('Tab');
  await teclas.press('Enter');
  await expect(servicios.modal).toBeHidden();
  await expect(page.getByRole('table', { name: 'Lavado' })).toContainText(nombre);
  await expect(modificar).toBeFocused();

  await teclas.press('Tab');
  await teclas.press('Enter');
  const pregunta = page.getByRole('dialog', { name: `¿Estas seguro que deseas eliminar el servicio ${nombre}?` });
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await teclas.press('Escape');
  await expect(page.getByRole('button', { name: `Eliminar ${nombre}` })).toBeFocused();
  await teclas.press('Enter');
  await expect(pregunta.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await teclas.press('Tab');
  await teclas.press('Enter');
  await expect(servicios.fila(nombre)).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Eliminar / }).last()).toBeVisible();
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Eliminar /);
});
