import { expect, type Locator, type Page } from '@playwright/test';

/** A sale as GET /api/ventas/ answers it, as far as the stories look at it. */
export interface Venta {
  _id: string;
  folio: number;
  usuario_name: string;
  fecha: string;
  total: number;
  abonos: number;
  ajuste: number;
  factura: boolean;
  a_domicilio: boolean;
  sucursal_name: string;
}

/** The sales list as staff handle it. */
export class TusVentas {
  readonly cliente: Locator;
  readonly filas: Locator;
  readonly barra: Locator;

  constructor(readonly page: Page) {
    this.cliente = page.getByRole('searchbox', { name: 'Nombre del cliente' });
    this.filas = page.locator('[data-indice]');
    this.barra = page.getByRole('toolbar', { name: 'Acciones de la selección' });
  }

  async abrir(busqueda = ''): Promise<void> {
    await this.page.goto(`/app/ventas${busqueda}`);
    await expect(this.page.getByRole('heading', { name: 'Tus Ventas', level: 1 })).toBeVisible();
    await expect(this.filas.first()).toBeVisible();
  }

  /** What the list shows now, of the rows near the window. */
  clientes(): Promise<string[]> {
    return this.filas.locator('b').allTextContents();
  }

  /** The same, once a page that has been answered is drawn. */
  async clientesDe({ results: [primera] }: { results: Venta[] }): Promise<string[]> {
    await expect(this.filas.first().locator('b').first()).toHaveText(primera?.usuario_name ?? '');
    return this.clientes();
  }

  casilla(venta: Locator): Locator {
    return venta.getByRole('checkbox');
  }

  filtro(nombre: 'Con adeudo' | 'Facturados' | 'A domicilio'): Locator {
    return this.page.getByRole('search').getByRole('button', { name: nombre });
  }

  fechas(): Locator {
    return this.page.getByRole('button', { name: /^Seleccionar rango de fechas/ });
  }

  /** Does something and waits for the first page of the list that it asks for. */
  async pagina(hacer: () => Promise<unknown>): Promise<{ results: Venta[]; query: URLSearchParams }> {
    const respuesta = this.page.waitForResponse((cada) => /\/api\/ventas\/\?.*pagina=1(&|$)/.test(cada.url()));
    await hacer();
    const contestada = await respuesta;
    const { results } = await contestada.json();
    return { results, query: new URL(contestada.url()).searchParams };
  }
}

/** Whether a sale still owes: a balance under 1 peso counts as paid. */
export function debe({ total, abonos, ajuste }: Venta): boolean {
  return Math.round((total - abonos - ajuste) * 100) >= 100;
}
