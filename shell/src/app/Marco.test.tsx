import { avisos, crearStore } from '@lavanda/shared';
import type { SeccionDescrita } from '@lavanda/shared/contract/entregas';
import type { Rol } from '@lavanda/shared/domain/roles';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SECCIONES } from '../testing/secciones';
import { sesionDe } from '../testing/sesion';
import { Marco } from './Marco';

let red: Red;
beforeEach(() => {
  red = simularRed();
});

function montar(rol: Rol, ruta = '/app/ventas', secciones: readonly SeccionDescrita[] = SECCIONES) {
  const store = crearStore();
  const router = createMemoryRouter([{ path: '/app/*', element: <Marco sesion={sesionDe(rol)} secciones={secciones} /> }], {
    initialEntries: [ruta],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, usuario: userEvent.setup() };
}

/** The bar's links; below 600 px the tabs have the same. */
function enlaces() {
  const [barra] = screen.getAllByRole('navigation', { name: 'Secciones', hidden: true });
  if (!barra) throw new Error('sin navegación');
  return within(barra).getAllByRole('link', { hidden: true });
}

test.each<[Rol, string[]]>([
  ['superuser', ['Activos', 'Punto de Venta', 'Ventas', 'Clientes', 'Reportes']],
  ['admin', ['Activos', 'Punto de Venta', 'Ventas', 'Clientes', 'Reportes']],
  ['user', ['Activos', 'Punto de Venta', 'Ventas', 'Clientes']],
  ['accountant', ['Ventas', 'Clientes', 'Reportes']],
])('%s ve sus enlaces', (rol, textos) => {
  montar(rol);
  expect(enlaces().map((enlace) => enlace.textContent)).toEqual(textos);
});

test('una sección nueva se dibuja con lo que dice de sí misma; un icono desconocido no la detiene', async () => {
  const nueva = { segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas', icono: 'cohete', orden: 35 } as const;
  const enMenu = { segmento: 'bitacora', titulo: 'Bitácora', permiso: 'clientes', lugar: 'menu', inicio: 'hoy' } as const;
  const { router, usuario } = montar('accountant', '/app/rutas/7', [...SECCIONES, { ...nueva, lugar: 'barra' }, enMenu]);
  expect(enlaces().at(-1)).toHaveTextContent('Rutas');
  expect(enlaces().at(-1)).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(document.title).toBe('Agua Clara | Rutas'));
  await usuario.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await usuario.click(screen.getByRole('menuitem', { name: 'Bitácora' }));
  expect(router.state.location.pathname).toBe('/app/bitacora/hoy');
});

test('sin saber qué secciones hay quedan el logotipo y el menú', async () => {
  const { usuario } = montar('superuser', '/app/ventas', []);
  expect(screen.queryByRole('link', { name: 'Ventas' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Agua Clara' })).toHaveAttribute('href', '/app/activos');
  await usuario.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  expect(screen.getByRole('menuitem', { name: 'Salir' })).toBeInTheDocument();
});

test('marca la sección abierta, también dentro de ella', () => {
  montar('user', '/app/pos/3f2b');
  const abiertas = enlaces().filter((enlace) => enlace.getAttribute('aria-current') === 'page');
  expect(abiertas.map((enlace) => enlace.textContent)).toEqual(['Punto de Venta']);
});

test('dice quién y dónde, y salta al contenido', () => {
  montar('user');
  expect(screen.getByRole('link', { name: 'Agua Clara' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Daniela Ortiz\s*Sucursal Narvarte/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveAttribute('href', '#contenido');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
});

test.each<[Rol, string[]]>([
  ['superuser', ['Configuración', 'Cambiar contraseña', 'Salir']],
  ['admin', ['Cambiar contraseña', 'Salir']],
  ['accountant', ['Cambiar contraseña', 'Salir']],
])('el menú de %s', async (rol, opciones) => {
  const { usuario } = montar(rol);
  await usuario.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  expect(screen.getAllByRole('menuitem').map((opcion) => opcion.textContent)).toEqual(opciones);
});

test('Configuración abre los servicios', async () => {
  const { router, usuario } = montar('superuser');
  await usuario.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await usuario.click(screen.getByRole('menuitem', { name: 'Configuración' }));
  expect(router.state.location.pathname).toBe('/app/configuracion/servicios');
});

test('si no se pudo cerrar la sesión lo dice y se queda', async () => {
  red.atender('POST /api/auth/logout', { status: 500, cuerpo: {} });
  const { usuario } = montar('user');
  await usuario.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await usuario.click(screen.getByRole('menuitem', { name: 'Salir' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudo cerrar la sesión. Inténtalo de nuevo.');
});

test.each([
  ['/app/activos', 'Activos'],
  ['/app/pos', 'Punto de Venta'],
  ['/app/ventas', 'Tus Ventas'],
  ['/app/clientes', 'Tus Clientes'],
  ['/app/clientes/42', 'Editar Cliente'],
  ['/app/dashboard', 'Dashboard'],
  ['/app/configuracion/servicios', 'Configuración'],
])('%s se titula %s', async (ruta, titulo) => {
  montar('superuser', ruta);
  await waitFor(() => expect(document.title).toBe(`Agua Clara | ${titulo}`));
});

describe('avisos', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const avisar = (store: ReturnType<typeof crearStore>, texto: string, tipo?: 'exito' | 'error') =>
    act(() => void store.dispatch(avisos.actions.mostrado(texto, tipo)));

  test('un éxito se va solo a los 5 s', async () => {
    const { store } = montar('user');
    avisar(store, '¡Nota cerrada con éxito!');
    expect(screen.getByRole('status')).toHaveTextContent('¡Nota cerrada con éxito!');
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('espera mientras el apuntador está encima', async () => {
    const { store } = montar('user');
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    avisar(store, '¡Nota cerrada con éxito!');
    await usuario.hover(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toBeInTheDocument();
    await usuario.unhover(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(5100));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('un error se queda hasta cerrarlo, y lo que sigue se ve mientras tanto', async () => {
    const { store } = montar('user');
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    avisar(store, 'La nota no se guardó.', 'error');
    act(() => jest.advanceTimersByTime(60_000));
    avisar(store, '¡Nota cerrada con éxito!');
    expect(screen.getByRole('alert')).toHaveTextContent('La nota no se guardó.');
    expect(screen.getByRole('status')).toHaveTextContent('¡Nota cerrada con éxito!');
    act(() => jest.advanceTimersByTime(5100));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('La nota no se guardó.');
    await usuario.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('de varios errores se ven los dos últimos y cuántos faltan; Escape cierra el último', async () => {
    const { store } = montar('user');
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const errores = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const cual of ['Uno', 'Dos', 'Tres', 'Cuatro']) avisar(store, cual, 'error');
    expect(errores()).toEqual(['Tres', 'Cuatro']);
    expect(screen.getByText('Hay 2 avisos más sin cerrar.')).toBeVisible();
    await usuario.keyboard('{Escape}');
    expect(errores()).toEqual(['Dos', 'Tres']);
    expect(screen.getByText('Hay 1 aviso más sin cerrar.')).toBeVisible();
    await usuario.keyboard('{Escape}');
    expect(errores()).toEqual(['Uno', 'Dos']);
    expect(screen.queryByText(/sin cerrar/)).not.toBeInTheDocument();
  });

  test('dos éxitos seguidos salen uno tras otro', () => {
    const { store } = montar('user');
    avisar(store, 'Primero');
    avisar(store, 'Segundo');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Primero']);
    act(() => jest.advanceTimersByTime(5100));
    expect(screen.getByRole('status')).toHaveTextContent('Segundo');
  });

  test('con el teclado se llega a él antes que a la página, y al cerrarlo el foco se queda', async () => {
    const { store } = montar('user');
    const usuario = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    avisar(store, 'La nota no se guardó.', 'error');
    await usuario.tab();
    await usuario.tab();
    expect(screen.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await usuario.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
