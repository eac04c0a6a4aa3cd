import type { Page } from '@playwright/test';
import { type Entrega, entregaDe } from '../src/entregas.ts';
import { dejarAbierta, sinRecargar } from '../src/pestanaAbierta.ts';
import { PuntoDeVenta } from '../src/pos.ts';
import { entrar, expect, test } from '../src/prueba.ts';
import { apellidoUnico, registrar } from '../src/tusClientes.ts';

/** Stories after these see the sections as they were. */
let publicadas: Entrega[] = [];
test.afterEach(async () => {
  for (const una of publicadas) await una.retirar();
  publicadas = [];
});

/** The tab was told twice more what there is: an idle one would have changed in that time. */
async function dosVistazos(page: Page): Promise<void> {
  for (const _ of [1, 2, 3]) await page.waitForResponse('**/remotes.json');
}

async function promovida(page: Page, entrega: Entrega, remoto: string, [antes, despues]: [string, string]): Promise<void> {
  const version = await entrega.publicar('0.3.0', `"${antes}"`, `"${despues}"`);
  const cargada = page.waitForResponse(new RegExp(`/mf/${remoto}/0\\.3\\.0-.*lifecycles`));
  await entrega.promover(version, { todos: true });
  await cargada;
}

test('a half-written note outlives a new version of its section and its return, and each comes in when the note is done', async ({
  page,
}) => {
  await entrar(page, 'usuario@aguaclara.mx');
  const entrega = await entregaDe('mfe-pos', page.request);
  publicadas.push(entrega);
  const pos = new PuntoDeVenta(page);
  await dejarAbierta(page, () => pos.abrir());
  const antes = pos.nota.getByRole('radio', { name: 'Sin abono' });
  const despues = pos.nota.getByRole('radio', { name: 'Nada ahora' });
  const articulos = page.getByRole('list', { name: 'Artículos' }).getByRole('listitem');

  await pos.servicio('Edredón matrimonial').click();
  await pos.servicio('Mochila').click();
  await promovida(page, entrega, 'mfe-pos', ['Sin abono', 'Nada ahora']);
  await dosVistazos(page);
  await expect(antes).toBeVisible();
  await expect(articulos).toHaveText([/Edredón matrimonial/, /Mochila/]);

  await page.getByRole('button', { name: 'Eliminar Edredón matrimonial' }).click();
  await page.getByRole('button', { name: 'Eliminar Mochila' }).click();
  await expect(despues).toBeVisible();

  await pos.servicio('Mochila').click();
  await pos.elegirCliente('claudia hern', 'Claudia Hernández Pineda');
  await entrega.regresar();
  await dosVistazos(page);
  await expect(despues).toBeVisible();
  await expect(articulos).toHaveText([/Mochila/]);
  await expect(pos.nota).toContainText('Claudia Hernández Pineda');

  await pos.guardarNota('creada');
  await pos.sinTicket();
  await expect(antes).toBeVisible();
  expect(await sinRecargar(page)).toBe(true);
});

test('a customer’s form with changes outlives a new version of its section, which comes in when they are saved', async ({
  page,
}) => {
  await entrar(page, 'admin@aguaclara.mx');
  const entrega = await entregaDe('mfe-clientes', page.request);
  publicadas.push(entrega);
  const id = await registrar(page, { apellido: apellidoUnico() });
  await dejarAbierta(page, () => page.goto(`/app/clientes/${id}`).then(() => undefined));
  await page.getByRole('button', { name: 'Modificar' }).click();
  const nombre = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await nombre.fill('Guadalupe');
  // Nothing but the change itself keeps the version out.
  await page.getByRole('heading', { level: 1 }).focus();
  await promovida(page, entrega, 'mfe-clientes', ['Volver a clientes', 'Volver a la lista']);
  await dosVistazos(page);
  await expect(page.getByRole('link', { name: 'Volver a clientes' })).toBeVisible();
  await expect(nombre).toHaveValue('Guadalupe');

  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByRole('link', { name: 'Volver a la lista' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Guadalupe');
  expect(await sinRecargar(page)).toBe(true);
});
