import type { Cliente } from '@lavanda/shared/contract/schemas/clientes';
import { testNota } from '@lavanda/shared/testing/fixtures';
import type { Red } from '@lavanda/shared/testing/network';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { mount } from '../testing/mountPage';
import { mariaFernanda, networkWithoutMap } from '../testing/network';

const REMOVE = 'POST /api/clientes/eliminar';

let red: Red;
let cliente: Cliente;
beforeEach(() => {
  red = networkWithoutMap();
  cliente = mariaFernanda();
  red.route('GET /api/clientes/', () => ({ body: { clientes: [cliente], siguiente: null } }));
});

async function open(role: 'admin' | 'user' | 'accountant' = 'admin') {
  const view = await mount({ rol: role, paths: [`/app/clientes/${cliente._id}`] });
  await screen.findByRole('heading', { level: 1, name: 'María Fernanda Ríos Beltrán' });
  return view;
}

describe('the account of a cliente', () => {
  const owing = testNota({ folio: 10484, total: 586.5, abonos: 100 });
  const paid = testNota({ folio: 10483, total: 120, abonos: 120, status: 10 });

  it('says what is owed, lists the last notas with their links, and begins a new one', async () => {
    cliente = { ...cliente, adeudo: 486.5 };
    red.route('GET /api/ventas/', () => ({ body: { results: [owing, paid], siguiente: null } }));
    await open('user');
    expect(screen.getByText('Adeudo $486.50')).toBeVisible();
    const notas = within(screen.getByRole('region', { name: 'Últimas notas' }));
    const [first, second] = await notas.findAllByRole('link');
    expect(first).toHaveTextContent('Nota 104842026-12-08 · En sucursal$586.50Debe $486.50');
    expect(first).toHaveAttribute('href', `/app/pos/${owing._id}`);
    expect(second).toHaveTextContent('Nota 104832026-12-08 · Cerrada$120.00');
    expect(second).not.toHaveTextContent('Debe');
    const [asked] = red.seen('GET /api/ventas/');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ userid: cliente._id, status: '-1,0,10', notasPorPagina: '10' });
    expect(screen.getByRole('link', { name: 'Nueva nota' })).toHaveAttribute('href', `/app/pos?cliente=${cliente._id}`);
  });

  it('without debt or notas says so; who has no counter reads the notas in Tus Ventas', async () => {
    await open();
    expect(await screen.findByText('Aún no tiene notas.')).toBeVisible();
    expect(screen.queryByText(/^Adeudo/)).toBeNull();
    cleanup();
    red.route('GET /api/ventas/', () => ({ body: { results: [paid], siguiente: null } }));
    await open('accountant');
    expect(await screen.findByRole('link', { name: /Nota 10483/ })).toHaveAttribute('href', `/app/ventas/${paid._id}`);
    expect(screen.queryByRole('link', { name: 'Nueva nota' })).toBeNull();
  });

  it('notas that do not load are told, and Reintentar loads them', async () => {
    red.route('GET /api/ventas/', () => 'caida');
    const { usuario: user } = await open();
    expect(await screen.findByText(/^No se cargaron sus notas/)).toBeVisible();
    red.route('GET /api/ventas/', () => ({ body: { results: [paid], siguiente: null } }));
    const notas = within(screen.getByRole('region', { name: 'Últimas notas' }));
    await user.click(notas.getByRole('button', { name: 'Reintentar' }));
    expect(await notas.findByRole('link', { name: /Nota 10483/ })).toBeVisible();
  });

  it('who owes is removed only after the amount is told', async () => {
    cliente = { ...cliente, adeudo: 486.5 };
    red.route(REMOVE, () => ({ body: { eliminado: true } }));
    const { usuario: user } = await open();
    await user.click(screen.getByRole('button', { name: 'Eliminar' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^María Fernanda Ríos Beltrán debe \$486\.50\./)).toBeVisible();
    expect(red.seen(REMOVE)).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: 'Eliminar con adeudo' }));
    await waitFor(() => expect(red.seen(REMOVE)).toHaveLength(1));
  });
});
