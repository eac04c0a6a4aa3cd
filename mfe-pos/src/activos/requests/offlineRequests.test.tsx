import 'fake-indexeddb/auto';
import { id, NARVARTE, testNota } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { cleanup, screen } from '@testing-library/react';
import ActivosPage from '../ActivosPage';
import { mount } from '../testing/mountPage';

const REQUEST = {
  ...{ _id: id(), cliente: id(), cliente_name: 'Regina Zaragoza', cliente_telefono: '+525518462203' },
  ...{ domicilio: 'Luz Saviñón 1120', sucursal: NARVARTE._id, sucursal_name: 'Narvarte' },
  ...{ dia: '2099-12-11', hora_inicio: '10:00', hora_final: '12:00', comentario: '', creada: '2026-12-10T16:42:00Z' },
};

it('without a connection the page still shows the requests that it read before', async () => {
  const net = mockNetwork();
  net.route('GET /api/ventas/', { body: { results: [testNota()] } });
  net.route('GET /api/solicitudes', { body: { solicitudes: [REQUEST] } });
  await mount(<ActivosPage />, { path: '/app/activos' });
  await screen.findByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' });
  cleanup();

  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await mount(<ActivosPage />, { path: '/app/activos' });
  expect(await screen.findByRole('link', { name: 'Ana Sofía Treviño' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Aceptar la recolección de Regina Zaragoza' })).toBeVisible();
});
