import { api, avisos, crearStore, tomarAccionDeAviso } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import type { Rol } from '@lavanda/shared/domain/roles';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { nanoid } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App';
import { sesionDePrueba } from './datos';

interface Opciones {
  rol?: Rol;
  ruta?: string;
  /** Width of the window, px. */
  ancho?: number;
  /** How typed keys and pauses pass, for tests that hold the clock. */
  avanzar?: (ms: number) => void;
}

/** Answers `(max-width: …)` and the like as a window of that width would. */
function fingirAncho(px: number): void {
  window.matchMedia = (media) => {
    const maximo = /max-width: ?([\d.]+)/.exec(media)?.[1];
    const matches = maximo !== undefined && px <= Number(maximo);
    return { matches, media, addEventListener: () => {}, removeEventListener: () => {} } as unknown as MediaQueryList;
  };
}

/** Mounts the section as the shell does: a signed-in user, the real store, a router, the tenant's theme. */
export async function montar({ rol = 'superuser', ruta = '/app/ventas', ancho = 1440, avanzar }: Opciones = {}) {
  fingirAncho(ancho);
  window.scrollY = 0;
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesionDePrueba(rol)));
  // A key of its own: the section remembers places by it as long as the page is open.
  const { pathname, search } = new URL(ruta, 'http://lavanda.prueba');
  const entrada = { pathname, search, key: nanoid() };
  const router = createMemoryRouter([{ path: '*', element: <App /> }], { initialEntries: [entrada] });
  const usuario = userEvent.setup(avanzar ? { advanceTimers: avanzar } : { delay: null });
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <RouterProvider router={router} />
        </LocalizationProvider>
      </ThemeProvider>
    </Provider>,
  );
  const vistos = () => avisos.selectSlice(store.getState());
  return {
    ...vista,
    usuario,
    router,
    /** Where the page is. */
    lugar: () => router.state.location.pathname + router.state.location.search,
    atras: () => act(() => router.navigate(-1)),
    /** Messages the shell would show, in order. */
    avisos: () => vistos().map((aviso) => aviso.texto),
    /** Presses the button of the last message, as the shell does. */
    pulsarAviso: () => act(async () => tomarAccionDeAviso(vistos().at(-1)?.id ?? '')?.()),
    /** Scrolls the page to `y` px. */
    rodar: (y: number) => act(async () => window.scrollTo(0, y)),
  };
}
