import { api, avisos, crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { sesionDePrueba } from './sesion';

/** Mounts the section as the shell does: a signed-in superuser, the real store, the page's router, the tenant's theme. */
export async function montar(ruta: string) {
  window.scrollTo = () => undefined;
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesionDePrueba()));
  const router = createMemoryRouter(
    [
      {
        element: (
          <Suspense>
            <main>
              <Outlet />
            </main>
          </Suspense>
        ),
        children: [{ path: '*', element: <App /> }],
      },
    ],
    { initialEntries: [ruta] },
  );
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  );
  return {
    ...vista,
    // A person may pick any file, whatever the page suggests.
    usuario: userEvent.setup({ delay: null, applyAccept: false }),
    store,
    lugar: () => router.state.location.pathname + router.state.location.search,
    /** Messages the shell would show, in order. */
    avisos: () => avisos.selectSlice(store.getState()).map((aviso) => aviso.texto),
  };
}
