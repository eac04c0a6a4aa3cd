import { id } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { notaNumber } from '../testing/data';
import { mount } from '../testing/mountPage';

const CLOSED = notaNumber(7, { folio: 1342, usuario_name: 'Ana', status: 10, ajuste: 0.4 });

function network(nota = CLOSED) {
  const net = mockNetwork();
  let current = nota;
  net.route('GET /api/ventas/:id', () => ({ body: { data: current } }));
  net.route('POST /api/ventas/reabrir', () => {
    current = { ...nota, status: 0, ajuste: 0, version: 4 };
    return { body: { data: current } };
  });
  return net;
}
const open = (role: 'admin' | 'user' | 'accountant' | 'superuser' = 'admin') =>
  mount({ rol: role, path: `/app/ventas/${id(7)}` });
const button = () => screen.findByRole('button', { name: 'Reabrir nota' });
const reopenings = (net: ReturnType<typeof network>) => net.seen('POST /api/ventas/reabrir').map(({ body }) => body);

describe('a closed note', () => {
  it('is reopened with a reason, and then is in the branch again', async () => {
    const net = network();
    const { usuario: user, avisos: toasts } = await open();
    await user.click(await button());
    const dialog = await screen.findByRole('dialog', { name: '¿Reabrir la nota 1342 de Ana?' });
    expect(dialog).toHaveTextContent('su ajuste por redondeo se cancela');
    await user.click(within(dialog).getByRole('button', { name: 'Reabrir nota' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Escribe por qué se reabre la nota.');
    expect(reopenings(net)).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: 'Motivo' }), ' Falta una pieza ');
    await user.click(within(dialog).getByRole('button', { name: 'Reabrir nota' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(reopenings(net)).toEqual([{ id: id(7), version: 3, operacion: expect.any(String), motivo: 'Falta una pieza' }]);
    expect(toasts()).toEqual(['Nota reabierta. Folio 1342, Ana.']);
    expect(await screen.findByText('En sucursal')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reabrir nota' })).toBeNull());
  });

  it('that could not be reopened says why, keeps the reason and retries the same operation', async () => {
    const net = network();
    net.route('POST /api/ventas/reabrir', () => problem(500, 'Ocurrió una falla.'));
    const { usuario: user } = await open('superuser');
    await user.click(await button());
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Error');
    await user.click(dialog.getByRole('button', { name: 'Reabrir nota' }));
    expect(await dialog.findByText('La nota no se reabrió. Ocurrió una falla.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Motivo' })).toHaveValue('Error');
    await user.click(dialog.getByRole('button', { name: 'Reabrir nota' }));
    await waitFor(() => expect(reopenings(net)).toHaveLength(2));
    const [first, second] = reopenings(net);
    expect(second).toEqual(first);
  });

  it.each(['user', 'accountant'] as const)('offers no reopening to the role %s', async (role) => {
    network();
    await open(role);
    expect(await screen.findByRole('heading', { level: 1, name: 'Nota 1342' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reabrir nota' })).toBeNull();
  });

  it('only: an open note has nothing to reopen', async () => {
    network({ ...CLOSED, status: 0 });
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Nota 1342' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reabrir nota' })).toBeNull();
  });
});
