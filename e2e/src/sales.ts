import { expect, type Locator, type Page } from '@playwright/test';

/** A sale as GET /api/ventas/ answers it, as far as the stories look at it. */
export interface Sale {
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
export class YourSales {
  readonly cliente: Locator;
  readonly filas: Locator;
  readonly barra: Locator;

  constructor(readonly page: Page) {
    this.cliente = page.getByRole('searchbox', { name: 'Nombre del cliente' });
    this.filas = page.locator('[data-indice]');
    this.barra = page.getByRole('toolbar', { name: 'Acciones de la selección' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/app/ventas${search}`);
    await expect(this.page.getByRole('heading', { name: 'Tus Ventas', level: 1 })).toBeVisible();
    await expect(this.filas.first()).toBeVisible();
  }

  /** What the list shows now, of the rows near the window. */
  clientes(): Promise<string[]> {
    return this.filas.locator('b').allTextContents();
  }

  /** The same, once a page that has been answered is drawn. */
  async clientesOf({ results: [first] }: { results: Sale[] }): Promise<string[]> {
    await expect(this.filas.first().locator('b').first()).toHaveText(first?.usuario_name ?? '');
    return this.clientes();
  }

  checkbox(sale: Locator): Locator {
    return sale.getByRole('checkbox');
  }

  filter(name: 'Con adeudo' | 'Facturados' | 'A domicilio'): Locator {
    return this.page.getByRole('search').getByRole('button', { name: name });
  }

  dates(): Locator {
    return this.page.getByRole('button', { name: /^Seleccionar rango de fechas/ });
  }

  /** Does something and waits for the first page of the list that it asks for. */
  async pagina(run: () => Promise<unknown>): Promise<{ results: Sale[]; query: URLSearchParams }> {
    const response = this.page.waitForResponse((each) => /\/api\/ventas\/\?.*pagina=1(&|$)/.test(each.url()));
    await run();
    const answered = await response;
    const { results } = await answered.json();
    return { results, query: new URL(answered.url()).searchParams };
  }
}

/** Whether a sale still owes: a balance under 1 peso counts as paid. */
export function owes({ total, abonos, ajuste: setting }: Sale): boolean {
  return Math.round((total - abonos - setting) * 100) >= 100;
}
