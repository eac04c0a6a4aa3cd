import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { conPuntero } from './teclado.ts';

export interface Domicilio {
  descripcion: string;
  lat: number | null;
  lon: number | null;
}

export const PETEN: Domicilio = {
  descripcion: 'Calle Petén 214, Narvarte Poniente, Benito Juárez, 03020 CDMX',
  lat: 19.3935,
  lon: -99.1562,
};
export const SAVINON: Domicilio = {
  descripcion: 'Luz Saviñón 1120, Narvarte Poniente, Benito Juárez, 03020 CDMX',
  lat: 19.395,
  lon: -99.1512,
};

/** Registers a customer by the call, with an id that nobody has. */
export async function registrarCliente(
  page: Page,
  domicilio: Domicilio[],
  origin = process.env.LAVANDA_URL ?? '',
): Promise<string> {
  const _id = randomUUID();
  const respuesta = await page.request.post('/api/clientes/guardar', {
    headers: { origin },
    data: { _id, nombre: 'María Fernanda', apellido: `Ríos ${_id.slice(0, 6)}`, telefono: '5541081170', domicilio },
  });
  expect(respuesta.status()).toBe(200);
  return _id;
}

/** The addresses as the server has them. */
export async function domiciliosGuardados(page: Page, id: string): Promise<Domicilio[]> {
  const respuesta = await page.request.get(`/api/clientes/?id=${id}`);
  const { clientes } = (await respuesta.json()) as { clientes: { domicilio: Domicilio[] }[] };
  return clientes[0]?.domicilio ?? [];
}

/** A customer's page, as far as the addresses go. */
export class PaginaCliente {
  readonly domicilios: Locator;
  readonly mapa: Locator;
  readonly lista: Locator;
  readonly registrar: Locator;

  constructor(readonly page: Page) {
    this.domicilios = page.getByRole('region', { name: 'Domicilios' });
    this.mapa = page.getByRole('application', { name: 'Mapa de domicilios' });
    this.lista = page.getByRole('list', { name: 'Lista de domicilios' });
    this.registrar = page.getByRole('button', { name: 'Registrar un nuevo domicilio' });
  }

  /** Opens it and waits until the map can be handled. */
  async abrir(id: string): Promise<void> {
    await this.page.goto(`/app/clientes/${id}`);
    await expect(this.domicilios.getByRole('button', { name: 'Acercar' })).toBeVisible();
  }

  async modificar(): Promise<void> {
    await this.page.getByRole('button', { name: 'Modificar' }).click();
    await expect(this.registrar).toBeEnabled();
  }

  pin(numero: number): Locator {
    return this.mapa.getByRole('button', { name: new RegExp(`^Domicilio ${numero}:`) });
  }

  /** A click on the map itself, at parts of its width and height. */
  async pulsarMapa(x: number, y: number): Promise<void> {
    const caja = await this.mapa.boundingBox();
    if (!caja) throw new Error('El mapa no se ve');
    await conPuntero(this.page, 'Un click en el mapa mismo; sin puntero, el lugar se pone en «Editar domicilio»', () =>
      this.mapa.click({ position: { x: caja.width * x, y: caja.height * y } }),
    );
  }

  async guardar(): Promise<void> {
    await this.page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(this.page.getByText('¡Cliente actualizado con éxito!')).toBeVisible();
  }
}
