import { crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import { type Red, simularRed } from '@lavanda/shared/pruebas/red';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router-dom';
import { pendiente } from '../../testing/ayudas';
import { RemoteLoader } from '../loader/RemoteLoader';
import type { FederationRuntime } from '../loader/RemoteSlot';
import { StageError } from '../stages';
import { RemoteOutlet } from './RemoteOutlet';

let red: Red;
beforeEach(() => {
  localStorage.clear();
  red = simularRed();
  red.atender('GET /remotes.json', () => ({
    cuerpo: {
      remotes: [
        { name: 'mfe-pos', manifest: '/mf/mfe-pos/mf-manifest.json', secciones: ['activos', 'pos'] },
        { name: 'mfe-ventas', manifest: '/mf/mfe-ventas/mf-manifest.json', secciones: ['ventas'] },
      ],
    },
  }));
});

function Caja() {
  const { pathname } = useLocation();
  const [cuenta, setCuenta] = useState(0);
  return (
    <>
      <h1>{`Caja en ${pathname}`}</h1>
      <button type="button" onClick={() => setCuenta(cuenta + 1)}>{`Cuenta ${cuenta}`}</button>
      <Link to="/app/pos">Ir al punto de venta</Link>
    </>
  );
}

let rota = false;
function CajaFragil() {
  if (rota) throw new Error('se rompió al dibujar');
  return <h1>Caja entera</h1>;
}

/** Breaks while it is used. */
function CajaQueSePara() {
  const [parada, setParada] = useState(false);
  if (parada) throw new Error('se paró');
  return (
    <button type="button" onClick={() => setParada(true)}>
      Parar
    </button>
  );
}

function Ventas() {
  return <h1>Tus Ventas</h1>;
}

const ventas = defineRemote(Ventas);

/** The federation's place: each call of `pos` is what the next load of mfe-pos gives. */
function montar(pos: () => ReturnType<FederationRuntime['load']>, ruta = '/app/activos') {
  const pedidos: boolean[] = [];
  const cargador = new RemoteLoader(async () => ({
    load: async (remoto, otraVez) => {
      if (remoto.name !== 'mfe-pos') return ventas;
      pedidos.push(otraVez);
      return pos();
    },
  }));
  const router = createMemoryRouter([{ path: '/app/*', element: <RemoteOutlet loader={cargador} /> }], {
    initialEntries: [ruta],
  });
  render(
    <Provider store={crearStore()}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return { router, cargador, pedidos, usuario: userEvent.setup() };
}

const reintentar = () => screen.findByRole('button', { name: 'Reintentar' });

test('muestra el esqueleto y después la sección', async () => {
  const espera = pendiente<Awaited<ReturnType<FederationRuntime['load']>>>();
  montar(() => espera.promise);
  expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
  espera.resolve(defineRemote(Caja));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
});

test('el esqueleto sigue mientras llega el código de la página', async () => {
  const pagina = pendiente<{ default: typeof Caja }>();
  const Pagina = lazy(() => pagina.promise);
  const ciclos = defineRemote(() => <Pagina />);
  const montada = jest.spyOn(ciclos, 'mount');
  montar(async () => ciclos);
  await waitFor(() => expect(montada).toHaveBeenCalled());
  await act(() => montada.mock.results[0]?.value);
  expect(await screen.findByRole('status', { busy: true })).toBeInTheDocument();
  await act(async () => pagina.resolve({ default: Caja }));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
});

test('cada sección guarda lo suyo, también dos del mismo remoto', async () => {
  const ciclos = defineRemote(Caja);
  const { router, pedidos, usuario } = montar(async () => ciclos);
  await usuario.click(await screen.findByRole('button', { name: 'Cuenta 0' }));
  await usuario.click(screen.getByRole('link', { name: 'Ir al punto de venta' }));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/pos' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cuenta 0' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: 'Cuenta 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(pedidos).toEqual([false]);
});

test('cambiar de remoto quita una sección y pone la otra, y se puede volver', async () => {
  const ciclos = defineRemote(Caja);
  const { router } = montar(async () => ciclos);
  await screen.findByRole('heading', { name: 'Caja en /app/activos' });
  await act(() => router.navigate('/app/ventas'));
  expect(await screen.findByRole('heading', { name: 'Tus Ventas' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: /Caja/ })).not.toBeInTheDocument();
  await act(() => router.navigate('/app/activos'));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

test.each([
  [new StageError('manifiesto', null), 'El resto de la aplicación sigue funcionando.', 'ACT-MAN'],
  [new StageError('entrada', null, 'timeout'), 'El servidor no respondió a tiempo.', 'ACT-ENT-T'],
  [new StageError('codigo', null), 'El resto de la aplicación sigue funcionando.', 'ACT-COD'],
])('una falla (%s) se explica y reintentar la trae', async (falla, detalle, codigo) => {
  const respuestas = [Promise.reject(falla), Promise.resolve(defineRemote(Caja))];
  for (const respuesta of respuestas) respuesta.catch(() => undefined);
  const { pedidos, usuario } = montar(async () => (await respuestas.shift()) ?? defineRemote(Caja));
  const panel = await screen.findByRole('alert');
  expect(panel).toHaveTextContent('No se cargó esta sección');
  expect(panel).toHaveTextContent(detalle);
  expect(panel).toHaveTextContent(codigo);
  await usuario.click(await reintentar());
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(pedidos).toEqual([false, true]);
});

test('la falla de un remoto deja funcionar a los demás, y volver es otro intento', async () => {
  const respuestas = [Promise.reject(new Error('caído')), Promise.resolve(defineRemote(Caja))];
  for (const respuesta of respuestas) respuesta.catch(() => undefined);
  const { router } = montar(async () => (await respuestas.shift()) ?? defineRemote(Caja));
  await reintentar();
  await act(() => router.navigate('/app/ventas'));
  expect(await screen.findByRole('heading', { name: 'Tus Ventas' })).toBeInTheDocument();
  await act(() => router.navigate('/app/activos'));
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

test('sin la lista de remotos lo dice, y reintentar la vuelve a pedir', async () => {
  red.atender('GET /remotes.json', { status: 502, cuerpo: {} });
  const { usuario } = montar(async () => defineRemote(Caja));
  expect(await screen.findByRole('alert')).toHaveTextContent('ACT-REG');
  red.atender('GET /remotes.json', { cuerpo: { remotes: [{ name: 'mfe-pos', manifest: '/m.json', secciones: ['activos'] }] } });
  await usuario.click(await reintentar());
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
});

describe('al romperse mientras dibuja', () => {
  beforeEach(() => {
    rota = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    rota = false;
    jest.restoreAllMocks();
  });

  test('el shell lo dice y reintentar la monta de nuevo', async () => {
    const { pedidos, usuario } = montar(async () => defineRemote(CajaFragil));
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent('Esta sección se detuvo');
    expect(panel).toHaveTextContent('ACT-PAN');
    rota = false;
    await usuario.click(await reintentar());
    expect(await screen.findByRole('heading', { name: 'Caja entera' })).toBeInTheDocument();
    expect(pedidos).toEqual([false, true]);
  });

  test('quien la usaba sigue en el título de la falla, no en ninguna parte', async () => {
    const { usuario } = montar(async () => defineRemote(CajaQueSePara));
    await usuario.click(await screen.findByRole('button', { name: 'Parar' }));
    const titulo = await screen.findByRole('heading', { level: 1, name: 'Esta sección se detuvo' });
    await waitFor(() => expect(titulo).toHaveFocus());
  });
});

test('adelantar una sección evita la espera al abrirla', async () => {
  const { cargador, router, pedidos } = montar(async () => defineRemote(Caja), '/app/ventas');
  await screen.findByRole('heading', { name: 'Tus Ventas' });
  await cargador.preload('activos');
  await act(() => router.navigate('/app/activos'));
  expect(screen.queryByRole('status', { busy: true })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Caja en /app/activos' })).toBeInTheDocument();
  expect(pedidos).toEqual([false]);
});
