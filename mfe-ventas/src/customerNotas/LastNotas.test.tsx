import type { Role } from '@lavanda/shared/domain/roles';
import { id, testNota, testSession } from '@lavanda/shared/testing/fixtures';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen, within } from '@testing-library/react';
import LastNotas from './LastNotas';

const CLIENTE = id(700);
const owing = testNota({ folio: 10484, total: 586.5, abonos: 100 });
const paid = testNota({ folio: 10483, total: 120, abonos: 120, status: 10 });

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
});

const answer = (...results: unknown[]) => net.route('GET /api/ventas/', () => ({ body: { results, siguiente: null } }));
const open = (role: Role = 'user') =>
  renderSection([{ path: '*', element: <LastNotas clienteId={CLIENTE} /> }], {
    session: testSession(role),
    places: [`/app/clientes/${CLIENTE}`],
  });

test('lists the last notas of a cliente with their links', async () => {
  answer(owing, paid);
  await open();
  const notas = within(screen.getByRole('region', { name: 'Últimas notas' }));
  const [first, second] = await notas.findAllByRole('link');
  expect(first).toHaveTextContent('Nota 104842026-12-08 · En sucursal$586.50Debe $486.50');
  expect(first).toHaveAttribute('href', `/app/pos/${owing._id}`);
  expect(second).toHaveTextContent('Nota 104832026-12-08 · Cerrada$120.00');
  expect(second).not.toHaveTextContent('Debe');
  const [asked] = net.seen('GET /api/ventas/');
  expect(Object.fromEntries(asked?.query ?? [])).toEqual({ userid: CLIENTE, status: '-1,0,10', notasPorPagina: '10' });
});

test('without notas says so', async () => {
  answer();
  await open();
  expect(await screen.findByText('Aún no tiene notas.')).toBeVisible();
});

test('who has no counter reads the notas in Tus Ventas', async () => {
  answer(paid);
  await open('accountant');
  expect(await screen.findByRole('link', { name: /Nota 10483/ })).toHaveAttribute('href', `/app/ventas/${paid._id}`);
});

test('notas that do not load are told, and Reintentar loads them', async () => {
  net.route('GET /api/ventas/', () => 'caida');
  const { usuario: user } = await open();
  expect(await screen.findByText(/^No se cargaron sus notas/)).toBeVisible();
  answer(paid);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: /Nota 10483/ })).toBeVisible();
});
