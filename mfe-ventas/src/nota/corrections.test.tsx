import { id } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { notaNumber } from '../testing/data';
import { mount } from '../testing/mountPage';
import { salesServer } from '../testing/server';

const NOTA = notaNumber(7, {
  folio: 1342,
  total: 285,
  abonos: 200,
  pagos: [
    { _id: id(3), fecha: '2026-12-08', monto: 250, metodo: 'Efvo', reversa_de: null },
    { _id: id(4), fecha: '2026-12-09', monto: -50, metodo: 'TDC', reversa_de: id(3), motivo: 'Artículo quitado' },
  ],
});
/** The same nota before any money was returned. */
const WHOLE = { ...NOTA, abonos: 250, pagos: NOTA.pagos.slice(0, 1) };
const REFUND = 'POST /api/ventas/pagos/devolver';
const CORRECT = 'POST /api/ventas/pagos/corregir';

function network(nota = NOTA) {
  const net = mockNetwork();
  net.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
  net.route(REFUND, () => ({ body: { data: { ...nota, version: 4 } } }));
  net.route(CORRECT, () => ({ body: { data: { ...nota, version: 4 } } }));
  return net;
}

const rows = async () => within(await screen.findByRole('table', { name: 'Desglose de abonos' })).getAllByRole('row');

/** Opens a correction of the nota's pago of $250.00. */
async function begin(action: string, role: 'admin' | 'superuser' = 'admin') {
  const view = await mount({ rol: role, path: `/app/ventas/${id(7)}` });
  await view.usuario.click(await screen.findByRole('button', { name: 'Corregir abono de $250.00, Efvo' }));
  await view.usuario.click(screen.getByRole('menuitem', { name: action }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: action })) };
}

it('a pago is listed with what was returned of it, and why; who may not correct it has no menu', async () => {
  network();
  await mount({ rol: 'user', path: `/app/ventas/${id(7)}` });
  expect((await rows()).slice(1).map((row) => row.textContent)).toEqual([
    '2026-12-08Efvo$250.00',
    '2026-12-09TDC · DevoluciónArtículo quitado\u2212$50.00',
  ]);
  expect(screen.queryByRole('button', { name: /^Corregir abono/ })).toBeNull();
});

it('a wrong method is put right, of what is left of the pago', async () => {
  const net = network();
  const { dialog, usuario: user, avisos: toasts } = await begin('Cambiar método');
  await user.click(dialog.getByRole('button', { name: 'Cambiar método' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Elige el correcto.');
  await user.click(dialog.getByRole('radio', { name: 'TDC' }));
  await user.click(dialog.getByRole('button', { name: 'Cambiar a TDC' }));
  await waitFor(() => expect(toasts()).toEqual(['Abono corregido. Nota 1342.']));
  expect(net.seen(CORRECT).map(({ body }) => body)).toEqual([
    {
      id: id(7),
      operacion: expect.any(String),
      equipo: expect.any(String),
      pago: id(3),
      reversa: expect.any(String),
      nuevo: { _id: expect.any(String), monto: 200, metodo: 'TDC' },
      motivo: 'Método equivocado',
    },
  ]);
});

it('a wrong kind of card is put right, and the list tells it', async () => {
  const paid = { _id: id(3), fecha: '2026-12-08', monto: 250, metodo: 'TDC', tarjeta: 'credito', reversa_de: null } as const;
  const net = network({ ...NOTA, pagos: [paid] });
  const { usuario: user } = await mount({ rol: 'admin', path: `/app/ventas/${id(7)}` });
  expect((await rows())[1]).toHaveTextContent('2026-12-08TDC crédito$250.00');
  await user.click(screen.getByRole('button', { name: 'Corregir abono de $250.00, TDC' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cambiar método' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar método' }));
  expect(dialog.getByRole('radio', { name: 'Crédito' })).toBeChecked();
  await user.click(dialog.getByRole('radio', { name: 'Débito' }));
  await user.click(dialog.getByRole('button', { name: 'Cambiar a TDC débito' }));
  await waitFor(() => expect(net.seen(CORRECT)).toHaveLength(1));
  expect(net.seen(CORRECT)[0]?.body).toMatchObject({ nuevo: { monto: 250, metodo: 'TDC', tarjeta: 'debito' } });
});

it('a pago that was partly returned is corrected up to what is left, and the dialog tells the way round it', async () => {
  const net = network();
  const { dialog, usuario: user } = await begin('Cambiar monto');
  expect(dialog.getByText(/^Ya se devolvieron \$50\.00 de este abono.*devuelve el resto y vuelve a cobrar\.$/)).toBeVisible();
  const amount = dialog.getByRole('textbox', { name: 'Monto correcto' });
  await user.clear(amount);
  await user.type(amount, '200.01');
  expect(dialog.getByRole('alert')).toHaveTextContent('De este abono quedan $200.00. Escribe ese monto o menos.');
  await user.click(dialog.getByRole('button', { name: 'Cambiar a $200.01' }));
  expect(net.seen(CORRECT)).toEqual([]);
});

it('a wrong amount is put right, up to the nota’s total', async () => {
  const net = network(WHOLE);
  const { dialog, usuario: user } = await begin('Cambiar monto', 'superuser');
  const amount = dialog.getByRole('textbox', { name: 'Monto correcto' });
  await user.clear(amount);
  await user.type(amount, '285.01');
  expect(dialog.getByRole('alert')).toHaveTextContent('Escribe $285.00 o menos.');
  await user.clear(amount);
  await user.type(amount, '25');
  await user.click(dialog.getByRole('button', { name: 'Cambiar a $25.00' }));
  await waitFor(() => expect(net.seen(CORRECT)).toHaveLength(1));
  expect(net.seen(CORRECT)[0]?.body).toMatchObject({ nuevo: { monto: 25, metodo: 'Efvo' }, motivo: 'Monto equivocado' });
});

it('a corrected amount whose answer was lost may be sent again, although the nota already has it', async () => {
  const net = network(WHOLE);
  const right = { _id: id(5), fecha: '2026-12-10', monto: 280, metodo: 'Efvo', reversa_de: null } as const;
  const wrong = { _id: id(6), fecha: '2026-12-10', monto: -250, metodo: 'Efvo', reversa_de: id(3) } as const;
  const corrected = { ...WHOLE, version: 4, abonos: 280, pagos: [...WHOLE.pagos, wrong, right] };
  const { dialog, usuario: user, avisos: toasts } = await begin('Cambiar monto');
  const amount = dialog.getByRole('textbox', { name: 'Monto correcto' });
  await user.clear(amount);
  await user.type(amount, '280');
  net.route('GET /api/ventas/:id', () => ({ body: { data: corrected } }));
  net.route(CORRECT, () => problem(503, 'No hubo respuesta.'));
  await user.click(dialog.getByRole('button', { name: 'Cambiar a $280.00' }));
  expect(await dialog.findByText(/^No se registró\./)).toBeVisible();
  // The page behind the dialog shows the stored correction.
  await waitFor(() => expect(screen.getAllByText('$280.00').length).toBeGreaterThan(0));
  net.route(CORRECT, () => ({ body: { data: corrected } }));
  await user.click(dialog.getByRole('button', { name: 'Cambiar a $280.00' }));
  await waitFor(() => expect(toasts()).toEqual(['Abono corregido. Nota 1342.']));
  expect(net.seen(CORRECT)[1]?.body).toEqual(net.seen(CORRECT)[0]?.body);
});

it('a refund needs its reason, keeps what was typed when it fails, and offers the ticket', async () => {
  const net = network();
  net.route(REFUND, () => problem(500, 'Ocurrió una falla.'));
  const { dialog, usuario: user } = await begin('Devolver');
  const amount = dialog.getByRole('textbox', { name: 'Cuánto se devuelve' });
  expect(amount).toHaveValue('200');
  expect(amount).toHaveFocus();
  await user.clear(amount);
  await user.type(amount, '95.5');
  await user.click(dialog.getByRole('radio', { name: 'Transf' }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.50' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Elige el motivo.');
  await user.click(dialog.getByRole('radio', { name: 'Otro' }));
  await user.type(dialog.getByRole('textbox', { name: 'Escribe el motivo' }), 'Se arrepintió{Enter}');
  expect(await dialog.findByText('No se registró. Ocurrió una falla. Tus datos siguen aquí.')).toBeVisible();
  expect(amount).toHaveValue('95.5');
  net.route(REFUND, () => ({ body: { data: { ...NOTA, version: 4 } } }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.50' }));
  const done = within(await screen.findByRole('dialog', { name: 'Devolución registrada: $95.50, Transf' }));
  expect(done.getByRole('button', { name: 'Imprimir ticket' })).toBeVisible();
  await user.click(done.getByRole('button', { name: 'Ahora no' }));
  const [first, second] = net.seen(REFUND).map(({ body }) => body);
  expect(first).toMatchObject({ pago: id(3), monto: 95.5, metodo: 'Transf', motivo: 'Se arrepintió' });
  expect(second).toEqual(first);
});

it('a nota that owes its cliente says so, and the refund proposes that', async () => {
  network({ ...NOTA, total: 105 });
  await mount({ rol: 'admin', path: `/app/ventas/${id(7)}` });
  expect(await screen.findByText('A favor', { selector: 'dt' })).toBeVisible();
  expect(screen.getByText('A favor $95.00')).toBeVisible();
  expect(screen.queryByText('Saldo', { selector: 'dt' })).toBeNull();
});

it('the list tells what is in favor apart from what is owed, and a touch shows those notas', async () => {
  const net = salesServer(2, (n) => (n === 1 ? { total: 105, abonos: 200 } : {}));
  net.route('GET /api/ventas/totales', () => ({ body: { conteo: 2, total: 390, adeudo: 50, favor: 95 } }));
  const { usuario: user, lugar: place } = await mount();
  expect(await screen.findByText('2 ventas · $390.00 · adeudo $50.00')).toBeVisible();
  expect(await screen.findByText('A favor $95.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'a favor $95.00. Ver solo esas notas' }));
  expect(place()).toBe('/app/ventas?favor=true');
});
