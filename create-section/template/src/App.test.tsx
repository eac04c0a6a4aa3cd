import { testCliente } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { renderSection } from '@lavanda/shared/testing/renderSection';
import { screen } from '@testing-library/react';
import { App } from './App';

const CLIENTES = 'GET /api/clientes/';
const open = () => renderSection([{ path: '*', element: <App /> }], { places: ['/app/plantilla'] });

test('greets who is signed in, and lists the clientes', async () => {
  mockNetwork().route(CLIENTES, { body: { clientes: [testCliente({ nombre: 'Ana' })], siguiente: null } });
  await open();
  expect(screen.getByText('Hola, Daniela Ortiz.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
});

test('says that the clientes could not be read, and tries again', async () => {
  const network = mockNetwork();
  network.route(CLIENTES, { status: 500, body: {} });
  const { usuario: user } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron leer los clientes');
  network.route(CLIENTES, { body: { clientes: [testCliente({ nombre: 'Ana' })], siguiente: null } });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('link', { name: 'Ana' })).toBeVisible();
});
