import { createStore } from '@lavanda/shared';
import { createTenantTheme } from '@lavanda/shared/design/theme';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { pending } from '../../testing/helpers';
import { RemoteLoader } from '../loader/RemoteLoader';
import type { FederationRuntime } from '../loader/RemoteSlot';
import { StageError } from '../stages';
import { RemoteOutlet } from './RemoteOutlet';

let net: MockNetwork;
beforeEach(() => {
  localStorage.clear();
  net = mockNetwork();
  net.route('GET /remotes.json', () => ({
    body: {
      remotes: [
        { name: 'mfe-pos', manifest: '/mf/mfe-pos/mf-manifest.json', secciones: ['activos', 'pos'] },
        { name: 'mfe-ventas', manifest: '/mf/mfe-ventas/mf-manifest.json', secciones: ['ventas'] },
      ],
    },
  }));
});

function Box() {
  const { pathname } = useLocation();
  const [account, setAccount] = useState(0);
  return (
    <>
      <h1>{`Caja en ${pathname}`}</h1>
      <button type="button" onClick={() => setAccount(account + 1)}>{`Cuenta ${account}`}</button>
      <Link to="/app/pos">Ir al punto de venta</Link>
    </>
  );
}

let broken = false;
function FragileTill() {
  if (broken) throw new Error('se rompió al dibujar');
  return <h1>Caja entera</h1>;
}

/** A point of sale that crashes when its button is pressed. */
function StoppingTill() {
  const [stopped, setStopped] = useState(false);
  if (stopped) throw new Error('se paró');
  return (
    <button type="button" onClick={() => setStopped(true)}>
      Parar
    </button>
  );
}

function Sales() {
  return <h1>Tus Ventas</h1>;
}

const sales = defineRemote(Sales);

/** Renders the outlet with a fake runtime: each call of `pos` gives the next load of mfe-pos. */
function mount(pos: () => ReturnType<FederationRuntime['load']>, path = '/app/activos') {
  const requested: boolean[] = [];
  const loader = new RemoteLoader(async () => ({
    load: async (remote, again) => {
      if (remote.name !== 'mfe-pos') return sales;
      requested.push(again);
      return pos();
    },
  }));
  const router = createMemoryRouter([{ path: '/app/*', element: <RemoteOutlet loader={loader} /> }], {
    initialEntries: [path],
  });
  render(
    <Provider store={createStore()}>
      <ThemeProvider theme={createTenantTheme({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return { router, loader, requested, usuario: userEvent.setup() };
}

const retry = () => screen.findByRole('button', { name: 'Reintentar' });

test('shows the skeleton, then the section', async () => {
  const delay = pending<Awaited<ReturnType<FederationRuntime['load']>>>();
  mount(() => delay.promise);
  expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
  delay.resolve(defineRemote(Box));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
});

test("the skeleton stays until the page's code arrives", async () => {
  const page = pending<{ default: typeof Box }>();
  const Page = lazy(() => page.promise);
  const lifecycles = defineRemote(() => <Page />);
  const mounted = jest.spyOn(lifecycles, 'mount');
  mount(async () => lifecycles);
  await waitFor(() => expect(mounted).toHaveBeenCalled());
  await act(() => mounted.mock.results[0]?.value);
  expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
  await act(async () => page.resolve({ default: Box }));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
});

test('each section keeps its own state, also two of one remote', async () => {
  const lifecycles = defineRemote(Box);
  const { router, requested, usuario: user } = mount(async () => lifecycles);
  await user.click(await screen.findByRole('button', { name: 'Cuenta 0' }));
  await user.click(screen.getByRole('link', { name: 'Ir al punto de venta' }));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/pos' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cuenta 0' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Cuenta 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(requested).toEqual([false]);
});

test('a change of remote replaces one section by the other, and back', async () => {
  const lifecycles = defineRemote(Box);
  const { router } = mount(async () => lifecycles);
  await screen.findByRole('heading', { name: 'Caja en /app/activos' });
  await act(() => router.navigate('/app/ventas'));
  expect(await screen.findByRole('heading', { name: 'Tus Ventas' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Caja/ })).not.toBeInTheDocument();
  await act(() => router.navigate('/app/activos'));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

test('the open section keeps its state when the list drops it, and is gone once it is left', async () => {
  const { loader, router, usuario: user } = mount(async () => defineRemote(Box));
  await user.click(await screen.findByRole('button', { name: 'Cuenta 0' }));
  net.route('GET /remotes.json', {
    body: { remotes: [{ name: 'mfe-ventas', manifest: '/mf/mfe-ventas/mf-manifest.json', secciones: ['ventas'] }] },
  });
  await act(() => loader.lookForUpdates());
  await act(() => router.navigate('/app/activos?vista=lista'));
  await user.click(screen.getByRole('button', { name: 'Cuenta 1' }));
  expect(screen.getByRole('button', { name: 'Cuenta 2' })).toBeInTheDocument();
  await act(() => router.navigate('/app/ventas'));
  expect(await screen.findByRole('heading', { name: 'Tus Ventas' })).toBeInTheDocument();
  await act(() => router.navigate('/app/activos'));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se cargaron las secciones');
  expect(screen.queryByRole('button', { name: /Cuenta/ })).not.toBeInTheDocument();
});

test.each([
  [new StageError('manifiesto', null), 'El resto de la aplicación sigue funcionando.', 'ACT-MAN'],
  [new StageError('entrada', null, 'timeout'), 'El servidor no respondió a tiempo.', 'ACT-ENT-T'],
  [new StageError('codigo', null), 'El resto de la aplicación sigue funcionando.', 'ACT-COD'],
])('a failure (%s) is explained, and a retry loads the section', async (failure, detail, code) => {
  const responses = [Promise.reject(failure), Promise.resolve(defineRemote(Box))];
  for (const response of responses) response.catch(() => undefined);
  const { requested, usuario: user } = mount(async () => (await responses.shift()) ?? defineRemote(Box));
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('No se cargó esta sección');
  expect(panel).toHaveTextContent(detail);
  expect(panel).toHaveTextContent(code);
  await user.click(await retry());
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(requested).toEqual([false, true]);
});

test('a section that waits for another shell says so calmly, without a support code, and a retry loads it', async () => {
  const responses = [Promise.reject(new StageError('contrato', null)), Promise.resolve(defineRemote(Box))];
  for (const response of responses) response.catch(() => undefined);
  const { usuario: user } = mount(async () => (await responses.shift()) ?? defineRemote(Box));
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta sección se está actualizando' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.queryByText(/ACT-CON/)).not.toBeInTheDocument();
  await user.click(await retry());
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

test("one remote's failure leaves the others working, and returning tries again", async () => {
  const responses = [Promise.reject(new Error('caído')), Promise.resolve(defineRemote(Box))];
  for (const response of responses) response.catch(() => undefined);
  const { router } = mount(async () => (await responses.shift()) ?? defineRemote(Box));
  await retry();
  await act(() => router.navigate('/app/ventas'));
  expect(await screen.findByRole('heading', { name: 'Tus Ventas' })).toBeInTheDocument();
  await act(() => router.navigate('/app/activos'));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

test('says that the list of remotes is missing, and a retry requests it again', async () => {
  net.route('GET /remotes.json', { status: 502, body: {} });
  const { usuario: user } = mount(async () => defineRemote(Box));
  expect(await screen.findByRole('alert')).toHaveTextContent('ACT-REG');
  net.route('GET /remotes.json', {
    body: { remotes: [{ name: 'mfe-pos', manifest: '/m.json', secciones: ['activos'] }] },
  });
  await user.click(await retry());
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

describe('when a section crashes during rendering', () => {
  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    broken = false;
    jest.restoreAllMocks();
  });

  test('the shell says so, and a retry mounts it again', async () => {
    const { requested, usuario: user } = mount(async () => defineRemote(FragileTill));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Esta sección se detuvo');
    expect(panel).toHaveTextContent('ACT-PAN');
    broken = false;
    await user.click(await retry());
    expect(await screen.findByRole('heading', { name: 'Caja entera' })).toBeInTheDocument();
    expect(requested).toEqual([false, true]);
  });

  test("the focus moves to the failure's title and is not lost", async () => {
    const { usuario: user } = mount(async () => defineRemote(StoppingTill));
    await user.click(await screen.findByRole('button', { name: 'Parar' }));
    const title = await screen.findByRole('heading', { level: 1, name: 'Esta sección se detuvo' });
    await waitFor(() => expect(title).toHaveFocus());
  });
});

test('a preloaded section opens without a wait', async () => {
  const { loader, router, requested } = mount(async () => defineRemote(Box), '/app/ventas');
  await screen.findByRole('heading', { name: 'Tus Ventas' });
  await loader.preload('activos');
  await act(() => router.navigate('/app/activos'));
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(requested).toEqual([false]);
});
