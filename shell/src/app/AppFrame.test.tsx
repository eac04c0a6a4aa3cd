import { createStore, toasts } from '@lavanda/shared';
import type { DescribedSection } from '@lavanda/shared/contract/schemas/releases';
import type { Role } from '@lavanda/shared/domain/roles';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { savePreview } from '../federation/registry/previews';
import { TAB_KEYS, tabNotes } from '../storedNotes';
import { SECTIONS } from '../testing/sections';
import { readSession } from '../testing/session';
import { Frame } from './AppFrame';

let net: MockNetwork;
beforeEach(() => {
  net = mockNetwork();
  // The storage notice counts as seen. jsdom has no database, so the notice would otherwise appear after a while.
  tabNotes.write(TAB_KEYS.storage, 'forbidden');
});

function mount(role: Role, path = '/app/ventas', sections: readonly DescribedSection[] = SECTIONS) {
  const store = createStore();
  const router = createMemoryRouter([{ path: '/app/*', element: <Frame session={readSession(role)} secciones={sections} /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, usuario: userEvent.setup() };
}

/** The section links of the bar, the first of the two navigations; the second one has the tabs of narrow windows. */
function links() {
  const [bar] = screen.getAllByRole('navigation', { name: 'Secciones', hidden: true });
  if (!bar) throw new Error('no navigation');
  return within(bar).getAllByRole('link', { hidden: true });
}

test.each<[Role, string[]]>([
  ['superuser', ['Activos', 'Punto de Venta', 'Ventas', 'Clientes', 'Reportes']],
  ['admin', ['Activos', 'Punto de Venta', 'Ventas', 'Clientes', 'Reportes']],
  ['user', ['Activos', 'Punto de Venta', 'Ventas', 'Clientes']],
  ['accountant', ['Ventas', 'Clientes', 'Reportes']],
])('%s sees the links of that role', (role, texts) => {
  mount(role);
  expect(links().map((link) => link.textContent)).toEqual(texts);
});

test('who hasn’t the counter has no scanner, neither its button nor F9', async () => {
  const { usuario: user } = mount('accountant');
  expect(screen.queryByRole('button', { name: 'Escanear etiqueta' })).not.toBeInTheDocument();
  const heard = jest.fn();
  addEventListener('keydown', heard);
  await user.keyboard('{F9}');
  removeEventListener('keydown', heard);
  // If 'Escanear' were in the page, the listener would hear nothing, because 'Escanear' stops the events of its key F9.
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a new section is drawn from its own description; an unknown icon does not stop it', async () => {
  const fresh = { segmento: 'rutas', titulo: 'Rutas', permiso: 'ventas', icono: 'cohete', orden: 35 } as const;
  const inMenu = {
    segmento: 'bitacora',
    titulo: 'Bitácora',
    permiso: 'clientes',
    lugar: 'menu',
    inicio: 'hoy',
  } as const;
  const { router, usuario: user } = mount('accountant', '/app/rutas/7', [...SECTIONS, { ...fresh, lugar: 'barra' }, inMenu]);
  expect(links().at(-1)).toHaveTextContent('Rutas');
  expect(links().at(-1)).toHaveAttribute('aria-current', 'page');
  await waitFor(() => expect(document.title).toBe('Agua Clara | Rutas'));
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Bitácora' }));
  expect(router.state.location.pathname).toBe('/app/bitacora/hoy');
});

describe('seven sections', () => {
  const more = (segment: string, title: string, order: number) =>
    ({ segmento: segment, titulo: title, permiso: 'ventas', lugar: 'barra', orden: order, icono: 'calendario' }) as const;
  const SEVEN = [...SECTIONS, more('turnos', 'Caja', 25), more('rutas', 'Ruta', 26)].toSorted(
    (a, b) => (a.orden ?? 0) - (b.orden ?? 0),
  );
  const tabs = () => {
    // The tabs can't be found by name: jsdom ignores media queries, and an element hidden by CSS has no accessible name.
    const bar = screen.getAllByRole('navigation', { hidden: true }).at(-1);
    if (!bar) throw new Error('no tabs');
    return within(bar);
  };
  const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

  test('are all in the bar; on a phone four are tabs and the rest under ‘Más’', async () => {
    const { router, usuario: user } = mount('superuser', '/app/activos', SEVEN);
    const all = ['Activos', 'Punto de Venta', 'Caja', 'Ruta', 'Ventas', 'Clientes', 'Reportes'];
    expect(textsOf(links())).toEqual(all);
    expect(textsOf(tabs().getAllByRole('link', { hidden: true }))).toEqual(all.slice(0, 4));
    await user.click(tabs().getByRole('button', { name: 'Más', hidden: true }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Más' }));
    expect(textsOf(sheet.getAllByRole('link'))).toEqual([...all.slice(4), 'Configuración']);
    await user.click(sheet.getByRole('link', { name: 'Clientes' }));
    expect(router.state.location.pathname).toBe('/app/clientes');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(tabs().getByRole('button', { name: 'Más', hidden: true })).toHaveAttribute('aria-current', 'page');
  });

  test('or five at most have no ‘Más’', () => {
    mount('superuser');
    expect(tabs().getAllByRole('link', { hidden: true })).toHaveLength(5);
    expect(tabs().queryByRole('button', { hidden: true })).not.toBeInTheDocument();
  });
});

test('shows the logo and the menu while the sections are unknown', async () => {
  const { usuario: user } = mount('superuser', '/app/ventas', []);
  expect(screen.queryByRole('link', { name: 'Ventas' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Agua Clara' })).toHaveAttribute('href', '/app/activos');
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  expect(screen.getByRole('menuitem', { name: 'Salir' })).toBeInTheDocument();
});

test('marks the open section, also on its inner pages', () => {
  mount('user', '/app/pos/3f2b');
  const opened = links().filter((link) => link.getAttribute('aria-current') === 'page');
  expect(opened.map((link) => link.textContent)).toEqual(['Punto de Venta']);
});

test('shows the user and sucursal, and skips to the content', () => {
  mount('user');
  expect(screen.getByRole('link', { name: 'Agua Clara' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /Daniela Ortiz\s*Sucursal Narvarte/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveAttribute('href', '#contenido');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
});

test.each<[Role, string[]]>([
  ['superuser', ['Configuración', 'Cambiar contraseña', 'Sesiones', 'Verificación en dos pasos', 'Salir']],
  ['admin', ['Cambiar contraseña', 'Sesiones', 'Salir']],
  ['accountant', ['Cambiar contraseña', 'Sesiones', 'Salir']],
])('the menu of %s', async (role, options) => {
  const { usuario: user } = mount(role);
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  expect(screen.getAllByRole('menuitem').map((option) => option.textContent)).toEqual(options);
});

test("'Configuración' opens the servicios", async () => {
  const { router, usuario: user } = mount('superuser');
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Configuración' }));
  expect(router.state.location.pathname).toBe('/app/configuracion/servicios');
});

test.each([
  ['failed', { status: 500, body: {} }, 'No se pudo cerrar la sesión. Inténtalo de nuevo.'],
  ['needs a connection', 'caida' as const, 'Sin conexión no se puede cerrar la sesión.'],
])('says that signing out %s, and stays', async (_, answer, said) => {
  net.route('POST /api/auth/logout', answer);
  const { usuario: user } = mount('user');
  await user.click(screen.getByRole('button', { name: /Daniela Ortiz/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Salir' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
});

test.each([
  ['/app/activos', 'Activos'],
  ['/app/pos', 'Punto de Venta'],
  ['/app/ventas', 'Tus Ventas'],
  ['/app/clientes', 'Tus Clientes'],
  ['/app/clientes/42', 'Editar Cliente'],
  ['/app/dashboard', 'Dashboard'],
  ['/app/configuracion/servicios', 'Configuración'],
])('%s has the title %s', async (path, title) => {
  mount('superuser', path);
  await waitFor(() => expect(document.title).toBe(`Agua Clara | ${title}`));
});

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const notify = (store: ReturnType<typeof createStore>, text: string, type?: 'exito' | 'error') =>
    act(() => void store.dispatch(toasts.actions.shown(text, type)));

  test('a success disappears after 5 s', async () => {
    const { store } = mount('user');
    notify(store, '¡Nota cerrada con éxito!');
    expect(screen.getByRole('status')).toHaveTextContent('¡Nota cerrada con éxito!');
    act(() => jest.advanceTimersByTime(4900));
    expect(screen.getByRole('status')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('stays while the pointer is over it', async () => {
    const { store } = mount('user');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    notify(store, '¡Nota cerrada con éxito!');
    await user.hover(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toBeInTheDocument();
    await user.unhover(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(5100));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('an error stays until it is closed, and later toasts show meanwhile', async () => {
    const { store } = mount('user');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    notify(store, 'La nota no se guardó.', 'error');
    act(() => jest.advanceTimersByTime(60_000));
    notify(store, '¡Nota cerrada con éxito!');
    expect(screen.getByRole('alert')).toHaveTextContent('La nota no se guardó.');
    expect(screen.getByRole('status')).toHaveTextContent('¡Nota cerrada con éxito!');
    act(() => jest.advanceTimersByTime(5100));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('La nota no se guardó.');
    await user.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('of several errors, shows the last two and how many more; Escape closes the last', async () => {
    const { store } = mount('user');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const errors = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
    for (const which of ['Uno', 'Dos', 'Tres', 'Cuatro']) notify(store, which, 'error');
    expect(errors()).toEqual(['Tres', 'Cuatro']);
    expect(screen.getByText('Hay 2 avisos más sin cerrar.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(errors()).toEqual(['Dos', 'Tres']);
    expect(screen.getByText('Hay 1 aviso más sin cerrar.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(errors()).toEqual(['Uno', 'Dos']);
    expect(screen.queryByText(/sin cerrar/)).not.toBeInTheDocument();
  });

  test('two successes in a row show one after the other', () => {
    const { store } = mount('user');
    notify(store, 'Primero');
    notify(store, 'Segundo');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Primero']);
    act(() => jest.advanceTimersByTime(5100));
    expect(screen.getByRole('status')).toHaveTextContent('Segundo');
  });

  test('the keyboard reaches it before the page, and closing it keeps the focus', async () => {
    const { store } = mount('user');
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    notify(store, 'La nota no se guardó.', 'error');
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Cerrar aviso' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a preview’s notice', () => {
  const { ResizeObserver } = globalThis;
  afterEach(() => {
    globalThis.ResizeObserver = ResizeObserver;
    savePreview('mfe-pos', null);
    jest.restoreAllMocks();
  });

  test('has its height counted in the room that full-window pages leave free', async () => {
    let measured: () => void = () => undefined;
    globalThis.ResizeObserver = class {
      constructor(onResize: ResizeObserverCallback) {
        measured = () => onResize([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(52);
    savePreview('mfe-pos', { titulo: 'Activos', version: '2.0.0-22222222', vence: '2999-01-01T00:00:00Z', ficha: 'abc' });
    mount('user');
    expect(screen.getByText(/^Vista previa: esta pestaña usa Activos/)).toBeVisible();
    act(() => measured());
    const styles = getComputedStyle(document.documentElement);
    expect(styles.getPropertyValue('--lavanda-tirilla-versiones')).toBe('52px');
  });
});
