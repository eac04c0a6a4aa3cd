import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { withPointer } from './keyboard.ts';

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

/** A phone that no cliente has, so that the registration of a cliente with this phone warns of no duplicate. */
export function freePhone(): string {
  return `56${String(Date.now()).slice(-8)}`;
}

/** Registers a cliente through the API. @returns its id */
export async function registerCliente(
  page: Page,
  domicilio: Domicilio[],
  origin = process.env.LAVANDA_URL ?? '',
): Promise<string> {
  const _id = randomUUID();
  const response = await page.request.post('/api/clientes/guardar', {
    headers: { origin },
    data: { _id, nombre: 'María Fernanda', apellido: `Ríos ${_id.slice(0, 6)}`, telefono: '5541081170', domicilio },
  });
  expect(response.status()).toBe(200);
  return _id;
}

/** Returns the domicilios of a cliente as the server has them. */
export async function savedDomicilios(page: Page, id: string): Promise<Domicilio[]> {
  const response = await page.request.get(`/api/clientes/?id=${id}`);
  const { clientes } = (await response.json()) as { clientes: { domicilio: Domicilio[] }[] };
  return clientes[0]?.domicilio ?? [];
}

/** Page object of the domicilios in a cliente's page. */
export class ClientePage {
  readonly domicilios: Locator;
  readonly map: Locator;
  readonly list: Locator;
  readonly register: Locator;

  constructor(readonly page: Page) {
    this.domicilios = page.getByRole('region', { name: 'Domicilios' });
    this.map = page.getByRole('application', { name: 'Mapa de domicilios' });
    this.list = page.getByRole('list', { name: 'Lista de domicilios' });
    this.register = page.getByRole('button', { name: 'Registrar un nuevo domicilio' });
  }

  /** Opens the page and waits until the map is interactive. */
  async open(id: string): Promise<void> {
    await this.page.goto(`/app/clientes/${id}`);
    await expect(this.domicilios.getByRole('button', { name: 'Acercar' })).toBeVisible();
  }

  async edit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Modificar' }).click();
    await expect(this.register).toBeEnabled();
  }

  pin(number: number): Locator {
    return this.map.getByRole('button', { name: new RegExp(`^Domicilio ${number}:`) });
  }

  /** Clicks the map; `x` and `y` are fractions of its width and height. */
  async clickMap(x: number, y: number): Promise<void> {
    const box = await this.map.boundingBox();
    if (!box) throw new Error('The map is not visible');
    await withPointer(this.page, 'Un click en el mapa mismo; sin puntero, el lugar se pone en «Editar domicilio»', () =>
      this.map.click({ position: { x: box.width * x, y: box.height * y } }),
    );
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(this.page.getByText('¡Cliente actualizado con éxito!')).toBeVisible();
  }
}
