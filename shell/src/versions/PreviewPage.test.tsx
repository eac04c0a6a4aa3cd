import { type MockNetwork, mockNetwork, problem } from '@lavanda/shared/testing/network';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RemoteLoader } from '../federation/loader/RemoteLoader';
import { readPreviews, savePreview } from '../federation/registry/previews';
import { returnPath } from '../sign-in/returnPath';
import { PREVIEW_PATH } from './overrideUrl';
import { PreviewNotice } from './PreviewNotice';
import { PreviewPage } from './PreviewPage';

const VERSION = '1.1.0-22222222';
const OPENED = { remoto: 'mfe-ventas', version: VERSION, vence: '2099-11-28T12:00:00Z', titulo: 'Ventas', segmento: 'ventas' };

let net: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  net = mockNetwork();
});

function open() {
  const opened: string[] = [];
  const router = createMemoryRouter(
    [
      { path: PREVIEW_PATH, element: <PreviewPage onOpen={(path) => opened.push(path)} /> },
      { path: '/login', element: <p>Entrar</p> },
    ],
    { initialEntries: ['/vista/abc'] },
  );
  render(<RouterProvider router={router} />);
  return opened;
}

test('a link opens its section in this tab, which a strip says, and leaving it ends that', async () => {
  net.route('GET /api/vistas/abc', { body: OPENED });
  const opened = open();
  await waitFor(() => expect(opened).toEqual(['/app/ventas']));
  const left: string[] = [];
  render(<PreviewNotice onLeave={() => left.push('otra vez')} />);
  expect(screen.getByText(/^Vista previa: esta pestaña usa Ventas 1\.1\.0-22222222 \(hasta el 28 de noviembre/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Salir de la vista previa de Ventas' }));
  expect([left, readPreviews()]).toEqual([['otra vez'], {}]);
});

test('who isn’t signed in does that first and then comes back to the link', async () => {
  net.route('GET /api/vistas/abc', problem(401, 'Inicia sesión.'));
  open();
  expect(await screen.findByText('Entrar')).toBeVisible();
  expect(returnPath.take()).toBe('/vista/abc');
});

test('an expired link says so, and leads to the app', async () => {
  net.route('GET /api/vistas/abc', problem(410, 'Este enlace ya venció: pide otro a quien te lo mandó.'));
  open();
  expect(await screen.findByText('Este enlace ya venció: pide otro a quien te lo mandó.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir a la aplicación' })).toBeVisible();
});

test('without a connection the link can be tried again', async () => {
  net.route('GET /api/vistas/abc', 'caida');
  const opened = open();
  const retry = await screen.findByRole('button', { name: 'Reintentar' });
  net.route('GET /api/vistas/abc', { body: OPENED });
  await userEvent.click(retry);
  await waitFor(() => expect(opened).toEqual(['/app/ventas']));
});

test('a preview that has expired in this tab is told as such', () => {
  savePreview('mfe-ventas', { ficha: 'abc', version: VERSION, titulo: 'Ventas', vence: '2020-01-01T00:00:00Z' });
  render(<PreviewNotice />);
  expect(screen.getByText('La vista previa de Ventas ya venció: ves la versión de siempre.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Quitar este aviso' })).toBeVisible();
});

test('what a link shows is asked for by this tab, and neither reported nor remembered for others', async () => {
  savePreview('mfe-ventas', { ficha: 'abc', version: VERSION, titulo: 'Ventas', vence: OPENED.vence });
  const remote = {
    name: 'mfe-ventas',
    version: VERSION,
    manifest: `/mf/mfe-ventas/${VERSION}/mf-manifest.json`,
    secciones: ['ventas'],
    enlaces: [{ segmento: 'ventas', titulo: 'Ventas', permiso: 'ventas' }],
    candidata: false,
    motivo: { tipo: 'vista', vence: OPENED.vence },
  };
  net.route('GET /remotes.json', { body: { id: 'a', usuario: 'u1', remotes: [remote] } });
  const sent = jest.spyOn(globalThis, 'fetch');
  const loaded: object[] = [];
  const loader = new RemoteLoader(async () => ({
    load: async (one) => {
      loaded.push(one);
      throw new Error('roto');
    },
  }));
  expect((await loader.load('ventas')).ok).toBe(false);
  expect(sent.mock.calls.map(([, init]) => init?.headers)).toEqual([{ 'x-lavanda-vista': 'abc' }]);
  expect(loaded).toEqual([expect.not.objectContaining({ version: expect.anything() })]);
  expect(net.seen('POST /api/entregas/informe')).toHaveLength(0);
  expect(Object.keys(localStorage)).toEqual([]);
});
