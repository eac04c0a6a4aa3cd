import { expect, type Locator, type Page } from '@playwright/test';

/** Page object of the point of sale. */
export class PointOfSale {
  readonly nota: Locator;
  readonly save: Locator;

  constructor(readonly page: Page) {
    this.nota = page.getByRole('region', { name: 'Nota', exact: true });
    this.save = page.getByRole('button', { name: /^GUARDAR/ });
  }

  async open(nota = ''): Promise<void> {
    await this.page.goto(`/app/pos${nota === '' ? '' : `/${nota}`}`);
    await expect(this.save).toBeVisible();
  }

  async selectCliente(search: string, name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Seleccionar usuario' }).click();
    await this.page.getByLabel('Nombre del cliente').fill(search);
    await this.page.getByRole('option', { name }).first().click();
    await expect(this.nota.getByText(name)).toBeVisible();
  }

  servicio(name: string): Locator {
    return this.page.getByRole('region', { name: 'Servicios' }).getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async addKilos(servicio: string, kilos: string): Promise<void> {
    await this.servicio(servicio).click();
    const dialog = this.page.getByRole('dialog', { name: servicio });
    await dialog.getByLabel('Cantidad de ropa en kg').fill(kilos);
    await dialog.getByRole('button', { name: /^Agregar/ }).click();
    await expect(dialog).toBeHidden();
  }

  async addFlex(servicio: string, line: { nombre: string; cost: string }): Promise<void> {
    await this.servicio(servicio).click();
    const dialog = this.page.getByRole('dialog', { name: servicio });
    await dialog.getByLabel('Nombre').fill(line.nombre);
    await dialog.getByLabel('Costo').fill(line.cost);
    await dialog.getByRole('button', { name: /^Agregar/ }).click();
    await expect(dialog).toBeHidden();
  }

  async pago(type: 'Sin abono' | 'Con Abono' | 'Liquidar'): Promise<void> {
    await this.nota.getByRole('radio', { name: type }).click();
  }

  async payAbono(amount: string): Promise<void> {
    await this.pago('Con Abono');
    const dialog = this.page.getByRole('dialog', { name: 'Cantidad a abonar:' });
    await dialog.getByRole('textbox').first().fill(amount);
    await dialog.getByRole('button', { name: /^Abonar/ }).click();
    await expect(dialog).toBeHidden();
  }

  async metodo(method: 'Efvo' | 'TDC' | 'Transf' | 'Link'): Promise<void> {
    await this.nota.getByRole('radio', { name: method }).click();
  }

  /** The row of the totals with this label, which contains the amount too. */
  sum(name: string): Locator {
    return this.nota
      .locator('dl > div, dl')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .last();
  }

  /** Presses 'GUARDAR', which saves the nota, and leaves the question about its ticket open. @returns the saved nota's id */
  async saveNota(message: 'creada' | 'modificada'): Promise<string> {
    const response = this.page.waitForResponse((each) => each.url().endsWith('/api/ventas/guardar') && each.status() === 200);
    await this.save.click();
    const body: unknown = await (await response).json();
    await expect(this.page.getByRole('dialog').getByText(`¡Nota ${message} con éxito! ¿Deseas imprimir ticket?`)).toBeVisible();
    if (typeof body !== 'object' || body === null || !('inserted_id' in body)) throw new Error('Respuesta sin inserted_id');
    return String(body.inserted_id);
  }

  async withoutTicket(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ahora no' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}

/** The card of an active nota in Activos. */
export function card(page: Page, id: string): Locator {
  return page.locator('article[data-overdue]').filter({ has: page.locator(`a[href="/app/pos/${id}"]`) });
}

/** The card of a closed nota that the search of Activos found. */
export function closedCard(page: Page, id: string): Locator {
  const closed = page.getByRole('region', { name: 'Cerradas' });
  return closed.getByRole('article').filter({ has: page.locator(`a[href="/app/pos/${id}"]`) });
}

export async function openActivos(page: Page): Promise<void> {
  await page.goto('/app/activos');
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}
