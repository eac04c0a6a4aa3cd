import { clearDevice } from '@lavanda/shared/testing/device';
import { screen, waitFor } from '@testing-library/react';
import { CLIENTE, lines, openTill, selectCliente, tile, tillNetwork } from '../punto-de-venta/testing/register';

const OTHER = { ...CLIENTE, _id: '20000000-0000-4000-8000-000000000001', nombre: 'Hotel Ñandú', apellido: '' };

beforeEach(clearDevice);

function network() {
  const net = tillNetwork();
  net.route('GET /api/clientes/', ({ query }) => ({
    body: { clientes: [OTHER, CLIENTE].filter(({ _id }) => _id === query.get('id')), siguiente: null },
  }));
  return net;
}

test('a new note opens with the customer that the address names, once', async () => {
  network();
  const { lugar: place } = await openTill({ path: `/app/pos?cliente=${OTHER._id}` });
  expect(await screen.findByRole('button', { name: /Hotel Ñandú/ })).toBeVisible();
  expect(place()).toBe('/app/pos');
});

test('a note being written for somebody else stays, and it is told', async () => {
  network();
  const till = await openTill();
  await selectCliente(till);
  await till.usuario.click(tile('Almohada'));
  await till.go(`/app/pos?cliente=${OTHER._id}`);
  await waitFor(() => expect(till.avisos()).toEqual([expect.stringMatching(/^Hay una nota sin guardar de María Fernanda Ríos/)]));
  expect(screen.getByRole('button', { name: /María Fernanda Ríos/ })).toBeVisible();
  expect(lines()).toHaveLength(1);
});

test('a customer that can’t be read is told, and the note opens without', async () => {
  const net = network();
  net.route('GET /api/clientes/', () => 'caida');
  const { avisos: toasts } = await openTill({ path: `/app/pos?cliente=${OTHER._id}` });
  await waitFor(() => expect(toasts()).toEqual([expect.stringMatching(/^La nota se abrió sin cliente/)]));
  expect(screen.getByRole('button', { name: 'Seleccionar usuario' })).toBeVisible();
});
