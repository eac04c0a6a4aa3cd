import { expect, type Locator, type Page } from '@playwright/test';

/** The fields of a sale in GET /api/ventas/ that stories use. */
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

/** Page object of the sales list. */
export class YourSales {
  readonly cliente: Locator;
  readonly rows: Locator;
  readonly toolbar: Locator;

  constructor(readonly page: Page) {
    this.cliente = page.getByRole('searchbox', { name: 'Nombre del cliente' });
    this.rows = page.locator('[data-index]');
    this.toolbar = page.getByRole('toolbar', { name: 'Acciones de la selección' });
  }

  async open(search = ''): Promise<void> {
    await this.page.goto(`/app/ventas${search}`);
    await expect(this.page.getByRole('heading', { name: 'Tus Ventas', level: 1 })).toBeVisible();
    await expect(this.rows.first()).toBeVisible();
  }

  /** The cliente names in the rendered rows, which are those near the viewport. */
  clientes(): Promise<string[]> {
    return this.rows.locator('b').allTextContents();
  }

  /** Waits until the first row of a response is drawn. @returns the cliente names in the rendered rows, as `clientes` does */
  async clientesOf({ results: [first] }: { results: Sale[] }): Promise<string[]> {
    await expect(this.rows.first().locator('b').first()).toHaveText(first?.usuario_name ?? '');
    return this.clientes();
  }

  checkbox(sale: Locator): Locator {
    return sale.getByRole('checkbox');
  }

  filter(name: 'Con adeudo' | 'Facturados' | 'A domicilio' | 'Anuladas'): Locator {
    return this.page.getByRole('search').getByRole('button', { name });
  }

  dates(): Locator {
    return this.page.getByRole('button', { name: /^Seleccionar rango de fechas/ });
  }

  /** Runs an action that makes the list load. @returns the rows of its first page, and the query of the request */
  async firstPage(run: () => Promise<unknown>): Promise<{ results: Sale[]; query: URLSearchParams }> {
    const response = this.page.waitForResponse((each) => /\/api\/ventas\/\?.*pagina=1(&|$)/.test(each.url()));
    await run();
    const answered = await response;
    const { results } = await answered.json();
    return { results, query: new URL(answered.url()).searchParams };
  }
}

/** True when a sale owes; a saldo under 1 peso counts as paid. */
export function owes({ total, abonos, ajuste: adjustment }: Sale): boolean {
  return Math.round((total - abonos - adjustment) * 100) >= 100;
}

/** In the dialog that voids notas, answers that their money isn't given back. The dialog asks only if they hold money. */
export async function sayMoneyIsKept(question: Locator): Promise<void> {
  const kept = question.getByRole('radio', { name: 'No se devuelve' });
  if (await kept.isVisible()) await kept.click();
}
