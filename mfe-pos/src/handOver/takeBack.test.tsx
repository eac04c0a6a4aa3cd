import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import { setDate } from '@lavanda/shared/testing/clock';
import { clearDevice } from '@lavanda/shared/testing/device';
import { testNota } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { act, screen, waitFor, within } from '@testing-library/react';
import ActivosPage from '../activos/ActivosPage';
import { mount } from '../activos/testing/mountPage';
import { actionOf } from '../activos/testing/stages';

const SHIRT = { nombre: 'Planchado - camisa', detalle: '', linea: null };
const SACK = { nombre: 'Tintorería - saco', detalle: 'negro', linea: null };

let net: MockNetwork;
let nota: Nota;
beforeEach(async () => {
  await clearDevice();
  setDate('2026-12-10T19:04:00Z');
  net = mockNetwork();
});
afterEach(() => jest.useRealTimers());

const handedOver = (counted: number[]) => ({
  ...{ entregadas: counted, motivo: counted.length === 3 ? '' : 'proceso', detalle: '', quien: 'Daniela Ortiz' },
  momento: '2026-12-10T19:05:00Z',
});

/** Fakes a server with a nota whose pieces `handed` were handed over. A call hands over the counted pieces or takes them back. */
function serve(handed: number[], changes: Partial<Nota> = {}) {
  const ready = { usuario_name: 'Ana', clave: 'D147', etapa: 'lista', lugar: 'A-12', total: 285, abonos: 200 } as const;
  nota = testNota({
    ...{ ...ready, bultos: 3, piezas: [SHIRT, SACK, SHIRT] },
    entrega: handed.length === 0 ? null : handedOver(handed),
    ...changes,
  });
  net.route('GET /api/ventas/', () => ({ body: { results: [{ ...nota, piezas: [] }] } }));
  net.route('GET /api/ventas/:id', () => ({ body: { data: nota } }));
  net.route('POST /api/ventas/entrega', ({ body: { entregadas: counted, deshacer: undoes = false } }) => {
    const numbers = counted as number[];
    const before = nota.entrega?.entregadas ?? [];
    const now = undoes ? before.filter((one) => !numbers.includes(one)) : [...before, ...numbers].sort();
    nota = { ...nota, version: nota.version + 1, entrega: now.length === 0 ? null : handedOver(now) };
    return { body: { data: nota } };
  });
}

async function open(handed: number[], { view = 'tablero', ...changes }: Partial<Nota> & { view?: string } = {}) {
  serve(handed, changes);
  const page = await mount(<ActivosPage />, { path: `/app/activos?vista=${view}` });
  await page.usuario.click(await screen.findByRole('button', { name: 'Cerrar nota de Ana' }));
  return page;
}
async function count() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Entregar a Ana' }));
  await dialog.findByRole('list', { name: 'Piezas' });
  return dialog;
}
const sent = () => net.seen('POST /api/ventas/entrega').map(({ body }) => body);

it('a piece handed over before is taken back where it shows, and counted anew', async () => {
  const { usuario: user, avisos: toasts } = await open([1, 3]);
  const dialog = await count();
  await user.click(dialog.getByRole('button', { name: /^Deshacer la entrega de la etiqueta 3/ }));
  expect(await dialog.findByText('1 de 3')).toBeVisible();
  expect(sent()).toEqual([{ id: nota._id, operacion: expect.any(String), entregadas: [3], deshacer: true }]);
  expect(toasts()).toEqual(['Ana: otra vez 1 pieza pendiente.']);
  await user.click(await dialog.findByRole('button', { name: /3\/3/ }));
  await user.click(dialog.getByRole('button', { name: /2\/3/ }));
  await waitFor(() => expect(nota.entrega?.entregadas).toEqual([1, 2, 3]));
});

it('that another user counted stays handed over, and the dialog with what was counted', async () => {
  const { usuario: user, avisos: toasts } = await open([1]);
  const dialog = await count();
  await user.click(dialog.getByRole('button', { name: /2\/3/ }));
  const detail = 'Iván ya entregó 1 de 3 piezas de esta nota a las 13:03.';
  net.route('POST /api/ventas/entrega', () => problem(409, detail, { actual: nota }));
  await user.click(dialog.getByRole('button', { name: /^Deshacer la entrega/ }));
  await waitFor(() => expect(toasts()).toEqual([`La entrega de Ana no se deshizo. ${detail}`]));
  expect(dialog.getByText('2 de 3')).toBeVisible();
  expect(dialog.getByRole('button', { name: /^Deshacer la entrega/ })).toBeEnabled();
});

async function deliverFirst(user: Awaited<ReturnType<typeof open>>['usuario']) {
  const dialog = await count();
  await user.click(dialog.getByRole('button', { name: /1\/3/ }));
  await user.click(dialog.getByRole('radio', { name: 'No aparece' }));
  await user.click(dialog.getByRole('button', { name: 'Entregar 1 de 3' }));
}

it('a partial count of a paid nota is taken back from its toast', async () => {
  const { usuario: user, avisos: toasts, messages } = await open([], { abonos: 285 });
  await deliverFirst(user);
  await waitFor(() => expect(toasts()).toHaveLength(1));
  act(() => actionOf(messages(), 'Deshacer')?.());
  await waitFor(() => expect(nota.entrega).toBeNull());
  expect(sent().at(-1)).toMatchObject({ entregadas: [1], deshacer: true });
});

it('a partial count is taken back from the toast that follows its payment', async () => {
  const { usuario: user, avisos: toasts, messages } = await open([]);
  await deliverFirst(user);
  const payment = within(await screen.findByRole('dialog', { name: 'Pago de la nota' }));
  await user.click(payment.getByRole('button', { name: 'Cancelar' }));
  expect(toasts()).toEqual(['Ana: el conteo queda guardado, 1 de 3 piezas. 2 piezas pendientes.']);
  act(() => actionOf(messages(), 'Deshacer')?.());
  await waitFor(() => expect(nota.entrega).toBeNull());
  expect(sent().at(-1)).toMatchObject({ entregadas: [1], deshacer: true });
});

it('a partial count is taken back from the question about its payment', async () => {
  const { usuario: user } = await open([]);
  await deliverFirst(user);
  const payment = within(await screen.findByRole('dialog', { name: 'Pago de la nota' }));
  await user.click(await payment.findByRole('button', { name: 'Deshacer entrega' }));
  await waitFor(() => expect(nota.entrega).toBeNull());
  expect(await (await count()).findByText('0 de 3')).toBeVisible();
});

it('a whole count is taken back from the payment that follows it, which leads to the count again', async () => {
  const { usuario: user } = await open([1, 2, 3]);
  const payment = within(await screen.findByRole('dialog', { name: 'Cierre de nota' }));
  expect(await payment.findByText('3 de 3 piezas entregadas')).toBeVisible();
  await user.click(payment.getByRole('button', { name: 'Deshacer entrega' }));
  expect(await (await count()).findByText('0 de 3')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Cierre de nota' })).toBeNull();
  expect(sent()).toEqual([expect.objectContaining({ entregadas: [1, 2, 3], deshacer: true })]);
});

/** Opens the payment of a nota whose pieces were all handed over, and undoes the hand-over, which fails with 503. */
async function failToUndo() {
  const page = await open([1, 2, 3]);
  const payment = within(await screen.findByRole('dialog', { name: 'Cierre de nota' }));
  net.route('POST /api/ventas/entrega', () => problem(503, 'El servidor no respondió.'));
  await page.usuario.click(await payment.findByRole('button', { name: 'Deshacer entrega' }));
  await waitFor(() => expect(page.avisos()).toHaveLength(1));
  return { ...page, payment };
}

it('a whole count taken back by a retry leads from the payment to the count again too', async () => {
  const { messages } = await failToUndo();
  serve([1, 2, 3]);
  act(() => actionOf(messages(), 'Reintentar')?.());
  expect(await (await count()).findByText('0 de 3')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Cierre de nota' })).toBeNull();
});

it('a retry whose payment was left meanwhile opens nothing', async () => {
  const { usuario: user, payment, messages, avisos: toasts } = await failToUndo();
  await user.click(payment.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  serve([1, 2, 3]);
  act(() => actionOf(messages(), 'Reintentar')?.());
  await waitFor(() => expect(toasts().at(-1)).toBe('Ana: otra vez 3 piezas pendientes.'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each(['lista', 'tablero'])(
  'a count whose payment is cancelled stays: the card of the %s and a toast say so, and the toast takes it back',
  async (view) => {
    const { usuario: user, avisos: toasts, messages } = await open([1], { view });
    const dialog = await count();
    await user.click(dialog.getByRole('button', { name: /2\/3/ }));
    await user.click(dialog.getByRole('button', { name: /3\/3/ }));
    const payment = within(await screen.findByRole('dialog', { name: 'Cierre de nota' }));
    await user.click(payment.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Entregada, falta cobrar')).toBeInTheDocument();
    expect(toasts()).toEqual(['Ana: el conteo queda guardado, 3 de 3 piezas. Entregada, falta cobrar.']);
    act(() => actionOf(messages(), 'Deshacer')?.());
    expect(await screen.findByText('2 piezas pendientes')).toBeInTheDocument();
    expect(sent().at(-1)).toMatchObject({ entregadas: [2, 3], deshacer: true });
  },
);

it('a payment that follows no count is cancelled without a word', async () => {
  const { usuario: user, avisos: toasts } = await open([1, 2, 3]);
  const payment = within(await screen.findByRole('dialog', { name: 'Cierre de nota' }));
  await user.click(payment.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toasts()).toEqual([]);
});
