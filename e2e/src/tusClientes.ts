import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { entrar, expect } from './prueba.ts';

/** A last name nobody else has, of letters only: the search finds exactly its owner. */
export function apellidoUnico(): string {
  // Always as long: a title of one line or of two, by chance, stood what is under it in two places.
  const letras = [...randomUUID().replaceAll('-', '')].map((cifra) => String.fromCharCode(97 + Number.parseInt(cifra, 16)));
  return `Zeta${letras.slice(0, 10).join('')}`;
}

/** Registers a customer by the call and answers its id. */
export async function registrar(page: Page, datos: Record<string, unknown>): Promise<string> {
  const _id = randomUUID();
  const respuesta = await page.request.post('/api/clientes/guardar', {
    headers: { origin: process.env.LAVANDA_URL ?? '' },
    data: { _id, nombre: 'María Fernanda', telefono: '5541081170', ...datos },
  });
  expect(respuesta.status()).toBe(200);
  return _id;
}

export async function leer(page: Page, id: string): Promise<Record<string, unknown>> {
  const { clientes } = await (await page.request.get(`/api/clientes/?id=${id}`)).json();
  return clientes[0];
}

export async function abrirLista(page: Page, usuario = 'admin@aguaclara.mx'): Promise<void> {
  await entrar(page, usuario);
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Nombre del cliente' })).toBeVisible();
}

export async function buscar(page: Page, texto: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Nombre del cliente' }).fill(texto);
  await page.keyboard.press('Enter');
}
