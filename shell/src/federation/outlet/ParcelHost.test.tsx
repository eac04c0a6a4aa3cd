import { api, crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import type { Ciclos } from '@lavanda/shared/federation/remoto';
import { useVisita } from '@lavanda/shared/federation/useVisita';
import { simularRed } from '@lavanda/shared/pruebas/red';
import { useOcupado } from '@lavanda/shared/ui/useOcupado';
import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { sesionDe } from '../../testing/sesion';
import { RemoteLoader } from '../loader/RemoteLoader';
import { RemoteOutlet } from './RemoteOutlet';

const OTRAS = ['a', 'b', 'c', 'd', 'e', 'f'];

let alturas: number[];
beforeEach(() => {
  localStorage.clear();
  alturas = [];
  window.scrollY = 0;
  window.scrollTo = ((_x: number, y: number) => {
    alturas.push(y);
    window.scrollY = y;
  }) as typeof window.scrollTo;
  simularRed().atender('GET /remotes.json', () => ({
    cuerpo: {
      remotes: [
        { name: 'mfe-ventas', manifest: '/ventas.json', secciones: ['ventas'] },
        { name: 'mfe-otras', manifest: '/otras.json', secciones: ['clientes', ...OTRAS] },
      ],
    },
  }));
});

let vivas = 0;
let lugares: string[] = [];

/** A list with a search, a dialog, a note below it and something that can be half done. */
function Ventas() {
  const { pathname, search } = useLocation();
  const [texto, setTexto] = useState('');
  const [abierto, setAbierto] = useState(false);
  const [aMedias, setAMedias] = useState(false);
  const [dicho, setDicho] = useState('');
  const [rota, setRota] = useState(false);
  useOcupado(aMedias);
  useEffect(() => {
    vivas += 1;
    return () => {
      vivas -= 1;
    };
  }, []);
  lugares.push(pathname + search);
  if (rota) throw new Error('se rompió');
  return (
    <>
      <h1>{`Ventas en ${pathname}${search}`}</h1>
      <input aria-label="Buscar" value={texto} onChange={({ target }) => setTexto(target.value)} />
      <button type="button" onClick={() => setAbierto(true)}>
        Preguntar
      </button>
      <button type="button" onClick={() => setAMedias(true)}>
        Empezar
      </button>
      <button type="button" onClick={() => setDicho('No se pudo')}>
        Fallar
      </button>
      <button type="button" onClick={() => setRota(true)}>
        Romper
      </button>
      <NotaNueva key={useVisita()} />
      {dicho && <p role="alert">{dicho}</p>}
      <Dialog open={abierto}>¿Seguro?</Dialog>
    </>
  );
}

function NotaNueva() {
  const [articulos, setArticulos] = useState(0);
  return <button type="button" onClick={() => setArticulos(articulos + 1)}>{`Artículos ${articulos}`}</button>;
}

const otras = defineRemote(() => <h1>{`Otra en ${useLocation().pathname}`}</h1>);

async function montar(ciclos: Ciclos = defineRemote(Ventas)) {
  const cargador = new RemoteLoader(async () => ({ load: async ({ name }) => (name === 'mfe-ventas' ? ciclos : otras) }));
  const router = createMemoryRouter([{ path: '/app/*', element: <RemoteOutlet loader={cargador} /> }], {
    initialEntries: ['/app/ventas'],
  });
  const store = crearStore();
  render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} useTransitions={false} />
      </ThemeProvider>
    </Provider>,
  );
  const usuario = userEvent.setup();
  const ir = async (ruta: string | number) => {
    await act(() => router.navigate(ruta as string));
    const { pathname } = router.state.location;
    await screen.findByRole('heading', { name: new RegExp(`en ${pathname}`) });
  };
  await screen.findByRole('heading', { name: 'Ventas en /app/ventas' });
  await usuario.type(screen.getByLabelText('Buscar'), 'rosa');
  const apretar = (nombre: string) => usuario.click(screen.getByRole('button', { name: nombre }));
  return { router, store, usuario, ir, apretar };
}

const buscado = () => (screen.getByLabelText('Buscar') as HTMLInputElement).value;

test('quien vuelve a una sección la encuentra como la dejó, con la dirección de ahora', async () => {
  const { ir } = await montar();
  await ir('/app/clientes');
  expect(screen.queryByLabelText('Buscar')).not.toBeInTheDocument();
  await ir('/app/ventas?user=jose');
  expect(screen.getByRole('heading')).toHaveTextContent('Ventas en /app/ventas?user=jose');
  expect(buscado()).toBe('rosa');
});

test('la que se deja sale de la página', async () => {
  const { ir } = await montar();
  await ir('/app/clientes');
  await ir('/app/ventas');
  const titulo = screen.getByRole('heading');
  await ir('/app/clientes');
  expect(titulo).not.toBeInTheDocument();
  expect(document.querySelector('h1')).toHaveTextContent('Otra en /app/clientes');
});

test('lo que tenía el foco en la que se deja se entera de que lo pierde', async () => {
  const { ir, usuario } = await montar();
  await ir('/app/clientes');
  await ir('/app/ventas');
  const campo = screen.getByLabelText('Buscar');
  await usuario.click(campo);
  const perdido = jest.fn();
  campo.addEventListener('blur', () => perdido(campo.isConnected));
  await ir('/app/clientes');
  expect(campo).not.toBeInTheDocument();
  expect(perdido).toHaveBeenCalledTimes(1);
  expect(perdido).toHaveBeenCalledWith(true);
  await ir('/app/ventas');
  expect(screen.getByLabelText('Buscar')).not.toHaveFocus();
});

test('mientras no se ve, sus efectos terminan y no sabe adónde va la página', async () => {
  const { ir } = await montar();
  expect(vivas).toBe(1);
  lugares = [];
  await ir('/app/clientes');
  await waitFor(() => expect(vivas).toBe(0));
  await ir('/app/a');
  expect(lugares.filter((lugar) => lugar !== '/app/ventas')).toEqual([]);
  await ir('/app/ventas');
  await waitFor(() => expect(vivas).toBe(1));
});

test('lo que empieza en cada visita empieza otra vez', async () => {
  const { ir, apretar } = await montar();
  await apretar('Artículos 0');
  await ir('/app/clientes');
  await waitFor(() => expect(vivas).toBe(0));
  await ir('/app/ventas');
  expect(await screen.findByRole('button', { name: 'Artículos 0' })).toBeInTheDocument();
  expect(buscado()).toBe('rosa');
});

test.each<[string, (prueba: Awaited<ReturnType<typeof montar>>) => Promise<unknown>]>([
  ['un diálogo abierto', ({ apretar }) => apretar('Preguntar')],
  ['un aviso a la vista', ({ apretar }) => apretar('Fallar')],
  ['algo a medias', ({ apretar }) => apretar('Empezar')],
  ['una página de más adentro', ({ ir }) => ir('/app/ventas/7')],
])('la que se deja con %s empieza de nuevo', async (_que, antes) => {
  const prueba = await montar();
  await antes(prueba);
  await prueba.ir('/app/clientes');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await prueba.ir('/app/ventas');
  expect(buscado()).toBe('');
  expect(screen.queryByText(/¿Seguro\?|No se pudo/)).not.toBeInTheDocument();
});

test('lo que alguien mide fuera de la vista, como las letras de una gráfica, no es algo abierto', async () => {
  const { ir } = await montar();
  const medida = document.body.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  medida.style.visibility = 'hidden';
  medida.innerHTML = '<text>$200 k</text>';
  await ir('/app/clientes');
  await ir('/app/ventas');
  expect(buscado()).toBe('rosa');
  medida.remove();
});

test('la que se detuvo no vuelve como estaba', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { ir, apretar } = await montar();
  await apretar('Romper');
  expect(await screen.findByText('Esta sección se detuvo')).toBeInTheDocument();
  await ir('/app/clientes');
  await ir('/app/ventas');
  expect(buscado()).toBe('');
  jest.restoreAllMocks();
});

test('una versión que no sabe quedarse se quita al salir', async () => {
  const { bootstrap, mount, unmount } = defineRemote(Ventas);
  const { ir } = await montar({ bootstrap, mount, unmount });
  await ir('/app/clientes');
  await waitFor(() => expect(vivas).toBe(0));
  await ir('/app/ventas');
  expect(buscado()).toBe('');
});

test('a otra persona no le queda nada de la anterior', async () => {
  const { ir, store } = await montar();
  const entrar = (_id: string) => {
    const { usuario, permissions } = sesionDe('admin');
    return act(() =>
      store.dispatch(api.util.upsertQueryData('authData', undefined, { usuario: { ...usuario, _id }, permissions } as never)),
    );
  };
  await entrar('u1');
  await screen.findByRole('heading', { name: 'Ventas en /app/ventas' });
  await ir('/app/clientes');
  await entrar('u2');
  await ir('/app/ventas');
  expect(buscado()).toBe('');
});

test('quedan las últimas seis', async () => {
  const { ir } = await montar();
  for (const otra of OTRAS.slice(0, 5)) await ir(`/app/${otra}`);
  await ir('/app/ventas');
  expect(buscado()).toBe('rosa');
  for (const otra of OTRAS) await ir(`/app/${otra}`);
  await ir('/app/clientes');
  await ir('/app/ventas');
  expect(buscado()).toBe('');
});

test('Atrás la deja a la altura en que estaba; entrar a ella por su enlace, arriba', async () => {
  const { ir } = await montar();
  window.scrollY = 800;
  await ir('/app/clientes');
  window.scrollY = 0;
  await ir(-1);
  expect(window.scrollY).toBe(800);
  await ir('/app/clientes');
  await ir('/app/ventas');
  expect(window.scrollY).toBe(0);
});
