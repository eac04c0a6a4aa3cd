import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import type { MockNetwork } from '@lavanda/shared/testing/network';
import { screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

const REMOVE = 'POST /api/clientes/eliminar';

let net: MockNetwork;
let cliente: Cliente;
beforeEach(() => {
  net = networkWithoutMap();
  cliente = mariaFernanda();
  net.route('GET /api/clientes/', () => ({ body: { clientes: [cliente], siguiente: null } }));
});

async function open(role: 'admin' | 'user' | 'accountant' = 'admin') {
  const view = await mount({ rol: role, paths: [`/app/clientes/${cliente._id}`] });
  await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' });
  return view;
}

describe('the account of a cliente', () => {
  it('says what is owed, and begins a new nota', async () => {
    cliente = { ...cliente, adeudo: 486.5 };
    await open('user');
    expect(screen.getByText('Adeudo $486.50')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Nueva nota' })).toHaveAttribute('href', `/app/pos?cliente=${cliente._id}`);
  });

  it('without debt says nothing of it; who has no counter begins no nota', async () => {
    await open('accountant');
    expect(screen.queryByText(/^Adeudo/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nueva nota' })).toBeNull();
  });

  it('who owes is removed only after the amount is told', async () => {
    cliente = { ...cliente, adeudo: 486.5 };
    net.route(REMOVE, () => ({ body: { eliminado: true } }));
    const { usuario: user } = await open();
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^María Fernanda Ríos Beltrán debe \$486\.50\./)).toBeVisible();
    expect(net.seen(REMOVE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Eliminar con adeudo' }));
    await waitFor(() => expect(net.seen(REMOVE)).toHaveLength(1));
  });
});
