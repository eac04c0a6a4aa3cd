import { crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import { defineRemote } from '@lavanda/shared/federation/defineRemote';
import { simularRed } from '@lavanda/shared/pruebas/red';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useBlocker } from 'react-router-dom';
import { EnlaceSeccion } from '../navegacion/EnlaceSeccion';
import { crearCargador } from './cargador';
import { SalidaRemota } from './SalidaRemota';

const SECCIONES = ['ventas', 'clientes', 'reportes'];
const ENLACES = SECCIONES.map((seccion) => ({ seccion, ruta: `/app/${seccion}`, texto: seccion, icono: undefined }));

let sujeta: string | undefined;
beforeEach(() => {
  localStorage.clear();
  sujeta = undefined;
  window.scrollY = 0;
  window.scrollTo = ((_x: number, y: number) => {
    window.scrollY = y;
  }) as typeof window.scrollTo;
  simularRed().atender('GET /remotes.json', () => ({
    cuerpo: { remotes: SECCIONES.map((seccion) => ({ name: seccion, manifest: `/${seccion}.json`, secciones: [seccion] })) },
  }));
});

/** Holds whoever leaves it. */
function Sujeta() {
  useBlocker(true);
  return <h1>ventas</h1>;
}

/** The page with its links, each of the given sections visited once. */
async function montar(visitadas = SECCIONES) {
  const cargador = crearCargador(async () => ({
    ciclos: async ({ name }) => defineRemote(name === sujeta ? Sujeta : () => <h1>{name}</h1>),
  }));
  const pagina = (
    <>
      {ENLACES.map((enlace) => (
        <EnlaceSeccion key={enlace.seccion} enlace={enlace}>
          {enlace.texto}
        </EnlaceSeccion>
      ))}
      <main>
        <SalidaRemota cargador={cargador} />
      </main>
    </>
  );
  const router = createMemoryRouter([{ path: '/app/*', element: pagina }], { initialEntries: ['/app/clientes'] });
  render(
    <Provider store={crearStore()}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} useTransitions={false} />
      </ThemeProvider>
    </Provider>,
  );
  for (const visitada of visitadas) {
    await act(() => router.navigate(`/app/${visitada}`));
    await screen.findByRole('heading', { name: visitada });
    await act(() => new Promise((seguir) => setTimeout(seguir, 100)));
  }
  const apretar = (texto: string) => act(() => screen.getByRole('link', { name: texto }).click());
  const direcciones: string[] = [];
  router.subscribe(({ location: { pathname } }) => {
    if (direcciones.at(-1) !== pathname) direcciones.push(pathname);
  });
  return { router, apretar, direcciones };
}

const aLaVista = () => screen.getByRole('heading').textContent;
const marcada = () => screen.getByRole('link', { current: 'page' }).textContent;

test('la sección y su enlace están a la vista antes que su dirección, que llega cuando se pintaron', async () => {
  const { router, apretar } = await montar();
  apretar('ventas');
  expect([aLaVista(), marcada(), router.state.location.pathname]).toEqual(['ventas', 'ventas', '/app/reportes']);
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/ventas'));
  expect([aLaVista(), marcada()]).toEqual(['ventas', 'ventas']);
});

test('una tecla encuentra la dirección en su lugar', async () => {
  const { router, apretar } = await montar();
  apretar('ventas');
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
  expect(router.state.location.pathname).toBe('/app/ventas');
});

test('quien aprieta dos enlaces seguidos pasa por los dos', async () => {
  const { apretar, direcciones } = await montar();
  apretar('ventas');
  apretar('clientes');
  await waitFor(() => expect(direcciones).toEqual(['/app/ventas', '/app/clientes']));
  expect([aLaVista(), marcada()]).toEqual(['clientes', 'clientes']);
});

test('si entretanto la página va a otra parte, es ahí donde queda', async () => {
  const { router, apretar, direcciones } = await montar();
  apretar('ventas');
  await act(() => router.navigate('/app/clientes'));
  await act(() => new Promise((seguir) => setTimeout(seguir, 300)));
  expect(direcciones).toEqual(['/app/clientes']);
  expect([aLaVista(), marcada()]).toEqual(['clientes', 'clientes']);
});

test.each<[string, () => Promise<Awaited<ReturnType<typeof montar>>>]>([
  ['una sección que no se ha visto', () => montar(['clientes', 'reportes'])],
  [
    'una página que no está arriba',
    async () => {
      const prueba = await montar();
      window.scrollY = 300;
      return prueba;
    },
  ],
])('con %s, la dirección va primero', async (_que, preparar) => {
  const { router, apretar } = await preparar();
  apretar('ventas');
  expect(router.state.location.pathname).toBe('/app/ventas');
  expect(await screen.findByRole('heading', { name: 'ventas' })).toBeInTheDocument();
});

test('quien sujeta la página la tiene de vuelta', async () => {
  sujeta = 'ventas';
  const { apretar, direcciones } = await montar(['clientes', 'reportes', 'ventas']);
  apretar('clientes');
  await act(() => new Promise((seguir) => setTimeout(seguir, 300)));
  expect(direcciones.filter((direccion) => direccion !== '/app/ventas')).toEqual([]);
  expect([aLaVista(), marcada()]).toEqual(['ventas', 'ventas']);
});
