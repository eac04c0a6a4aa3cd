import { crearStore } from '@lavanda/shared';
import type { Rol } from '@lavanda/shared/domain/roles';
import { quitarAncho, simularAncho } from '@lavanda/shared/pruebas/ancho';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteLoader } from '../federation/loader/RemoteLoader';
import { sesionDe } from '../testing/sesion';
import { AvisoDesvio } from './AvisoDesvio';
import { PaginaVersiones } from './PaginaVersiones';

const CICLOS = { bootstrap: async () => null, mount: async () => null, unmount: async () => null };
const LOCAL = 'http://localhost:3012';

let red: Red;
let cargador: RemoteLoader;
let pedidos: { name: string; manifest: string; version?: string }[];
beforeEach(() => {
  sessionStorage.clear();
  red = simularRed();
  pedidos = [];
  cargador = new RemoteLoader(async () => ({
    load: async (remoto) => {
      pedidos.push(remoto);
      return CICLOS;
    },
  }));
  composicion([LOCAL]);
});
afterEach(quitarAncho);

function composicion(desvios: string[]) {
  const remoto = (name: string, version: string, secciones: string[], candidata: boolean) => ({
    name,
    version,
    manifest: `/mf/${name}/${version}/mf-manifest.json`,
    secciones,
    candidata,
  });
  red.atender('GET /remotes.json', () => ({
    cuerpo: {
      id: 'abc123',
      usuario: 'u1',
      desvios,
      remotes: [
        remoto('mfe-pos', '1.0.0-11111111', ['activos', 'pos'], false),
        remoto('mfe-ventas', '2.1.0-22222222', ['ventas'], true),
      ],
    },
  }));
}

function abrir(rol: Rol = 'superuser') {
  const cambios: string[] = [];
  red.atender('GET /api/auth/authData', { cuerpo: sesionDe(rol) });
  const router = createMemoryRouter(
    [
      { path: '/versiones', element: <PaginaVersiones cargador={cargador} onCambio={() => cambios.push('otra vez')} /> },
      { path: '/aviso', element: <AvisoDesvio /> },
    ],
    { initialEntries: ['/versiones'] },
  );
  render(
    <Provider store={crearStore()}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { cambios, router, usuario: userEvent.setup() };
}

const fila = async (nombre: string) => within(await screen.findByRole('row', { name: new RegExp(`^${nombre} `) }));

test('dice qué versión tiene cada sección, de dónde viene y cuál está cargada', async () => {
  await cargador.load('ventas');
  abrir();
  const ventas = await fila('mfe-ventas');
  expect(ventas.getByRole('cell', { name: '2.1.0-22222222 (en prueba)' })).toBeVisible();
  expect(ventas.getByRole('cell', { name: 'http://localhost/mf/mfe-ventas/2.1.0-22222222/mf-manifest.json' })).toBeVisible();
  expect(ventas.getByRole('cell', { name: 'Cargada: 2.1.0-22222222' })).toBeVisible();
  const pos = await fila('mfe-pos');
  expect(pos.getByRole('cell', { name: '/app/activos, /app/pos' })).toBeVisible();
  expect(pos.getByRole('cell', { name: 'Sin cargar' })).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Cargar las que faltan' }));
  expect(await screen.findByRole('cell', { name: 'Cargada: 1.0.0-11111111' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Cargar las que faltan' })).not.toBeInTheDocument();
});

test('en un teléfono cada sección es una ficha, con cada dato junto a su nombre', async () => {
  simularAncho(390);
  abrir();
  const fichas = await screen.findByRole('list', { name: 'Secciones' });
  expect(within(fichas).getAllByRole('listitem')).toHaveLength(2);
  const [pos] = within(fichas).getAllByRole('listitem');
  expect(pos).toHaveTextContent(/^mfe-posDibuja\/app\/activos, \/app\/posVersión1\.0\.0-11111111De dónde/);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('quien no es superusuario no ve versiones', async () => {
  abrir('admin');
  expect(await screen.findByText('Solo un superusuario puede ver las versiones.')).toBeVisible();
  expect(red.vistas('GET /remotes.json')).toHaveLength(0);
});

test('una compilación propia se usa en esta pestaña, se avisa, y se quita', async () => {
  const { cambios, router, usuario } = abrir();
  await usuario.click(await screen.findByLabelText('Sección'));
  await usuario.paste('mfe-ventas');
  const direccion = screen.getByLabelText('Dirección de su mf-manifest.json');
  await usuario.click(direccion);
  await usuario.paste('https://ajena.mx/mf-manifest.json');
  await usuario.click(screen.getByRole('button', { name: 'Usar en esta pestaña' }));
  expect(screen.getByText(`Escribe una dirección completa que empiece con ${LOCAL}.`)).toBeVisible();
  expect(cambios).toHaveLength(0);

  await usuario.clear(direccion);
  await usuario.paste(`${LOCAL}/mf-manifest.json`);
  await usuario.click(screen.getByRole('button', { name: 'Usar en esta pestaña' }));
  expect(cambios).toHaveLength(1);
  await cargador.load('ventas');
  expect(pedidos).toEqual([{ name: 'mfe-ventas', manifest: `${LOCAL}/mf-manifest.json`, secciones: ['ventas'] }]);

  await router.navigate('/aviso');
  expect(await screen.findByText(/Esta pestaña usa una compilación propia de mfe-ventas\./)).toBeVisible();
  await router.navigate('/versiones');
  await usuario.click(await screen.findByRole('button', { name: 'Quitar el desvío de mfe-ventas' }));
  expect(cambios).toHaveLength(2);
  await router.navigate('/aviso');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Versiones' })).not.toBeInTheDocument());
  expect(screen.queryByText(/Esta pestaña usa una compilación propia/)).not.toBeInTheDocument();
});

test('sin permiso del servidor no hay desvío, ni uno que quedó guardado se usa', async () => {
  sessionStorage.setItem('lavanda:desvios', JSON.stringify({ 'mfe-ventas': `${LOCAL}/mf-manifest.json` }));
  composicion([]);
  abrir();
  expect(await screen.findByText('Este servidor no permite tomar secciones de otra dirección.')).toBeVisible();
  expect(screen.queryByLabelText('Dirección de su mf-manifest.json')).not.toBeInTheDocument();
  await cargador.load('ventas');
  expect(pedidos[0]?.manifest).toBe('/mf/mfe-ventas/2.1.0-22222222/mf-manifest.json');
});

test('si la lista no llega lo dice, y reintentar la trae', async () => {
  red.atender('GET /remotes.json', { status: 503, cuerpo: {} });
  const { usuario } = abrir();
  expect(await screen.findByText('El servidor no respondió. Revisa tu conexión e inténtalo de nuevo.')).toBeVisible();
  composicion([LOCAL]);
  await usuario.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect((await fila('mfe-pos')).getByRole('cell', { name: 'mfe-pos' })).toBeVisible();
});
