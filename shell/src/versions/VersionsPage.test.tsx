import { createStore } from '@lavanda/shared';
import type { Role } from '@lavanda/shared/domain/roles';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { mockWidth, restoreWidth } from '@lavanda/shared/testing/viewportWidth';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteLoader } from '../federation/loader/RemoteLoader';
import { readSession } from '../testing/session';
import { OverrideNotice } from './OverrideNotice';
import { VersionsPage } from './VersionsPage';

const LIFECYCLES = { bootstrap: async () => null, mount: async () => null, unmount: async () => null };
const LOCAL = 'http://localhost:3012';

let net: MockNetwork;
let loader: RemoteLoader;
let requested: { name: string; manifest: string; version?: string }[];
beforeEach(() => {
  sessionStorage.clear();
  net = mockNetwork();
  requested = [];
  loader = new RemoteLoader(async () => ({
    load: async (remote) => {
      requested.push(remote);
      return LIFECYCLES;
    },
  }));
  composition([LOCAL]);
});
afterEach(restoreWidth);

function composition(overrides: string[], changes: object = {}) {
  const remote = (name: string, version: string, sections: string[], candidate: boolean) => ({
    name,
    version,
    manifest: `/mf/${name}/${version}/mf-manifest.json`,
    secciones: sections,
    candidata: candidate,
  });
  net.route('GET /api/versiones', { body: { secciones: [] } });
  net.route('GET /remotes.json', () => ({
    body: {
      id: 'abc123',
      usuario: 'u1',
      desvios: overrides,
      remotes: [
        remote('mfe-pos', '1.0.0-11111111', ['activos', 'pos'], false),
        { ...remote('mfe-ventas', '2.1.0-22222222', ['ventas'], true), ...changes },
      ],
    },
  }));
}

function open(role: Role = 'superuser') {
  const changes: string[] = [];
  net.route('GET /api/auth/authData', { body: readSession(role) });
  const router = createMemoryRouter(
    [
      { path: '/versiones', element: <VersionsPage loader={loader} onChange={() => changes.push('otra vez')} /> },
      { path: '/aviso', element: <OverrideNotice /> },
    ],
    { initialEntries: ['/versiones'] },
  );
  render(
    <Provider store={createStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { changes, router, usuario: userEvent.setup() };
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name} `) }));

test("shows each section's version, its source and which one is loaded", async () => {
  await loader.load('ventas');
  open();
  const sales = await row('mfe-ventas');
  expect(sales.getByRole('cell', { name: '2.1.0-22222222 (en prueba)' })).toBeVisible();
  expect(sales.getByRole('cell', { name: 'http://localhost/mf/mfe-ventas/2.1.0-22222222/mf-manifest.json' })).toBeVisible();
  expect(sales.getByRole('cell', { name: 'Cargada: 2.1.0-22222222' })).toBeVisible();
  const pos = await row('mfe-pos');
  expect(pos.getByRole('cell', { name: '/app/activos, /app/pos' })).toBeVisible();
  expect(pos.getByRole('cell', { name: 'Sin cargar' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Cargar las que faltan' }));
  expect(await screen.findByRole('cell', { name: 'Cargada: 1.0.0-11111111' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cargar las que faltan' })).not.toBeInTheDocument();
});

test.each([
  ['the stable version', { tipo: 'estable' }, 'Es la versión estable.'],
  ['the one of the server', { tipo: 'servidor' }, 'Es la versión estable: viene con el servidor.'],
  ['a candidate for the laundry', { tipo: 'lavanderia' }, 'Tu lavandería la está probando.'],
  ['a candidate for a share', { tipo: 'porcentaje', porcentaje: 10 }, 'La prueba el 10 % de los usuarios, y te tocó.'],
  [
    'a version that stands in for another',
    { tipo: 'incompatible', asignada: '3.0.0-33333333' },
    'Te toca 3.0.0-33333333, pero no sirve con esta versión de la aplicación.',
  ],
])('says why the user has %s', async (_what, reason, text) => {
  composition([], { motivo: reason });
  open();
  expect((await row('mfe-ventas')).getByRole('cell', { name: text })).toBeVisible();
});

test('says which commit a version is from, that the listed one failed, and that an override was chosen here', async () => {
  const commit = '0123456789abcdef0123456789abcdef01234567';
  composition([LOCAL], {
    git: { commit, autor: 'Ana Ríos', conCambios: true },
    declaracion: { firmada: true, candado: null, prueba: 'cumple', kit: '0.1.0' },
    respaldo: { version: '2.0.0-11111111', manifest: '/mf/mfe-ventas/2.0.0-11111111/mf-manifest.json' },
  });
  loader = new RemoteLoader(async () => ({
    load: async ({ version }) => {
      if (version === '2.1.0-22222222') throw new Error('roto');
      return LIFECYCLES;
    },
  }));
  net.route('POST /api/entregas/informe', { body: {} });
  await loader.load('ventas');
  const { usuario: user } = open();
  const sales = await row('mfe-ventas');
  const version =
    '2.1.0-22222222 (en prueba) commit 0123456789ab con cambios, Ana Ríos firmada, cumple la prueba de contrato, kit 0.1.0';
  expect(sales.getByRole('cell', { name: version })).toBeVisible();
  expect(sales.getByRole('cell', { name: 'Cargada: 2.0.0-11111111, porque la asignada falló' })).toBeVisible();

  await user.click(screen.getByLabelText('Sección'));
  await user.paste('mfe-pos');
  await user.click(screen.getByLabelText('Dirección de su mf-manifest.json'));
  await user.paste(`${LOCAL}/mf-manifest.json`);
  await user.click(screen.getByRole('button', { name: 'Usar en esta pestaña' }));
  await user.click(screen.getByRole('button', { name: 'Cargar las que faltan' }));
  expect((await row('mfe-pos')).getByRole('cell', { name: 'La elegiste tú, solo en esta pestaña.' })).toBeVisible();
});

test('on a phone each section is a card, with every value beside its name', async () => {
  mockWidth(390);
  open();
  const tokens = await screen.findByRole('list', { name: 'Secciones' });
  expect(within(tokens).getAllByRole('listitem')).toHaveLength(2);
  const [pos] = within(tokens).getAllByRole('listitem');
  expect(pos).toHaveTextContent(/^mfe-posDibuja\/app\/activos, \/app\/posVersión1\.0\.0-11111111Por quéDe dónde/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('only a superuser sees versions', async () => {
  open('admin');
  expect(await screen.findByText('Solo un superusuario puede ver las versiones.')).toBeVisible();
  expect(net.seen('GET /remotes.json')).toHaveLength(0);
});

test('a build of one’s own is used in this tab, announced, and removed', async () => {
  const { changes, router, usuario: user } = open();
  await user.click(await screen.findByLabelText('Sección'));
  await user.paste('mfe-ventas');
  const address = screen.getByLabelText('Dirección de su mf-manifest.json');
  await user.click(address);
  await user.paste('https://ajena.mx/mf-manifest.json');
  await user.click(screen.getByRole('button', { name: 'Usar en esta pestaña' }));
  expect(screen.getByText(`Escribe una dirección completa que empiece con ${LOCAL}.`)).toBeVisible();
  expect(changes).toHaveLength(0);

  await user.clear(address);
  await user.paste(`${LOCAL}/mf-manifest.json`);
  await user.click(screen.getByRole('button', { name: 'Usar en esta pestaña' }));
  expect(changes).toHaveLength(1);
  await loader.load('ventas');
  expect(requested).toEqual([{ name: 'mfe-ventas', manifest: `${LOCAL}/mf-manifest.json`, secciones: ['ventas'] }]);

  await router.navigate('/aviso');
  expect(await screen.findByText(/Esta pestaña usa una compilación propia de mfe-ventas\./)).toBeVisible();
  await router.navigate('/versiones');
  await user.click(await screen.findByRole('button', { name: 'Quitar el desvío de mfe-ventas' }));
  expect(changes).toHaveLength(2);
  await router.navigate('/aviso');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Versiones' })).not.toBeInTheDocument());
  expect(screen.queryByText(/Esta pestaña usa una compilación propia/)).not.toBeInTheDocument();
});

test("without the server's permission there is no override, not even a stored one", async () => {
  sessionStorage.setItem('lavanda:desvios', JSON.stringify({ 'mfe-ventas': `${LOCAL}/mf-manifest.json` }));
  composition([]);
  open();
  expect(await screen.findByText('Este servidor no permite tomar secciones de otra dirección.')).toBeVisible();
  expect(screen.queryByLabelText('Dirección de su mf-manifest.json')).not.toBeInTheDocument();
  await loader.load('ventas');
  expect(requested[0]?.manifest).toBe('/mf/mfe-ventas/2.1.0-22222222/mf-manifest.json');
});

test('says that the list did not arrive, and a retry loads it', async () => {
  net.route('GET /remotes.json', { status: 503, body: {} });
  const { usuario: user } = open();
  expect(await screen.findByText('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
  composition([LOCAL]);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await row('mfe-pos')).getByRole('cell', { name: 'mfe-pos' })).toBeVisible();
});
