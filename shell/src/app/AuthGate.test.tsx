import { api, createStore, queue } from '@lavanda/shared';
import type { Role } from '@lavanda/shared/domain/roles';
import { type CallResponse, type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { forgetComposition, receiveComposition } from '../sections/composition';
import { pending, setIcon } from '../testing/helpers';
import { REMOTES } from '../testing/sections';
import { readSession } from '../testing/session';
import { AuthGate } from './AuthGate';
import { SignIn } from './SignIn';

const AUTH = 'GET /api/auth/authData';
let net: MockNetwork;

beforeEach(() => {
  net = mockNetwork();
  sessionStorage.clear();
  localStorage.clear();
  forgetComposition();
  receiveComposition({ usuario: 'u1', remotes: REMOTES });
  setIcon('/logo.ico');
});

afterEach(() => jest.restoreAllMocks());

function mount(path: string) {
  const store = createStore();
  const router = createMemoryRouter(
    [
      { path: '/login', element: <SignIn /> },
      { path: '/app', element: <AuthGate />, children: [{ path: '*', element: <p>La sección</p> }] },
    ],
    { initialEntries: [path] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, lugar: () => router.state.location.pathname, usuario: userEvent.setup() };
}

const withSession = (role: Role) => net.route(AUTH, { body: readSession(role) });

test("shows 'Autenticando' during the check, then the section", async () => {
  const delay = pending<CallResponse>();
  net.route(AUTH, () => delay.promise);
  mount('/app/activos');
  expect(screen.getByRole('status')).toHaveTextContent('Autenticando');
  expect(screen.queryByText('La sección')).not.toBeInTheDocument();
  delay.resolve({ body: readSession('user') });
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agua Clara | Activos'));
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/agua.ico');
});

/** Fills in the sign-in form and sends it; the server then has a session. */
async function signIn(user: ReturnType<typeof mount>['usuario']): Promise<void> {
  withSession('user');
  await user.type(screen.getByRole('textbox', { name: 'Usuario' }), 'usuario');
  await user.type(screen.getByLabelText('Contraseña'), 'lavanda123');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
}

test('without a session goes to sign-in, and returns to the same path after it', async () => {
  net.route(AUTH, { status: 401, body: { detail: 'Inicia sesión.' } });
  net.route('POST /api/auth/submit', { body: { redirection: '/app/activos' } });
  const { lugar: place, usuario: user } = mount('/app/clientes');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(place()).toBe('/login');
  await signIn(user);
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  expect(place()).toBe('/app/clientes');
});

test('a browser that blocks storage signs in all the same, and opens the role’s first page', async () => {
  jest.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  net.route(AUTH, { status: 401, body: { detail: 'Inicia sesión.' } });
  net.route('POST /api/auth/submit', { body: { redirection: '/app/activos' } });
  const { lugar: place, usuario: user } = mount('/app/clientes');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  await signIn(user);
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  expect(place()).toBe('/app/activos');
});

const WHY = /^Tu sesión terminó\. Inicia sesión de nuevo: lo que capturaste sigue en este equipo\.$/;

test('a session that ended while the page was open is told at sign-in', async () => {
  withSession('user');
  const { router, lugar: place } = mount('/app/activos');
  await screen.findByText('La sección');
  net.route(AUTH, { status: 401, body: {} });
  await act(() => router.navigate('/app/ventas'));
  expect(await screen.findByRole('status')).toHaveTextContent(WHY);
  expect(place()).toBe('/login');
});

test('so is one that ended before the page was opened, and none where there was none', async () => {
  net.route(AUTH, { status: 401, body: { sesion: 'vencida' } });
  mount('/app/activos');
  expect(await screen.findByText(WHY)).toBeVisible();
  cleanup();
  net.route(AUTH, { status: 401, body: {} });
  mount('/app/activos');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(screen.queryByText(WHY)).toBeNull();
});

test('checks at every change of path without removing what is shown', async () => {
  withSession('user');
  const { router } = mount('/app/activos');
  await screen.findByText('La sección');
  const delay = pending<CallResponse>();
  net.route(AUTH, () => delay.promise);
  await act(() => router.navigate('/app/ventas'));
  await waitFor(() => expect(net.seen(AUTH)).toHaveLength(2));
  expect(screen.getByText('La sección')).toBeInTheDocument();
  delay.resolve({ status: 401, body: {} });
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
});

test('on return to the page loads what another tab changed of the laundry, without removing what is shown', async () => {
  withSession('user');
  const { store } = mount('/app/activos');
  const stopListening = setupListeners(store.dispatch);
  const section = await screen.findByText('La sección');
  const { usuario: actor, permissions } = readSession('user');
  const tenantData = {
    ...actor.tenantData,
    nombre: 'Agua Viva',
    logo_ico: '/nuevo.ico',
    colores: { primario: '#fff3a0', secundario: '#fffbe0' },
  };
  net.route(AUTH, { body: { permissions, usuario: { ...actor, tenantData } } });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'Agua Viva' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agua Viva | Activos'));
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/nuevo.ico');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim()).toBe('#fff3a0');
  expect(screen.getByText('La sección')).toBe(section);
  stopListening();
});

test('a session lost in any call leads to sign-in', async () => {
  withSession('user');
  const { store, lugar: place } = mount('/app/activos');
  await screen.findByText('La sección');
  net.route(AUTH, { status: 401, body: {} });
  net.route('GET /api/servicios/all', { status: 401, body: {} });
  await act(async () => void (await store.dispatch(api.endpoints.servicios.initiate())));
  await waitFor(() => expect(place()).toBe('/login'));
});

test('any other failure fills the page and can be retried', async () => {
  net.route(AUTH, { status: 503, body: { detail: 'La base no contesta.' } });
  const { usuario: user } = mount('/app/activos');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base no contesta.');
  withSession('user');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La sección')).toBeInTheDocument();
});

test("a section without permission leads to the role's own page", async () => {
  withSession('accountant');
  const { lugar: place } = mount('/app/activos');
  await screen.findByText('La sección');
  expect(place()).toBe('/app/ventas');
});

test("a section that does not exist leads to 'Activos'", async () => {
  withSession('user');
  const { lugar: place } = mount('/app/inventario');
  await screen.findByText('La sección');
  expect(place()).toBe('/app/activos');
});

describe('before the server says which sections there are', () => {
  const otherPage = () => forgetComposition();

  test("the bar is that user's last one", async () => {
    otherPage();
    withSession('user');
    mount('/app/activos');
    await screen.findByText('La sección');
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });

  test('without a connection that list decides what does not exist', async () => {
    otherPage();
    withSession('user');
    const { store, lugar: place } = mount('/app/inventario');
    await screen.findByText('La sección');
    act(() => void store.dispatch(queue.actions.contact({ connected: false, at: '2026-12-10T19:42:00Z' })));
    await waitFor(() => expect(place()).toBe('/app/activos'));
  });

  test('a section that was opened without a connection isn’t called gone when the server answers, before its list is there', async () => {
    const limits = globalThis as { lavandaTimeouts?: object };
    limits.lavandaTimeouts = { idle: 0 };
    otherPage();
    withSession('user');
    const { store } = mount('/app/ventas');
    await screen.findByText('La sección');
    act(() => void store.dispatch(queue.actions.contact({ connected: false, at: '2026-12-10T19:42:00Z' })));
    act(() => void store.dispatch(queue.actions.contact({ connected: true, at: '2026-12-10T19:43:00Z' })));
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    delete limits.lavandaTimeouts;
    expect(store.getState().avisos).toEqual([]);
  });

  test('opening a section that was not there waits for it; its permission decides when it arrives', async () => {
    otherPage();
    withSession('accountant');
    const { lugar: place } = mount('/app/rutas');
    await screen.findByText('La sección');
    expect(place()).toBe('/app/rutas');
    const links = [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'configuracion', lugar: 'barra' }];
    act(() => receiveComposition({ usuario: 'u1', remotes: [...REMOTES, { name: 'mfe-rutas', enlaces: links }] }));
    await waitFor(() => expect(place()).toBe('/app/ventas'));
  });

  test('with nothing stored there are no links; they arrive without a reload', async () => {
    otherPage();
    localStorage.clear();
    withSession('user');
    mount('/app/activos');
    await screen.findByText('La sección');
    expect(screen.queryAllByRole('link', { name: 'Ventas', hidden: true })).toEqual([]);
    act(() => receiveComposition({ usuario: 'u1', remotes: REMOTES }));
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });

  test('the list from before sign-in is used, but does not decide what does not exist', async () => {
    otherPage();
    localStorage.clear();
    receiveComposition({ usuario: null, remotes: REMOTES });
    withSession('user');
    const { lugar: place } = mount('/app/nueva');
    await screen.findByText('La sección');
    expect(place()).toBe('/app/nueva');
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });
});

describe('a section that is taken from the user while it is open', () => {
  const limits = globalThis as { lavandaTimeouts?: { idle: number } };
  beforeEach(() => {
    limits.lavandaTimeouts = { idle: 0 };
  });
  afterEach(() => delete limits.lavandaTimeouts);
  const withoutVentas = REMOTES.filter(({ name }) => name !== 'mfe-ventas');
  const inBar = () => screen.queryAllByRole('link', { name: 'Ventas', hidden: true });

  test("leaves the bar at once, stays while something is unfinished, and then leads to 'Activos' and says so", async () => {
    withSession('user');
    const { lugar: place } = mount('/app/ventas');
    await screen.findByText('La sección');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    document.body.append(dialog);
    act(() => receiveComposition({ usuario: 'u1', remotes: withoutVentas }));
    expect(inBar()).toEqual([]);
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect([place(), screen.queryAllByText('La sección')]).toEqual(['/app/ventas', [expect.anything()]]);
    dialog.remove();
    await waitFor(() => expect(place()).toBe('/app/activos'));
    expect(await screen.findByText('Esta sección ya no está disponible para ti.')).toBeVisible();
  });

  test('is not opened again from its address', async () => {
    withSession('user');
    const { router, lugar: place } = mount('/app/ventas');
    await screen.findByText('La sección');
    await act(() => router.navigate('/app/clientes'));
    act(() => receiveComposition({ usuario: 'u1', remotes: withoutVentas }));
    await act(() => router.navigate('/app/ventas'));
    await waitFor(() => expect(place()).toBe('/app/activos'));
  });
});

test('a signed-in user does not see sign-in', async () => {
  withSession('user');
  const { router, lugar: place } = mount('/app/ventas');
  await screen.findByText('La sección');
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(place()).toBe('/app/activos'));
});
