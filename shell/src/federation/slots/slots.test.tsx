import { api, createStore, store } from '@lavanda/shared';
import { createTenantTheme } from '@lavanda/shared/design/theme';
import { defineExtension, defineRemote } from '@lavanda/shared/federation/defineRemote';
import type { RemoteModule } from '@lavanda/shared/federation/remote';
import { ExtensionSlot } from '@lavanda/shared/federation/slots';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { pending } from '../../testing/helpers';
import { RemoteLoader } from '../loader/RemoteLoader';
import { RemoteOutlet } from '../outlet/RemoteOutlet';

/** Number of the test. It makes the test's versions unique, because a page reports each version only once. */
let number = 0;
let version = '';
let remotes: Record<string, unknown>[];
let reports: Record<string, unknown>[];
const pageErrors = jest.fn();

const skeleton = { forma: 'lista', cantidad: 2, alto: 40 };
const extension = { lugar: 'clientes.cliente', nombre: 'notes', permiso: 'ventas', esqueleto: skeleton };
const ventas = (of: string, extensions: unknown[] = [extension]) => ({
  name: 'mfe-ventas',
  version: of,
  manifest: `/mf/mfe-ventas/${of}/m.json`,
  secciones: ['ventas'],
  extensiones: extensions,
});

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(pageErrors);
  number += 1;
  version = `1.${number}.0-aaaaaaaa`;
  reports = [];
  remotes = [{ name: 'mfe-clientes', manifest: '/mf/mfe-clientes/m.json', secciones: ['clientes'] }, ventas(version)];
  const network = mockNetwork();
  network.route('GET /remotes.json', () => ({ body: { id: `c${remotes.length}`, usuario: 'u', remotes } }));
  network.route('POST /api/entregas/informe', ({ body }) => {
    reports.push(body as Record<string, unknown>);
    return { body: {} };
  });
});
afterEach(() => jest.restoreAllMocks());

function Cliente() {
  const [id, setId] = useState('ana');
  return (
    <>
      <h1>Cliente {id}</h1>
      <button type="button" onClick={() => setId('beto')}>
        Siguiente
      </button>
      <ExtensionSlot name="clientes.cliente" props={{ clienteId: id }} />
    </>
  );
}

function Notes({ clienteId: id }: { clienteId: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('se rompió después');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Notas de {id}
    </button>
  );
}

function Broken(): never {
  throw new Error('no se dibuja');
}

const cycles = defineRemote(() => <h1>Tus Ventas</h1>);
const withNotes = (Content: typeof Notes): RemoteModule => ({
  ...cycles,
  extensions: { notes: defineExtension('clientes.cliente', Content) },
});

/** Opens a cliente's page; `load` gives each version of mfe-ventas. */
async function open(load: (version: string) => Promise<RemoteModule>, session = testSession('superuser')) {
  const clientes = defineRemote(Cliente);
  const loader = new RemoteLoader(async () => ({
    load: async (remote) => (remote.name === 'mfe-clientes' ? clientes : load(remote.version ?? '')),
  }));
  const shellStore = createStore();
  for (const each of [shellStore, store]) await each.dispatch(api.util.upsertQueryData('authData', undefined, session));
  const routes = [{ path: '/app/*', element: <RemoteOutlet loader={loader} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/app/clientes'] });
  render(
    <Provider store={shellStore}>
      <ThemeProvider theme={createTenantTheme({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Cliente ana' });
  return { loader, user: userEvent.setup() };
}

const page = () => screen.getByRole('heading', { name: /^Cliente/ });
const failed = () => reports.filter(({ suceso: event }) => event === 'fallida');

test('another section fills the place, after a skeleton, with what the page gives it now', async () => {
  const code = pending<RemoteModule>();
  const { user } = await open(() => code.promise);
  expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
  code.resolve(withNotes(Notes));
  expect(await screen.findByRole('button', { name: 'Notas de ana' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(await screen.findByRole('button', { name: 'Notas de beto' })).toBeInTheDocument();
  await waitFor(() => expect(reports).toMatchObject([{ remoto: 'mfe-ventas', version, suceso: 'montada' }]));
});

test('what crashes later takes the place and not the page, under the version that crashed', async () => {
  const { user } = await open(async () => withNotes(Notes));
  await user.click(await screen.findByRole('button', { name: 'Notas de ana' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notas de ana' })).not.toBeInTheDocument());
  expect(page()).toBeVisible();
  await waitFor(() => expect(failed()).toHaveLength(1));
  expect(failed()[0]).toMatchObject({ remoto: 'mfe-ventas', version, etapa: 'pantalla', mensaje: 'se rompió después' });
});

test.each<[string, () => Promise<RemoteModule>, string]>([
  ['crashes while it draws', async () => withNotes(Broken), 'pantalla'],
  ["doesn't load", () => Promise.reject(new Error('no llega')), 'codigo'],
  ['exports no such extension', async () => cycles, 'codigo'],
])('a section that %s leaves the page without it, and is reported', async (_what, load, stage) => {
  await open(load);
  await waitFor(() => expect(failed()).toHaveLength(1));
  expect(failed()[0]).toMatchObject({ remoto: 'mfe-ventas', version, etapa: stage });
  await waitFor(() => expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument());
  expect(page()).toBeVisible();
});

test('a version that crashes gives way to the one before it, in its place too', async () => {
  const previous = `0.${number}.0-bbbbbbbb`;
  const fallback = { version: previous, manifest: '/mf/mfe-ventas/previous/m.json' };
  remotes = remotes.map((remote) => (remote.name === 'mfe-ventas' ? { ...remote, respaldo: fallback } : remote));
  await open(async (which) => withNotes(which === previous ? Notes : Broken));
  expect(await screen.findByRole('button', { name: 'Notas de ana' })).toBeInTheDocument();
});

test('without anybody to fill it, or without the permission, there is nothing', async () => {
  const load = jest.fn(async () => withNotes(Notes));
  const session = testSession('superuser');
  await open(load, { ...session, permissions: session.permissions.filter((one) => one !== 'ventas') });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(load).not.toHaveBeenCalled();
  expect(document.querySelector('[data-slot]')).toBeEmptyDOMElement();
});

test('its content comes and goes with the version of its section, without a reload', async () => {
  remotes = [{ name: 'mfe-clientes', manifest: '/mf/mfe-clientes/m.json', secciones: ['clientes'] }, ventas(version, [])];
  const newer = `2.${number}.0-cccccccc`;
  const { loader } = await open(async () => withNotes(Notes));
  expect(screen.queryByRole('button', { name: 'Notas de ana' })).not.toBeInTheDocument();
  remotes[1] = ventas(newer);
  await loader.lookForUpdates();
  expect(await screen.findByRole('button', { name: 'Notas de ana' })).toBeInTheDocument();
  remotes[1] = ventas(version, []);
  await loader.lookForUpdates();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notas de ana' })).not.toBeInTheDocument());
  expect(page()).toBeVisible();
  expect(failed()).toEqual([]);
});
