import { api, crearStore } from '@lavanda/shared';
import type { Rol } from '@lavanda/shared/domain/roles';
import { type Red, type Respuesta, simularRed } from '@lavanda/shared/pruebas/red';
import { setupListeners } from '@reduxjs/toolkit/query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { olvidarComposicion, recibirComposicion } from '../sections/composicion';
import { pendiente, ponerIcono } from '../testing/ayudas';
import { REMOTOS } from '../testing/secciones';
import { sesionDe } from '../testing/sesion';
import { Acceso } from './Acceso';
import { Puerta } from './Puerta';

const AUTH = 'GET /api/auth/authData';
let red: Red;

beforeEach(() => {
  red = simularRed();
  sessionStorage.clear();
  localStorage.clear();
  olvidarComposicion();
  recibirComposicion({ usuario: 'u1', remotes: REMOTOS });
  ponerIcono('/logo.ico');
});

function montar(ruta: string) {
  const store = crearStore();
  const router = createMemoryRouter(
    [
      { path: '/login', element: <Acceso /> },
      { path: '/app', element: <Puerta />, children: [{ path: '*', element: <p>La sección</p> }] },
    ],
    { initialEntries: [ruta] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, lugar: () => router.state.location.pathname, usuario: userEvent.setup() };
}

const conSesion = (rol: Rol) => red.atender(AUTH, { cuerpo: sesionDe(rol) });

test('muestra Autenticando mientras comprueba y después la sección', async () => {
  const espera = pendiente<Respuesta>();
  red.atender(AUTH, () => espera.promise);
  montar('/app/activos');
  expect(screen.getByRole('status')).toHaveTextContent('Autenticando');
  expect(screen.queryByText('La sección')).not.toBeInTheDocument();
  espera.resolve({ cuerpo: sesionDe('user') });
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agua Clara | Activos'));
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/agua.ico');
});

test('sin sesión va al acceso y vuelve a la misma ruta después de entrar', async () => {
  red.atender(AUTH, { status: 401, cuerpo: { detail: 'Inicia sesión.' } });
  red.atender('POST /api/auth/submit', { cuerpo: { redirection: '/app/activos' } });
  const { lugar, usuario } = montar('/app/clientes');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
  expect(lugar()).toBe('/login');
  conSesion('user');
  await usuario.type(screen.getByRole('textbox', { name: 'Usuario' }), 'usuario');
  await usuario.type(screen.getByLabelText('Contraseña'), 'lavanda123');
  await usuario.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  expect(await screen.findByText('La sección')).toBeInTheDocument();
  expect(lugar()).toBe('/app/clientes');
});

test('comprueba en cada cambio de ruta sin quitar lo que se ve', async () => {
  conSesion('user');
  const { router } = montar('/app/activos');
  await screen.findByText('La sección');
  const espera = pendiente<Respuesta>();
  red.atender(AUTH, () => espera.promise);
  await act(() => router.navigate('/app/ventas'));
  await waitFor(() => expect(red.vistas(AUTH)).toHaveLength(2));
  expect(screen.getByText('La sección')).toBeInTheDocument();
  espera.resolve({ status: 401, cuerpo: {} });
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
});

test('al volver a la página trae lo que otra pestaña cambió de la lavandería, sin quitar lo que se ve', async () => {
  conSesion('user');
  const { store } = montar('/app/activos');
  const dejarDeOir = setupListeners(store.dispatch);
  const seccion = await screen.findByText('La sección');
  const { usuario: quien, permissions } = sesionDe('user');
  const tenantData = {
    ...quien.tenantData,
    nombre: 'Agua Viva',
    logo_ico: '/nuevo.ico',
    colores: { primario: '#fff3a0', secundario: '#fffbe0' },
  };
  red.atender(AUTH, { cuerpo: { permissions, usuario: { ...quien, tenantData } } });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByRole('link', { name: 'Agua Viva' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).toBe('Agua Viva | Activos'));
  expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', '/nuevo.ico');
  expect(getComputedStyle(document.documentElement).getPropertyValue('--mui-palette-primary-main').trim()).toBe('#fff3a0');
  expect(screen.getByText('La sección')).toBe(seccion);
  dejarDeOir();
});

test('una sesión perdida en cualquier llamada lleva al acceso', async () => {
  conSesion('user');
  const { store, lugar } = montar('/app/activos');
  await screen.findByText('La sección');
  red.atender(AUTH, { status: 401, cuerpo: {} });
  red.atender('GET /api/servicios/all', { status: 401, cuerpo: {} });
  await act(async () => void (await store.dispatch(api.endpoints.servicios.initiate())));
  await waitFor(() => expect(lugar()).toBe('/login'));
});

test('otra falla ocupa la página y se puede reintentar', async () => {
  red.atender(AUTH, { status: 503, cuerpo: { detail: 'La base no contesta.' } });
  const { usuario } = montar('/app/activos');
  expect(await screen.findByRole('alert')).toHaveTextContent('La base no contesta.');
  conSesion('user');
  await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('La sección')).toBeInTheDocument();
});

test('una sección sin permiso lleva a la página propia del rol', async () => {
  conSesion('accountant');
  const { lugar } = montar('/app/activos');
  await screen.findByText('La sección');
  expect(lugar()).toBe('/app/ventas');
});

test('una sección que no existe lleva a Activos', async () => {
  conSesion('user');
  const { lugar } = montar('/app/inventario');
  await screen.findByText('La sección');
  expect(lugar()).toBe('/app/activos');
});

describe('antes de que el servidor diga qué secciones hay', () => {
  const otraPagina = () => olvidarComposicion();

  test('la barra es la de la última vez de ese usuario', async () => {
    otraPagina();
    conSesion('user');
    montar('/app/activos');
    await screen.findByText('La sección');
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });

  test('quien abre una sección que no estaba la espera, y su permiso decide cuando llega', async () => {
    otraPagina();
    conSesion('accountant');
    const { lugar } = montar('/app/rutas');
    await screen.findByText('La sección');
    expect(lugar()).toBe('/app/rutas');
    const enlaces = [{ segmento: 'rutas', titulo: 'Rutas', permiso: 'configuracion', lugar: 'barra' }];
    act(() => recibirComposicion({ usuario: 'u1', remotes: [...REMOTOS, { name: 'mfe-rutas', enlaces }] }));
    await waitFor(() => expect(lugar()).toBe('/app/ventas'));
  });

  test('sin nada guardado no hay enlaces, y llegan sin recargar', async () => {
    otraPagina();
    localStorage.clear();
    conSesion('user');
    montar('/app/activos');
    await screen.findByText('La sección');
    expect(screen.queryAllByRole('link', { name: 'Ventas', hidden: true })).toEqual([]);
    act(() => recibirComposicion({ usuario: 'u1', remotes: REMOTOS }));
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });

  test('la lista de antes de entrar sirve, pero no decide qué no existe', async () => {
    otraPagina();
    localStorage.clear();
    recibirComposicion({ usuario: null, remotes: REMOTOS });
    conSesion('user');
    const { lugar } = montar('/app/nueva');
    await screen.findByText('La sección');
    expect(lugar()).toBe('/app/nueva');
    expect(screen.getAllByRole('link', { name: 'Ventas', hidden: true }).length).toBeGreaterThan(0);
  });
});

test('quien ya entró no ve el acceso', async () => {
  conSesion('user');
  const { router, lugar } = montar('/app/ventas');
  await screen.findByText('La sección');
  await act(() => router.navigate('/login'));
  await waitFor(() => expect(lugar()).toBe('/app/activos'));
});
