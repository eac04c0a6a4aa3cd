import { api, avisos, crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import type { Rol } from '@lavanda/shared/domain/roles';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { sesionDePrueba } from './red';

interface Opciones {
  rol?: Rol;
  /** Addresses visited, the last one open. */
  rutas?: string[];
  /** A tablet or a desktop, unless told. */
  telefono?: boolean;
  conReloj?: boolean;
}

/** Stands for the shell: a link of the bar, and the section in `main`. */
function Shell() {
  return (
    <>
      <Link to="/app/activos">Activos</Link>
      <main>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </>
  );
}

function ponerAncho(telefono: boolean): void {
  window.matchMedia = (consulta: string) =>
    ({
      matches: telefono && consulta.includes('max-width'),
      media: consulta,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}

/** Mounts the section as the shell does: a signed-in user, the real store, the page's router, the tenant's theme. */
export async function montar({ rol = 'admin', rutas = ['/app/clientes'], telefono = false, conReloj = false }: Opciones = {}) {
  ponerAncho(telefono);
  window.scrollTo = () => undefined;
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesionDePrueba(rol)));
  const router = createMemoryRouter(
    [
      {
        element: <Shell />,
        children: [
          { path: '/app/activos', element: <h1>Activos</h1> },
          { path: '*', element: <App /> },
        ],
      },
    ],
    { initialEntries: rutas },
  );
  const usuario = userEvent.setup({
    // A person may pick any file, whatever the page suggests.
    applyAccept: false,
    ...(conReloj ? { advanceTimers: jest.advanceTimersByTime } : { delay: null }),
  });
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return {
    ...vista,
    usuario,
    store,
    lugar: () => router.state.location.pathname + router.state.location.search,
    /** The browser's Back. */
    atras: () => act(() => router.navigate(-1)),
    /** Messages the shell would show, in order. */
    avisos: () => avisos.selectSlice(store.getState()).map((aviso) => aviso.texto),
  };
}
