import { expect, type Locator, type Page } from '@playwright/test';

/** The point of sale as a cashier handles it: by what is written on the screen. */
export class PuntoDeVenta {
  readonly nota: Locator;
  readonly guardar: Locator;

  constructor(readonly page: Page) {
    this.nota = page.getByRole('region', { name: 'Nota', exact: true });
    this.guardar = page.getByRole('button', { name: /^GUARDAR/ });
  }

  async abrir(nota = ''): Promise<void> {
    await this.page.goto(`/app/pos${nota === '' ? '' : `/${nota}`}`);
    await expect(this.guardar).toBeVisible();
  }

  async elegirCliente(busqueda: string, nombre: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Seleccionar usuario' }).click();
    await this.page.getByLabel('Nombre del cliente').fill(busqueda);
    await this.page.getByRole('option', { name: nombre }).first().click();
    await expect(this.nota.getByText(nombre)).toBeVisible();
  }

  servicio(nombre: string): Locator {
    return this.page.getByRole('region', { name: 'Servicios' }).getByRole('button', { name: new RegExp(`^${nombre}`) });
  }

  async agregarKilos(servicio: string, kilos: string): Promise<void> {
    await this.servicio(servicio).click();
    const dialogo = this.page.getByRole('dialog', { name: servicio });
    await dialogo.getByLabel('Cantidad de ropa en kg').fill(kilos);
    await dialogo.getByRole('button', { name: /^Agregar/ }).click();
    await expect(dialogo).toBeHidden();
  }

  async agregarFlex(servicio: string, linea: { nombre: string; costo: string }): Promise<void> {
    await this.servicio(servicio).click();
    const dialogo = this.page.getByRole('dialog', { name: servicio });
    await dialogo.getByLabel('Nombre').fill(linea.nombre);
    await dialogo.getByLabel('Costo').fill(linea.costo);
    await dialogo.getByRole('button', { name: /^Agregar/ }).click();
    await expect(dialogo).toBeHidden();
  }

  async pago(tipo: 'Sin abono' | 'Con Abono' | 'Liquidar'): Promise<void> {
    await this.nota.getByRole('radio', { name: tipo }).click();
  }

  async abonar(monto: string): Promise<void> {
    await this.pago('Con Abono');
    const dialogo = this.page.getByRole('dialog', { name: 'Cantidad a abonar:' });
    await dialogo.getByRole('textbox').first().fill(monto);
    await dialogo.getByRole('button', { name: /^Abonar/ }).click();
    await expect(dialogo).toBeHidden();
  }

  async metodo(metodo: 'Efvo' | 'TDC' | 'Transf' | 'Link'): Promise<void> {
    await this.nota.getByRole('radio', { name: metodo }).click();
  }

  /** The amount beside a word of the totals. */
  suma(nombre: string): Locator {
    return this.nota
      .locator('dl > div, dl')
      .filter({ has: this.page.getByText(nombre, { exact: true }) })
      .last();
  }

  /** Presses GUARDAR and leaves the question about the ticket unanswered; resolves to the saved note's id. */
  async guardarNota(mensaje: 'creada' | 'modificada'): Promise<string> {
    const respuesta = this.page.waitForResponse((cada) => cada.url().endsWith('/api/ventas/guardar') && cada.status() === 200);
    await this.guardar.click();
    const cuerpo: unknown = await (await respuesta).json();
    await expect(this.page.getByRole('dialog').getByText(`¡Nota ${mensaje} con éxito! ¿Deseas imprimir ticket?`)).toBeVisible();
    if (typeof cuerpo !== 'object' || cuerpo === null || !('inserted_id' in cuerpo)) throw new Error('Respuesta sin inserted_id');
    return String(cuerpo.inserted_id);
  }

  async sinTicket(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ahora no' }).click();
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
}

/** The card of a note in Activos. */
export function tarjeta(page: Page, id: string): Locator {
  return page.getByRole('article').filter({ has: page.locator(`a[href="/app/pos/${id}"]`) });
}

export async function abrirActivos(page: Page): Promise<void> {
  await page.goto('/app/activos');
  await expect(page.getByRole('heading', { name: 'Activos', level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}
