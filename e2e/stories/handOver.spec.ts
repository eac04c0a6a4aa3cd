import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { fitsAndIsAccessible } from '../src/sizes.ts';
import { notaInProcess } from '../src/states/state.ts';
import { expect, signIn, test } from '../src/story.ts';

const SHIRT = { nombre: 'Planchado - camisa', detalle: 'blanca', linea: null };
const SACK = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };

interface StoredNota {
  status: number;
  entrega: { entregadas: number[]; motivo: string; detalle: string; quien: string } | null;
}

const read = async (page: Page, id: string): Promise<StoredNota> =>
  (await (await page.request.get(`/api/ventas/${id}`)).json()).data;

async function post(page: Page, path: string, data: Record<string, unknown>): Promise<void> {
  const headers = { origin: process.env.LAVANDA_URL ?? '' };
  expect((await page.request.post(path, { data: { ...data, operacion: randomUUID() }, headers })).status(), path).toBe(200);
}

/** Creates a nota in the stage 'lista', with seven tagged pieces and a place on the rack. */
async function readyNota(page: Page): Promise<{ id: string; cliente: string }> {
  const nota = await notaInProcess(page);
  const { id } = nota;
  const pieces = [SHIRT, SACK, SHIRT, SHIRT, SHIRT, SHIRT, SHIRT];
  await post(page, '/api/ventas/piezas', { id, piezas: pieces });
  const place = `H-${10 + Math.floor(Math.random() * 80)}`;
  await post(page, '/api/ventas/etapa', { id, desde: 'proceso', etapa: 'lista', lugar: place });
  return nota;
}

async function openCount(page: Page, cliente: string) {
  await page.goto('/app/activos?vista=tablero');
  await page.getByRole('searchbox', { name: 'Buscar nota' }).fill(cliente);
  await page.getByRole('button', { name: `Cerrar nota de ${cliente}` }).click();
  const dialog = page.getByRole('dialog', { name: `Entregar a ${cliente}` });
  await expect(dialog.getByRole('list', { name: 'Piezas' })).toBeVisible();
  return dialog;
}

test('handed over with 6 of 7 pieces it asks and keeps who and why, and the seventh closes it', async ({ page }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const { id, cliente } = await readyNota(page);
  const dialog = await openCount(page, cliente);
  const field = dialog.getByRole('textbox', { name: 'Escanea la siguiente etiqueta' });
  await expect(field).toBeFocused();
  for (const number of [1, 3, 4]) {
    await page.keyboard.type(`${number}`);
    await page.keyboard.press('Enter');
  }
  for (const number of [5, 6, 7]) await dialog.getByRole('button', { name: new RegExp(`${number}/7`) }).click();
  await expect(dialog.getByText('6 de 7', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Falta Saco negro')).toBeVisible();
  await dialog.getByRole('button', { name: 'Entregar 6 de 7' }).click();
  await expect(dialog.getByText('Elige por qué.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Sigue en proceso' }).click();
  await dialog.getByRole('textbox', { name: /^Detalle/ }).fill('Mancha en la solapa, sale mañana');
  await fitsAndIsAccessible(page);
  await dialog.getByRole('button', { name: 'Entregar 6 de 7' }).click();

  const payment = page.getByRole('dialog', { name: 'Pago de la nota' });
  await payment.getByRole('radio', { name: 'Sin abono' }).click();
  await payment.getByRole('button', { name: 'Continuar sin pago' }).click();
  await expect(page.getByText('1 pieza pendiente')).toBeVisible();
  const { usuario: user } = await (await page.request.get('/api/auth/authData')).json();
  expect(await read(page, id)).toMatchObject({
    status: 0,
    entrega: {
      entregadas: [1, 3, 4, 5, 6, 7],
      motivo: 'proceso',
      detalle: 'Mancha en la solapa, sale mañana',
      quien: user.nombre,
    },
  });
  await fitsAndIsAccessible(page);

  const rest = await openCount(page, cliente);
  await rest.getByRole('button', { name: /2\/7/ }).click();
  await page.getByRole('button', { name: /^Cobrar .* y cerrar$/ }).click();
  await expect(page.getByRole('heading', { name: /^Ninguna nota activa/ })).toBeVisible();
  expect(await read(page, id)).toMatchObject({ status: 10, entrega: { entregadas: [1, 2, 3, 4, 5, 6, 7], motivo: '' } });
  await page.goto(`/app/ventas/${id}`);
  await expect(page.getByText(`7 de 7 por ${user.nombre}`)).toBeVisible();
});
