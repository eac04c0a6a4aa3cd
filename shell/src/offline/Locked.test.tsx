import 'fake-indexeddb/auto';
import { api, createStore } from '@lavanda/shared';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AuthGate } from '../app/AuthGate';
import { receiveComposition } from '../sections/composition';
import { REMOTES } from '../testing/sections';
import { readSession } from '../testing/session';

const AUTH = 'GET /api/auth/authData';
const HOUR = 3_600_000;

let net: MockNetwork;
let store: ReturnType<typeof createStore>;
const checkSession = () => act(async () => void store.dispatch(api.util.invalidateTags(['Sesion'])));

beforeEach(() => {
  // The fake database needs `structuredClone`, which jsdom lacks.
  globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));
  net = mockNetwork();
  net.route(AUTH, { body: readSession('user') });
  receiveComposition({ usuario: 'u1', remotes: REMOTES });
  store = createStore();
  const router = createMemoryRouter(
    [
      { path: '/login', element: <p>Entrada</p> },
      { path: '/app', element: <AuthGate />, children: [{ path: '*', element: <p>La sección</p> }] },
    ],
    { initialEntries: ['/app/activos'] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
});
afterEach(() => jest.restoreAllMocks());

async function hoursLater(hours: number): Promise<void> {
  await screen.findByText('La sección');
  // Waits until the session's answer is stored, which happens in the background.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  net.route(AUTH, 'caida');
  const now = Date.now() + hours * HOUR;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await checkSession();
}

test('a page that stays open without a server goes on for 72 hours', async () => {
  await hoursLater(71);
  expect(screen.getByText('La sección')).toBeInTheDocument();
});

test('then it is locked and says why; a server that knows the session opens it', async () => {
  await hoursLater(73);
  expect(await screen.findByRole('heading', { level: 1, name: 'Este equipo está bloqueado' })).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Lo que capturaste sigue guardado aquí y se envía al entrar.');
  expect(screen.queryByText('La sección')).toBeNull();
  net.route(AUTH, { body: readSession('user') });
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('La sección')).toBeInTheDocument();
});

test('whose session ended meanwhile signs in', async () => {
  await hoursLater(73);
  await screen.findByRole('heading', { level: 1, name: 'Este equipo está bloqueado' });
  net.route(AUTH, { status: 401, body: { detail: 'Inicia sesión.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  expect(await screen.findByText('Entrada')).toBeInTheDocument();
});
