import type { Locator, Page } from '@playwright/test';
import { expect } from './story.ts';

export interface CatalogServicio {
  _id: string;
  servicio: string;
  categoria: string;
  medida: string;
  precio: number;
}

/** Prefix of the name of every servicio and category that stories create, by which they are found and removed. */
export const STORY_PREFIX = 'ZZ';

export async function catalog(page: Page): Promise<CatalogServicio[]> {
  return (await (await page.request.get('/api/servicios/all')).json()).servicios;
}

async function callApi<R>(page: Page, path: string, data: object): Promise<R> {
  const response = await page.request.post(path, { headers: { origin: process.env.LAVANDA_URL ?? '' }, data });
  expect(response.status()).toBe(200);
  return response.json();
}

/** Adds a servicio through the API; `precio` in pesos. */
export async function registerServicio(page: Page, data: Omit<CatalogServicio, '_id'>): Promise<CatalogServicio> {
  return (await callApi<{ servicio: CatalogServicio }>(page, '/api/servicios/guardar', data)).servicio;
}

/** Removes what stories added to the catalogue. */
export async function removeStoryData(page: Page): Promise<void> {
  for (const { _id, servicio } of await catalog(page)) {
    if (servicio.startsWith(STORY_PREFIX)) await callApi(page, '/api/servicios/eliminar', { id: _id });
  }
}

/** Page object of 'Servicios' in Configuración. */
export class Servicios {
  readonly modal: Locator;
  readonly newCategory: Locator;

  constructor(readonly page: Page) {
    this.modal = page.getByRole('dialog', { name: 'Agregar/Modificar servicio' });
    this.newCategory = page.getByRole('button', { name: '+ Agregar nueva categoría' });
  }

  async open(): Promise<void> {
    await this.page.goto('/app/configuracion/servicios');
    await expect(
      this.page.getByRole('heading', { name: 'Modifica los servicios que tu lavandería ofrece', level: 1 }),
    ).toBeVisible();
    await expect(this.categoria('Lavado')).toBeVisible();
  }

  categoria(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name} \\d+ servicios?$`) });
  }

  /** The row of a servicio: a table row, or a list item on phones. */
  row(servicio: string): Locator {
    return this.page
      .locator('tbody tr, li')
      .filter({ has: this.page.getByRole('button', { name: `Eliminar ${servicio}`, exact: true }) });
  }

  async addTo(category: string): Promise<void> {
    await this.page.getByRole('button', { name: `Agregar servicio a ${category}`, exact: true }).click();
    await expect(this.modal).toBeVisible();
  }

  async edit(servicio: string): Promise<void> {
    await this.page.getByRole('button', { name: `Modificar ${servicio}`, exact: true }).click();
    await expect(this.modal).toBeVisible();
  }

  /** Presses Eliminar. @returns the confirmation dialog */
  async askToRemove(servicio: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Eliminar ${servicio}`, exact: true }).click();
    const question = this.page.getByRole('dialog', {
      name: `¿Estas seguro que deseas eliminar el servicio ${servicio}?`,
    });
    await expect(question).toBeVisible();
    return question;
  }

  async fill(data: { nombre?: string; categoria?: string; medida?: string; precio?: string }): Promise<void> {
    if (data.nombre !== undefined) await this.modal.getByLabel('Nombre').fill(data.nombre);
    if (data.categoria !== undefined) await this.modal.getByRole('textbox', { name: 'Categoría' }).fill(data.categoria);
    if (data.medida !== undefined) await this.modal.getByRole('radio', { name: data.medida }).click();
    if (data.precio !== undefined) await this.modal.getByLabel('Precio').fill(data.precio);
  }

  async save(): Promise<void> {
    await this.modal.getByRole('button', { name: 'Guardar', exact: true }).click();
  }
}
