import '@testing-library/jest-dom';
import { api, avisos, crearStore } from '@lavanda/shared';
import type { DatosSesion } from '@lavanda/shared/contract/auth';
import { crearTema } from '@lavanda/shared/design/tema';
import { sesionDePrueba } from '@lavanda/shared/pruebas/datos';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';

interface Opciones {
  sesion?: DatosSesion;
  /** Places visited, the last one open. */
  lugares: InitialEntry[];
  /** Of the user's hands: without a pause between keys, unless told. */
  manos?: Parameters<typeof userEvent.setup>[0];
}

/** Mounts what a section draws as the shell does: somebody signed in, the real store, the page's router, the tenant's theme. */
export async function montarSeccion(rutas: RouteObject[], { sesion = sesionDePrueba(), lugares, manos }: Opciones) {
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesion));
  const router = createMemoryRouter(rutas, { initialEntries: lugares });
  const usuario = userEvent.setup({ delay: null, ...manos });
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema(sesion.usuario.tenantData.colores)}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <RouterProvider router={router} />
        </LocalizationProvider>
      </ThemeProvider>
    </Provider>,
  );
  const mensajes = () => avisos.selectSlice(store.getState());
  return {
    ...vista,
    usuario,
    store,
    router,
    /** Where the page is. */
    lugar: () => router.state.location.pathname + router.state.location.search,
    /** The browser's Back. */
    atras: () => act(() => router.navigate(-1)),
    /** Messages the shell would show, in order. */
    mensajes,
    /** Their words. */
    avisos: () => mensajes().map(({ texto }) => texto),
  };
}
