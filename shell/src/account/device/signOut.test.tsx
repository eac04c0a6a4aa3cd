import { createStore, deviceTexts } from '@lavanda/shared';
import { clearDevice } from '@lavanda/shared/testing/device';
import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Frame } from '../../app/AppFrame';
import { AuthGate } from '../../app/AuthGate';
import { TAB_KEYS } from '../../storedNotes';
import { SECTIONS } from '../../testing/sections';
import { readSession } from '../../testing/session';

const LOGOUT = 'POST /api/auth/logout';
const AUTH = 'GET /api/auth/authData';
const DRAFT = 'lavanda.borrador.v1.t.u.nueva';

let net: MockNetwork;
// Silences jsdom, which reports on the console that it can't open /login.
const noNavigation = jest.spyOn(console, 'error');
beforeEach(async () => {
  noNavigation.mockImplementation(() => undefined);
  net = mockNetwork();
  net.route(LOGOUT, { body: {} });
  await clearDevice();
  localStorage.setItem('lavanda:montadas', '{}');
  localStorage.setItem('lavanda:equipo', 'b7f3c1de-52f8-4b0f-9c56-7d2f0a9e4c11');
});

function mount(path: string, inside = <Frame session={readSession('user')} secciones={SECTIONS} />) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Acceso</p> },
      { path: '/app/*', element: inside },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return userEvent.setup();
}

async function pressLeave() {
  const user = mount('/app/ventas');
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Salir' }));
  return user;
}

test('Salir with a draft asks first; staying keeps it and the session', async () => {
  void deviceTexts.write(DRAFT, '{"cliente":"Ana"}');
  const user = await pressLeave();
  await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
  await user.click(screen.getByRole('button', { name: 'Seguir aquí' }));
  expect(net.seen(LOGOUT)).toHaveLength(0);
  expect(deviceTexts.read(DRAFT)).not.toBeNull();
});

test('Salir asks nothing for what the shell notes of the open section and of its own versions, nor for the last card', async () => {
  for (const key of Object.values(TAB_KEYS)) sessionStorage.setItem(key, '[]');
  localStorage.setItem('lavanda:tarjeta', 'debito');
  await pressLeave();
  await waitFor(() => expect(net.seen(LOGOUT)).toHaveLength(1));
});

test('leaving erases every draft and path of the device, and keeps the versions that work here', async () => {
  void deviceTexts.write(DRAFT, '{"cliente":"Ana"}');
  sessionStorage.setItem('lavanda:cliente:1', '{"nombre":"Ana"}');
  sessionStorage.setItem('lavanda:regreso', '/app/clientes/1');
  const user = await pressLeave();
  await user.click(await screen.findByRole('button', { name: 'Salir y borrar' }));
  await waitFor(() => expect(deviceTexts.read(DRAFT)).toBeNull());
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem('lavanda:montadas')).toBe('{}');
  expect(localStorage.getItem('lavanda:equipo')).toBe('b7f3c1de-52f8-4b0f-9c56-7d2f0a9e4c11');
});

test('leaving with nothing unsaved asks nothing', async () => {
  await pressLeave();
  await waitFor(() => expect(net.seen(LOGOUT)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a session that was ended from elsewhere erases the device; one that expired keeps its user’s draft', async () => {
  void deviceTexts.write(DRAFT, '{"cliente":"Ana"}');
  net.route(AUTH, problem(401, 'Tu sesión terminó. Inicia sesión de nuevo.'));
  mount('/app/ventas', <AuthGate />);
  await screen.findByText('Acceso');
  expect(deviceTexts.read(DRAFT)).not.toBeNull();
  net.route(AUTH, problem(401, 'Tu sesión terminó. Inicia sesión de nuevo.', { sesion: 'terminada' }));
  mount('/app/ventas', <AuthGate />);
  await waitFor(() => expect(deviceTexts.read(DRAFT)).toBeNull());
});

test('a tab erases what it keeps when another one signs out', async () => {
  net.route(AUTH, { body: readSession('user') });
  sessionStorage.setItem('lavanda:cliente:1', '{"nombre":"Ana"}');
  mount('/app/ventas', <AuthGate />);
  await screen.findAllByRole('navigation', { name: 'Secciones', hidden: true });
  dispatchEvent(new StorageEvent('storage', { key: 'lavanda:salida', newValue: '1' }));
  await waitFor(() => expect(sessionStorage.getItem('lavanda:cliente:1')).toBeNull());
});
