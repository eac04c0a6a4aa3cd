import { id, testSession } from '@lavanda/shared/testing/fixtures';
import { mockNetwork, problem } from '@lavanda/shared/testing/network';
import { mockWidth, restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { screen, waitFor } from '@testing-library/react';
import ActivosPage from '../activos/ActivosPage';
import { mount } from '../activos/testing/mountPage';
import { openTill, tillNetwork } from '../punto-de-venta/testing/register';
import { dropPhotos, keepPhotos, ownerOf } from './pendingPhotos';

const NOTA = id(501);
const FOTO = id(502);
/** The mock network names the last id of a path ':id'. */
const UPLOAD = `POST /api/ventas/${NOTA}/fotos/:id`;

/** A photo of a saved nota that an earlier visit left on this device. */
const leave = () =>
  keepPhotos([
    {
      ...{ id: FOTO, nota: NOTA, owner: ownerOf(testSession().usuario), taken: Date.now(), ready: true },
      ...{ jpeg: new Blob(['x'], { type: 'image/jpeg' }), width: 4, height: 3 },
    },
  ]);
afterEach(() => {
  restoreWidth();
  return dropPhotos([FOTO]);
});

it('Activos sends it too, and then signing out has nothing to ask about', async () => {
  await leave();
  expect(localStorage.getItem('lavanda:fotos')).toBe('1');
  const net = mockNetwork();
  net.route('GET /api/ventas/', { body: { results: [] } });
  net.route(UPLOAD, { body: { fotos: [{ id: FOTO, ancho: 4, alto: 3 }] } });
  await mount(<ActivosPage />);
  await waitFor(() => expect(localStorage.getItem('lavanda:fotos')).toBeNull());
  expect(net.seen(UPLOAD)).toHaveLength(1);
});

it('Activos tells that it was refused, and gives it up', async () => {
  await leave();
  const net = mockNetwork();
  net.route('GET /api/ventas/', { body: { results: [] } });
  net.route(UPLOAD, problem(409, 'La nota ya se entregó.'));
  const { usuario: user } = await mount(<ActivosPage />);
  expect(await screen.findByText('Falta subir 1 foto. La nota ya se entregó.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByText(/^Falta subir/)).toBeNull());
});

it('a phone tells above the services that it was refused', async () => {
  await leave();
  const net = tillNetwork();
  net.route(UPLOAD, problem(409, 'La nota ya se entregó.'));
  mockWidth(390);
  await openTill();
  expect(await screen.findByText('Falta subir 1 foto. La nota ya se entregó.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
