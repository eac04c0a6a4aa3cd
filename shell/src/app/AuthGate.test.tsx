import { api, createStore } from '@lavanda/shared';
import type { Role } from '@lavanda/shared/domain/roles';
import { type CallResponse, mockNetwork, type Red } from '@lavanda/shared/testing/network';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render, screen, waitFor } from '@testing-library/react';
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
let red: Red;

beforeEach(() => {
  red = mockNetwork();
  sessionStorage.clear();
  localStorage.clear();
  forgetComposition();
  receiveComposition({ usuario: 'u1', remotes: REMOTES });
  setIcon('/logo.ico');
});

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

const withSession = (role: Role) => red.route(AUTH, { body: readSession(role) });

test('muestra Autenticando mientras comprueba y después la sección', async () => {
  const delay = pending<CallResponse>();
  red.route(AUTH, () => delay.promise);
  mount('/app/activos');
  expect(screen.getByRole('status')).toHaveTextContent('Autenticando');
  expect(screen.queryByText('La sección')).not.toBeInTheDocument();
  delay.resolve({ body: readSession('user') });
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agua Clara | Activos'));
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/agua.ico');
});

test('sin sesión va al acceso y vuelve a la misma ruta después de entrar', async () => {
  red.route(AUTH, { status: 401, body: { detail: 'Inicia sesión.' } });
  red.route('POST /api/auth/submit', { body: { redirection: '/app/activos' } });
  const { lugar: place, usuario: user } = mount('/app/clientes');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(place()).toBe('/login');
  withSession('user');
  await user.type(screen.getByRole('textbox', { name: 'Usuario' }), 'usuario');
  await user.type(screen.getByLabelText('Contraseña'), 'lavanda123');
  await user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  expect(place()).toBe('/app/clientes');
});

test('comprueba en cada cambio de ruta sin quitar lo que se ve', async () => {
  withSession('user');
  const { router } = mount('/app/activos');
  await screen.findByText('La sección');
  const delay = pending<CallResponse>();
  red.route(AUTH, () => delay.promise);
  await act(() => router.navigate('/app/ventas'));
  await waitFor(() => expect(red.seen(AUTH)).toHaveLength(2));
  expect(screen.getByText('La sección')).toBeInTheDocument();
  delay.resolve({ status: 401, body: {} });
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
});

test('al volver a la página trae lo que otra pestaña cambió de la lavandería, sin quitar lo que se ve', async () => {
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
  red.route(AUTH, { body: { permissions, usuario: { ...actor, tenantData } } });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'Agua Viva' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agua Viva | Activos'));
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/nuevo.ico');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim()).toBe('#fff3a0');
  expect(screen.getByText('La sección')).toBe(section);
  stopListening();
});

test('una sesión perdida en cualquier llamada lleva al acceso', async () => {
  withSession('user');
  const { store, lugar: place } = mount('/app/activos');
  await screen.findByText('La sección');
  red.route(AUTH, { status: 401, body: {} });
  red.route('GET /api/servicios/all', { status: 401, body: {} });
  await act(async () => void (await store.dispatch(api.endpoints.servicios.initiate())));
  await waitFor(() => expect(place()).toBe('/login'));
});

test('otra falla ocupa la página y se puede reintentar', async () => {
  red.route(AUTH, { status: 503, body: { detail: 'La base no contesta.' } });
  const { usuario: user } = mount('/app/activos');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base no contesta.');
  withSession('user');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La sección')).toBeInTheDocument();
});

test('una sección sin permiso lleva a la página propia del rol', async () => {
  withSession('accountant');
  const { lugar: place } = mount('/app/activos');
  await screen.findByText('La sección');
  expect(place()).toBe('/app/ventas');
});

test('una sección que no existe lleva a Activos', async () => {
  withSession('user');
  const { lugar: place } = mount('/app/inventario');
  await screen.findByText('La sección');
  expect(place()).toBe('/app/activos');
});

describe('antes de que el servidor diga qué secciones hay', () => {
  const otherPage = () => forgetComposition();

  test('la barra es la de la última vez de ese usuario', async () => {
    otherPage();
    withSession('user');
    mount('/app/activos');
    await screen.findByText('La sección');
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });

  test('quien abre una sección que no estaba la espera, y su permiso decide cuando llega', async () => {
    otherPage();
    withSession('accountant');
    const { lugar: place } = mount('/app/rutas');
    await screen.findByText('La sección');
    expect(place()).toBe('/app/rutas');
    const links = [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'configuracion', lugar: 'barra' }];
    act(() => receiveComposition({ usuario: 'u1', remotes: [...REMOTES, { name: 'mfe-rutas', enlaces: links }] }));
    await waitFor(() => expect(place()).toBe('/app/ventas'));
  });

  test('sin nada guardado no hay enlaces, y llegan sin recargar', async () => {
    otherPage();
    localStorage.clear();
    withSession('user');
    mount('/app/activos');
    await screen.findByText('La sección');
    expect(screen.queryAllByRole('link', { name: 'Ventas', hidden: true })).toEqual([]);
    act(() => receiveComposition({ usuario: 'u1', remotes: REMOTES }));
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });

  test('la lista de antes de entrar sirve, pero no decide qué no existe', async () => {
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

test('quien ya entró no ve el acceso', async () => {
  withSession('user');
  const { router, lugar: place } = mount('/app/ventas');
  await screen.findByText('La sección');
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(place()).toBe('/app/activos'));
});
