import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, signIn } from './story.ts';

/** A unique last name of letters only, so that a search finds exactly its owner. */
export function uniqueSurname(): string {
  // The length is constant, so that titles wrap the same way, and the layout is the same, in every run.
  const letters = [...randomUUID().replaceAll('-', '')].map((figure) => String.fromCharCode(97 + Number.parseInt(figure, 16)));
  return `Zeta${letters.slice(0, 10).join('')}`;
}

/** Registers a cliente through the API. @returns its id */
export async function register(page: Page, data: Record<string, unknown>): Promise<string> {
  const _id = randomUUID();
  const response = await page.request.post('/api/clientes/guardar', {
    headers: { origin: process.env.LAVANDA_URL ?? '' },
    data: { _id, nombre: 'María Fernanda', telefono: '5541081170', ...data },
  });
  expect(response.status()).toBe(200);
  return _id;
}

export async function read(page: Page, id: string): Promise<Record<string, unknown>> {
  const { clientes } = await (await page.request.get(`/api/clientes/?id=${id}`)).json();
  return clientes[0];
}

export async function openList(page: Page, user = 'admin@aguaclara.mx'): Promise<void> {
  await signIn(page, user);
  await page.goto('/app/clientes');
  await expect(page.getByRole('heading', { level: 1, name: 'Tus Clientes' })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Nombre del cliente' })).toBeVisible();
}

export async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Nombre del cliente' }).fill(text);
  await page.keyboard.press('Enter');
}
