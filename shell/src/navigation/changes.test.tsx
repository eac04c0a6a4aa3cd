import { createStore } from '@lavanda/shared';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom';
import { Frame } from '../app/AppFrame';
import { RemoteLoader } from '../federation/loader/RemoteLoader';
import { RemoteOutlet } from '../federation/outlet/RemoteOutlet';
import { pending } from '../testing/helpers';
import { REMOTES, SECTIONS } from '../testing/sections';
import { readSession } from '../testing/session';

// The bar's links and the outlet share the page's loader; here each test gives it its remotes.
let mockLoader: RemoteLoader;
jest.mock('../federation/loader/pageLoader', () => ({
  get remoteLoader() {
    return mockLoader;
  },
}));

/** Every title that was in the page at some moment. */
const painted: string[] = [];
const watcher = new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('main h1')) painted.push(textContent);
});
beforeEach(() => {
  localStorage.clear();
  painted.length = 0;
  watcher.observe(document, { childList: true, subtree: true });
  window.scrollTo = () => undefined;
  mockNetwork().route('GET /remotes.json', { body: { remotes: REMOTES } });
});
afterEach(() => watcher.disconnect());

const remoteTitled = (title: string) => defineRemote(() => <h1 tabIndex={-1}>{title}</h1>);

/** The frame in Activos, whose skeleton is titled too; Ventas, Clientes and Reportes load once their promise resolves. */
async function openActivos(activos: Lifecycles = remoteTitled('Activos listos')) {
  const late = {
    'mfe-ventas': pending<Lifecycles>(),
    'mfe-clientes': pending<Lifecycles>(),
    'mfe-dashboard': pending<Lifecycles>(),
  };
  const arrive = (remote: keyof typeof late, title: string) => act(async () => late[remote].resolve(remoteTitled(title)));
  mockLoader = new RemoteLoader(async () => ({
    load: async ({ name }) => (name in late ? late[name as keyof typeof late].promise : activos),
  }));
  const router = createMemoryRouter(
    [
      {
        path: '/app/*',
        element: <Frame session={readSession('superuser')} secciones={SECTIONS} />,
        children: [{ path: '*', element: <RemoteOutlet loader={mockLoader} /> }],
      },
    ],
    { initialEntries: ['/app/activos'] },
  );
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} useTransitions={false} />
    </Provider>,
  );
  const title = await screen.findByRole('heading', { level: 1, name: /^Activos / });
  const [bar] = screen.getAllByRole('navigation', { name: 'Secciones', hidden: true });
  if (!bar) throw new Error('There is no bar');
  const link = (name: string) => within(bar).getByRole('link', { name, hidden: true });
  return { router, title, link, arrive, user: userEvent.setup() };
}

const opened = () => screen.getAllByRole('link', { current: 'page', hidden: true }).map(({ textContent }) => textContent);
const skeleton = () => screen.queryByRole('status', { busy: true });

const asked = jest.fn(() => true);
function Unsaved() {
  useBlocker(asked);
  return <h1 tabIndex={-1}>Activos sin guardar</h1>;
}

test('a section that refuses to be left stays, with the focus in the pressed link', async () => {
  const { router, title, link, arrive, user } = await openActivos(defineRemote(Unsaved));
  await user.click(link('Ventas'));
  expect(asked).toHaveBeenCalledTimes(1);
  await arrive('mfe-ventas', 'Ventas listas');
  expect(router.state.location.pathname).toBe('/app/activos');
  expect(screen.getByRole('heading', { level: 1 })).toBe(title);
  expect(link('Ventas')).toHaveFocus();
  expect(new Set(opened())).toEqual(new Set(['Activos']));
  expect(skeleton()).not.toBeInTheDocument();
});

test('two quick presses on sections that are loading end on the last one, and the first is never painted', async () => {
  const { router, link, arrive } = await openActivos();
  fireEvent.click(link('Ventas'));
  fireEvent.click(link('Clientes'));
  expect(router.state.location.pathname).toBe('/app/clientes');
  await arrive('mfe-clientes', 'Clientes listos');
  await arrive('mfe-ventas', 'Ventas listas');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Clientes listos' })).toHaveFocus());
  expect(new Set(opened())).toEqual(new Set(['Clientes']));
  expect(painted).not.toContain('Ventas listas');
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ventas listas' })).toBeInTheDocument();
});

test('two quick presses on sections that were open before end on the last one, alone in the page', async () => {
  const { router, link, arrive } = await openActivos();
  await arrive('mfe-ventas', 'Ventas listas');
  await arrive('mfe-clientes', 'Clientes listos');
  for (const [name, title] of [
    ['Ventas', 'Ventas listas'],
    ['Clientes', 'Clientes listos'],
    ['Activos', 'Activos listos'],
  ] as const) {
    fireEvent.click(link(name));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  }
  painted.length = 0;
  fireEvent.click(link('Ventas'));
  fireEvent.click(link('Clientes'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Clientes listos' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(router.state.location.pathname).toBe('/app/clientes');
  expect(painted).not.toContain('Ventas listas');
});

test.each<[string, string | number, string]>([
  ['going to another section', '/app/dashboard', 'Reportes listos'],
  ['going back', -1, 'Activos listos'],
])('%s while a section is loading wins over it', async (_how, target, expected) => {
  const { router, link, arrive } = await openActivos();
  await arrive('mfe-dashboard', 'Reportes listos');
  fireEvent.click(link('Ventas'));
  await waitFor(() => expect(skeleton()).toBeInTheDocument());
  await act(() => router.navigate(target as string));
  await arrive('mfe-ventas', 'Ventas listas');
  expect(await screen.findByRole('heading', { level: 1, name: expected })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(skeleton()).not.toBeInTheDocument();
  expect(painted).not.toContain('Ventas listas');
});
