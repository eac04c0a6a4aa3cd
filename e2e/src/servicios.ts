import type { Locator, Page } from '@playwright/test';
import { expect } from './prueba.ts';

export interface ServicioDelCatalogo {
  _id: string;
  servicio: string;
  categoria: string;
  medida: string;
  precio: number;
}

/** What every service and category of these stories is called by, so they can be taken away again. */
export const MARCA = 'ZZ';

export async function catalogo(page: Page): Promise<ServicioDelCatalogo[]> {
  return (await (await page.request.get('/api/servicios/all')).json()).servicios;
}

async function llamar<R>(page: Page, ruta: string, data: object): Promise<R> {
  const respuesta = await page.request.post(ruta, { headers: { origin: process.env.LAVANDA_URL ?? '' }, data });
  expect(respuesta.status()).toBe(200);
  return respuesta.json();
}

/** Adds a service by the call; `precio` in pesos. */
export async function registrarServicio(page: Page, datos: Omit<ServicioDelCatalogo, '_id'>): Promise<ServicioDelCatalogo> {
  return (await llamar<{ servicio: ServicioDelCatalogo }>(page, '/api/servicios/guardar', datos)).servicio;
}

/** Leaves the catalogue as the other stories know it. */
export async function quitarLosDeEstasHistorias(page: Page): Promise<void> {
  for (const { _id, servicio } of await catalogo(page)) {
    if (servicio.startsWith(MARCA)) await llamar(page, '/api/servicios/eliminar', { id: _id });
  }
}

/** 'Servicios' of Configuración as a superuser handles it. */
export class Servicios {
  readonly modal: Locator;
  readonly nuevaCategoria: Locator;

  constructor(readonly page: Page) {
    this.modal = page.getByRole('dialog', { name: 'Agregar/Modificar servicio' });
    this.nuevaCategoria = page.getByRole('button', { name: '+ Agregar nueva categoría' });
  }

  async abrir(): Promise<void> {
    await this.page.goto('/app/configuracion/servicios');
    await expect(
      this.page.getByRole('heading', { name: 'Modifica los servicios que tu lavandería ofrece', level: 1 }),
    ).toBeVisible();
    await expect(this.categoria('Lavado')).toBeVisible();
  }

  categoria(nombre: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${nombre} \\d+ servicios?$`) });
  }

  /** The row of a service: of its category's table, or list on the phone. */
  fila(servicio: string): Locator {
    return this.page
      .locator('tbody tr, li')
      .filter({ has: this.page.getByRole('button', { name: `Eliminar ${servicio}`, exact: true }) });
  }

  async agregarA(categoria: string): Promise<void> {
    await this.page.getByRole('button', { name: `Agregar servicio a ${categoria}`, exact: true }).click();
    await expect(this.modal).toBeVisible();
  }

  async modificar(servicio: string): Promise<void> {
    await this.page.getByRole('button', { name: `Modificar ${servicio}`, exact: true }).click();
    await expect(this.modal).toBeVisible();
  }

  /** Asks to delete; resolves to the question. */
  async pedirEliminar(servicio: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Eliminar ${servicio}`, exact: true }).click();
    const pregunta = this.page.getByRole('dialog', { name: `¿Estas seguro que deseas eliminar el servicio ${servicio}?` });
    await expect(pregunta).toBeVisible();
    return pregunta;
  }

  async llenar(datos: { nombre?: string; categoria?: string; medida?: string; precio?: string }): Promise<void> {
    if (datos.nombre !== undefined) await this.modal.getByLabel('Nombre').fill(datos.nombre);
    if (datos.categoria !== undefined) await this.modal.getByRole('textbox', { name: 'Categoría' }).fill(datos.categoria);
    if (datos.medida !== undefined) await this.modal.getByRole('radio', { name: datos.medida }).click();
    if (datos.precio !== undefined) await this.modal.getByLabel('Precio').fill(datos.precio);
  }

  async guardar(): Promise<void> {
    await this.modal.getByRole('button', { name: 'Guardar' }).click();
  }
}
