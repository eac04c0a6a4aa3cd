import type { Page } from '@playwright/test';
import { expectAccessible } from '../src/accessibility.ts';
import { card, openActivos, PointOfSale } from '../src/pos.ts';
import { expect, signIn, test } from '../src/story.ts';

const breakdownOf = (page: Page) => page.getByRole('dialog', { name: 'Desglose de abonos' });

/** Saves a nota with two articulos, $95.00 and $60.00, that is paid in full by one method. @returns the nota's id */
async function paidNota(page: Page, cliente: string, method: 'Efvo' | 'TDC'): Promise<string> {
  const pos = new PointOfSale(page);
  await pos.open();
  await pos.selectCliente(cliente.slice(0, 12), cliente);
  await pos.addFlex('Costura y arreglos', { nombre: 'Cierre de chamarra', cost: '60' });
  await pos.addFlex('Costura y arreglos', { nombre: 'Parche de pantalón', cost: '95' });
  await pos.pago('Liquidar');
  await pos.metodo(method);
  const id = await pos.saveNota('creada');
  await pos.withoutTicket();
  return id;
}

async function correct(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Ver desglose de abonos' }).click();
  await breakdownOf(page)
    .getByRole('button', { name: /^Corregir abono/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('an article is removed from a paid note, and what is in favor is returned, with its ticket', async ({ page, otherTill }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const id = await paidNota(page, 'Claudia Hernández Pineda', 'TDC');

  const { page: office } = await otherTill('admin@aguaclara.mx');
  const pos = new PointOfSale(office);
  await pos.open(id);
  await office.getByRole('button', { name: 'Eliminar Parche de pantalón' }).click();
  await expect(pos.save).toContainText('A favor $95.00');
  await pos.saveNota('modificada');
  await expect(office.getByRole('dialog')).toContainText('A favor');
  await pos.withoutTicket();

  await openActivos(page);
  await expect(card(page, id)).toContainText('A favor');
  await card(page, id)
    .getByRole('button', { name: /^Cerrar nota/ })
    .click();
  const cierre = page.getByRole('dialog', { name: 'Cierre de nota' });
  await expect(cierre.getByRole('button', { name: 'Guardar $95.00 y cerrar' })).toBeEnabled();
  await expectAccessible(page);
  await cierre.getByRole('button', { name: 'Cancelar' }).click();

  await pos.open(id);
  await correct(office, 'Devolver');
  const refund = office.getByRole('dialog', { name: 'Devolver' });
  await expect(refund.getByLabel('Cuánto se devuelve')).toHaveValue('95');
  await refund.getByRole('radio', { name: 'Efvo' }).click();
  await refund.getByRole('radio', { name: 'Artículo quitado' }).click();
  await expectAccessible(office);
  await refund.getByRole('button', { name: 'Devolver $95.00' }).click();
  await expect(office.getByRole('dialog', { name: 'Devolución registrada: $95.00, Efvo' })).toBeVisible();
  await office.getByRole('button', { name: 'Ahora no' }).click();
  await expect(breakdownOf(office)).toContainText('Artículo quitado');

  const { data } = await (await office.request.get(`/api/ventas/${id}`)).json();
  expect(data).toMatchObject({ total: 60, abonos: 60 });
  const ticket = await (await office.request.get(`/api/ventas/${id}/ticket`)).text();
  expect(ticket).toContain('Efvo: Artículo quitado');
});

test('a wrong method is put right from the page of the sale, and both pagos stay', async ({ page, otherTill }) => {
  await signIn(page, 'usuario@aguaclara.mx');
  const id = await paidNota(page, 'Claudia Hernández Pineda', 'Efvo');

  const { page: office } = await otherTill('admin@aguaclara.mx');
  await office.goto(`/app/ventas/${id}`);
  await office.getByRole('button', { name: 'Corregir abono de $155.00, Efvo' }).click();
  await office.getByRole('menuitem', { name: 'Cambiar método' }).click();
  const dialog = office.getByRole('dialog', { name: 'Cambiar método' });
  await dialog.getByRole('radio', { name: 'TDC' }).click();
  await expectAccessible(office);
  await dialog.getByRole('button', { name: 'Cambiar a TDC' }).click();
  const table = office.getByRole('table', { name: 'Desglose de abonos' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table).toContainText('Método equivocado');
  const { data } = await (await office.request.get(`/api/ventas/${id}`)).json();
  const pagos = data.pagos.map((pago: { monto: number; metodo: string }) => [pago.monto, pago.metodo]);
  expect(pagos).toEqual([
    [155, 'Efvo'],
    [-155, 'Efvo'],
    [155, 'TDC'],
  ]);
});
