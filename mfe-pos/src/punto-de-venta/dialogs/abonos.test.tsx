import type { RefundPago } from '@lavanda/shared/contract/schemas/corrections';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { clearDevice } from '@lavanda/shared/testing/device';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { screen, waitFor, within } from '@testing-library/react';
import { openTill, saveButton, saved, tillNetwork } from '../testing/register';

const line = (n: number, servicio: string, price: number) =>
  ({
    _id: `00000000-0000-4000-8000-0000000000b${n}`,
    cantidad: 1,
    servicio,
    precio: price,
    importe: price,
    servicio_id: null,
    medida: 'flex',
  }) as const;
const PAGO = {
  _id: '00000000-0000-4000-8000-0000000000aa',
  fecha: '2026-12-08',
  monto: 200,
  metodo: 'TDC',
  reversa_de: null,
} as const;
const NOTA = testNota({
  folio: 10482,
  articulos: [line(1, 'Cierre', 105), line(2, 'Parche', 95)],
  pagos: [PAGO],
  subtotal: 200,
  total: 200,
  abonos: 200,
});

beforeEach(clearDevice);

test('after an article is removed, the breakdown returns what is in favor, and the change is still there to save', async () => {
  const net = tillNetwork();
  let current: Nota = NOTA;
  net.route('GET /api/ventas/:id', () => ({ body: { data: current } }));
  net.route('POST /api/ventas/pagos/devolver', ({ body }) => {
    const { reversa: id, monto: amount } = body as unknown as RefundPago;
    const reversal = { _id: id, fecha: '2026-12-10', monto: -amount, metodo: 'Efvo', reversa_de: PAGO._id } as const;
    current = { ...NOTA, version: 4, abonos: 200 - amount, pagos: [PAGO, reversal] };
    return { body: { data: current } };
  });
  const { usuario: user } = await openTill({ path: `/app/pos/${NOTA._id}`, rol: 'admin' });
  await user.click(screen.getByRole('button', { name: 'Eliminar Parche' }));
  expect(saveButton()).toHaveTextContent('A favor $95.00');

  await user.click(screen.getByRole('button', { name: 'Ver desglose de abonos' }));
  const breakdown = within(await screen.findByRole('dialog', { name: 'Desglose de abonos' }));
  await user.click(breakdown.getByRole('button', { name: 'Corregir abono de $200.00, TDC' }));
  await user.click(screen.getByRole('menuitem', { name: 'Devolver' }));
  const refund = within(await screen.findByRole('dialog', { name: 'Devolver' }));
  await user.click(refund.getByRole('radio', { name: 'Efvo' }));
  await user.click(refund.getByRole('radio', { name: 'Artículo quitado' }));
  await user.click(refund.getByRole('button', { name: 'Devolver $95.00' }));
  const done = await screen.findByRole('dialog', { name: 'Devolución registrada: $95.00, Efvo' });
  await user.click(within(done).getByRole('button', { name: 'Ahora no' }));
  expect(await breakdown.findByText('Efvo · Devolución')).toBeVisible();
  await user.click(breakdown.getAllByRole('button', { name: 'Cerrar' }).at(-1) as HTMLElement);

  await waitFor(() => expect(saveButton()).toHaveTextContent('$0.00'));
  await user.click(saveButton());
  await waitFor(() => expect(saved(net)).toHaveLength(1));
  expect(saved(net)[0]).toMatchObject({ version: 4, articulos: [{ servicio: 'Cierre' }] });
  expect(saved(net)[0]?.pagos).toHaveLength(2);
});
