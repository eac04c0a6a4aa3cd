import { api, avisos, crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import type { Rol } from '@lavanda/shared/domain/roles';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { sesionDePrueba } from './red';

/** Time that a busy machine needs, ms; nothing here waits for a length of time. */
configure({ asyncUtilTimeout: 8_000 });
jest.setTimeout(60_000);

interface Opciones {
  rol?: Rol;
  ruta?: string;
}

/** Mounts a page as the shell does: a signed-in user, the real store, a router, the tenant's theme. */
export async function montar(elemento: ReactElement, { rol = 'user', ruta = '/app/activos' }: Opciones = {}) {
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesionDePrueba(rol)));
  const router = createMemoryRouter(
    [
      { path: '/app/activos', element: elemento },
      { path: '/app/pos/:nota?', element: <h1>Punto de Venta</h1> },
    ],
    { initialEntries: [ruta] },
  );
  const usuario = userEvent.setup({ delay: null });
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <RouterProvider router={router} />
        </LocalizationProvider>
      </ThemeProvider>
    </Provider>,
  );
  return {
    ...vista,
    usuario,
    store,
    /** Where the page is. */
    lugar: () => router.state.location.pathname + router.state.location.search,
    /** Messages the shell would show, in order. */
    avisos: () => avisos.selectSlice(store.getState()).map((aviso) => aviso.texto),
  };
}
