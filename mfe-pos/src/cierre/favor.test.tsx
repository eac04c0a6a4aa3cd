import type { RefundPago } from '@lavanda/shared/contract/schemas/corrections';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import type { Role } from '@lavanda/shared/domain/roles';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import ActivosPage from '../activos/ActivosPage';
import { mount } from '../activos/testing/mountPage';

const REFUND = 'POST /api/ventas/pagos/devolver';
const KEEP = 'POST /api/ventas/saldo/conservar';
const SAVE = 'POST /api/ventas/guardar';
const pago = (n: number, amount: number, method: 'Efvo' | 'TDC' | 'Saldo') => ({
  _id: `00000000-0000-4000-8000-0000000000a${n}`,
  fecha: '2026-12-08',
  monto: amount,
  metodo: method,
  reversa_de: null,
});
const LINE = {
  _id: '00000000-0000-4000-8000-0000000000bb',
  cantidad: 1,
  servicio: 'Edredón',
  precio: 105,
  importe: 105,
  servicio_id: null,
  medida: 'flex',
} as const;

/** A nota of $105.00 with $200.00 paid, because an article was removed after the pago. */
const NOTA = testNota({
  usuario_name: 'Ana',
  folio: 10,
  total: 105,
  abonos: 200,
  pagos: [pago(1, 150, 'Efvo'), pago(2, 50, 'TDC')],
  articulos: [LINE],
});

let net: MockNetwork;
let current: Nota;
beforeEach(() => {
  current = NOTA;
  net = mockNetwork();
  net.route('GET /api/ventas/', { body: { results: [{ ...NOTA, articulos: [], pagos: [] }] } });
  net.route('GET /api/ventas/:id', () => ({ body: { data: current } }));
  net.route(REFUND, ({ body }) => ({ body: { data: refunded(body as unknown as RefundPago) } }));
  net.route(KEEP, () => ({ body: { data: kept() } }));
  net.route(SAVE, () => ({ body: { inserted_id: NOTA._id, data: { ...current, status: 10, version: current.version + 1 } } }));
});

/** Stores a reversal, as the server does. */
function reversed(reversal: Omit<Nota['pagos'][number], 'fecha'>) {
  const { version, abonos, pagos } = current;
  const stored = [...pagos, { ...reversal, fecha: '2026-12-10' }];
  current = { ...current, version: version + 1, abonos: abonos + reversal.monto, pagos: stored };
  return current;
}
const refunded = ({ reversa: reversal, monto: amount, metodo: method, pago: of }: RefundPago) =>
  reversed({ _id: reversal, monto: -amount, metodo: method, reversa_de: of });
function kept() {
  const favor = current.abonos - current.total;
  return reversed({
    _id: `00000000-0000-4000-8000-0000000000c1`,
    monto: -favor,
    metodo: 'Saldo',
    reversa_de: NOTA.pagos[0]?._id ?? '',
  });
}
const LOST = () => problem(503, 'No hubo respuesta.');

async function open(role: Role) {
  const view = await mount(<ActivosPage />, { rol: role });
  await view.usuario.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Cierre de nota' })) };
}
const bodies = (call: string) => net.seen(call).map(({ body }) => body as Record<string, unknown>);

test('the card shows what is in favor instead of a negative saldo', async () => {
  await mount(<ActivosPage />, { rol: 'user' });
  const card = within((await screen.findAllByRole('article'))[0] as HTMLElement);
  expect(card.getByText('A favor')).toBeVisible();
  expect(card.getByText('$95.00')).toBeVisible();
});

test('who may return it closes the note with the refund, newest payment first', async () => {
  const { dialog, usuario: user, avisos: toasts } = await open('admin');
  expect(await dialog.findByText('¿Qué se hace con lo que el cliente tiene a favor?')).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: 'Efvo' }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Devuelve $95.00 (Efvo).')]));
  expect(bodies(REFUND)).toMatchObject([
    { pago: NOTA.pagos[1]?._id, monto: 50, metodo: 'Efvo', motivo: 'Saldo a favor al cerrar' },
    { pago: NOTA.pagos[0]?._id, monto: 45, metodo: 'Efvo' },
  ]);
  expect(bodies(SAVE)).toMatchObject([{ status: 10, version: NOTA.version + 2 }]);
});

test('what was paid with credit goes back to it, and only the money is told to hand over', async () => {
  current = { ...NOTA, pagos: [pago(1, 150, 'Efvo'), pago(2, 50, 'Saldo')] };
  const { dialog, usuario: user, avisos: toasts } = await open('admin');
  await user.click(await dialog.findByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Devuelve $45.00 (Efvo).')]));
  expect(toasts()[0]).toContain('$50.00 quedan como saldo a favor.');
  expect(bodies(REFUND)).toMatchObject([
    { monto: 50, metodo: 'Saldo' },
    { monto: 45, metodo: 'Efvo' },
  ]);
});

test('a refund that fails closes nothing, says so and may be tried again with the same ids', async () => {
  net.route(REFUND, () => problem(500, 'Ocurrió una falla.'));
  const { dialog, usuario: user } = await open('admin');
  await user.click(await dialog.findByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  expect(await dialog.findByText(/^La devolución no se registró y la nota sigue abierta\. Ocurrió una falla\./)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Devolver $95.00 y cerrar' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  await waitFor(() => expect(bodies(REFUND)).toHaveLength(2));
  const [first, second] = bodies(REFUND);
  expect(second).toEqual(first);
  expect(bodies(SAVE)).toEqual([]);
});

test('who may not return it closes without, and is told whom to ask', async () => {
  const { dialog, usuario: user } = await open('user');
  await user.click(await dialog.findByRole('radio', { name: 'Cerrar sin devolver' }));
  expect(await dialog.findByText(/El cliente tiene \$95\.00 a favor.*administrador/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cerrar sin devolver' }));
  await waitFor(() => expect(bodies(SAVE)).toMatchObject([{ status: 10, version: NOTA.version }]));
  expect(bodies(REFUND)).toEqual([]);
});

test('who may not return it keeps it as the cliente’s credit, and the nota closes with nothing in favor', async () => {
  const { dialog, usuario: user, avisos: toasts } = await open('user');
  expect(await dialog.findByRole('radio', { name: 'Saldo a favor' })).toBeChecked();
  expect(dialog.queryByRole('radio', { name: /^Devolver/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Guardar $95.00 y cerrar' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('$95.00 quedan como saldo a favor.')]));
  expect(bodies(KEEP)).toMatchObject([{ id: NOTA._id, monto: 95 }]);
  expect(bodies(SAVE)).toMatchObject([{ status: 10, version: NOTA.version + 1 }]);
});

test('credit that isn’t kept closes nothing, says so and is sent again as the same operation', async () => {
  net.route(KEEP, () => problem(500, 'Ocurrió una falla.'));
  const { dialog, usuario: user } = await open('admin');
  await user.click(await dialog.findByRole('radio', { name: 'Saldo a favor' }));
  await user.click(dialog.getByRole('button', { name: 'Guardar $95.00 y cerrar' }));
  expect(await dialog.findByText(/^El saldo a favor no se guardó y la nota sigue abierta\. Ocurrió una falla\./)).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar $95.00 y cerrar' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Guardar $95.00 y cerrar' }));
  await waitFor(() => expect(bodies(KEEP)).toHaveLength(2));
  expect(bodies(KEEP)[1]).toEqual(bodies(KEEP)[0]);
  expect(bodies(SAVE)).toEqual([]);
});

test('a refund whose answer was lost is told and the note closes, because it is stored', async () => {
  net.route(REFUND, ({ body }) => {
    const answer = refunded(body as unknown as RefundPago);
    return bodies(REFUND).length === 2 ? LOST() : { body: { data: answer } };
  });
  const { dialog, usuario: user, avisos: toasts } = await open('admin');
  await user.click(await dialog.findByRole('radio', { name: 'Efvo' }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Devuelve $95.00 (Efvo).')]));
  expect(bodies(REFUND)).toHaveLength(2);
  expect(bodies(SAVE)).toMatchObject([{ status: 10, version: NOTA.version + 2 }]);
});

test('credit whose answer was lost is told and the note closes, because it is kept', async () => {
  net.route(KEEP, () => {
    kept();
    return LOST();
  });
  const { dialog, usuario: user, avisos: toasts } = await open('user');
  await user.click(await dialog.findByRole('button', { name: 'Guardar $95.00 y cerrar' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('$95.00 quedan como saldo a favor.')]));
  expect(bodies(SAVE)).toMatchObject([{ status: 10, version: NOTA.version + 1 }]);
});

test('while the note can’t be read again it isn’t claimed that nothing was returned', async () => {
  const read = 'GET /api/ventas/:id';
  net.route(REFUND, ({ body }) => {
    const { monto: amount } = body as unknown as RefundPago;
    const answer = refunded(body as unknown as RefundPago);
    if (amount === 50) return { body: { data: answer } };
    net.route(read, LOST);
    return LOST();
  });
  const { dialog, usuario: user, avisos: toasts } = await open('admin');
  await user.click(await dialog.findByRole('radio', { name: 'Efvo' }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  expect(await dialog.findByText(/^No se sabe si se registró\./)).toBeVisible();
  net.route(read, () => ({ body: { data: current } }));
  await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
  expect(await dialog.findByText('Ya se registró la devolución de $95.00 (Efvo): entrégala al cliente.')).toBeVisible();
  expect(dialog.queryByText(/^No se sabe/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Cerrar nota' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Devuelve $95.00 (Efvo).')]));
});

test('when a part of the refund fails the other is told, and both are at the end', async () => {
  let failing = true;
  net.route(REFUND, ({ body }) => {
    const sent = body as unknown as RefundPago;
    if (sent.monto === 45 && failing) return LOST();
    return { body: { data: refunded(sent) } };
  });
  const { dialog, usuario: user, avisos: toasts } = await open('admin');
  await user.click(await dialog.findByRole('radio', { name: 'Efvo' }));
  await user.click(dialog.getByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  expect(await dialog.findByText(/^Falta devolver \$45\.00 y la nota sigue abierta\./)).toBeVisible();
  expect(dialog.getByText('Ya se registró la devolución de $50.00 (Efvo): entrégala al cliente.')).toBeVisible();
  failing = false;
  await user.click(await dialog.findByRole('button', { name: 'Devolver $45.00 y cerrar' }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Devuelve $95.00 (Efvo).')]));
  const [, second, third] = bodies(REFUND);
  expect(third).toEqual(second);
});

test('a nota that the refund’s answer shows as closed elsewhere is told, and isn’t closed again', async () => {
  net.route(REFUND, ({ body }) => ({ body: { data: { ...refunded(body as unknown as RefundPago), status: 10 } } }));
  net.route(SAVE, LOST);
  const { dialog, usuario: user } = await open('admin');
  await user.click(await dialog.findByRole('button', { name: 'Devolver $95.00 y cerrar' }));
  expect(await dialog.findByRole('button', { name: 'Entendido' })).toBeVisible();
  expect(dialog.getByText(/^Ya se registró la devolución de /)).toBeVisible();
  expect(bodies(SAVE)).toEqual([]);
});
