import { api, crearStore } from '@lavanda/shared';
import { crearTema } from '@lavanda/shared/design/tema';
import type { Rol } from '@lavanda/shared/domain/roles';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import PaginaDashboard from '../PaginaDashboard';
import { sesionDePrueba } from './datos';

/** Mounts the page as the shell does: a signed-in user, the real store, a router, the tenant's theme. */
export async function montar({ rol = 'superuser', ruta = '/app/dashboard' }: { rol?: Rol; ruta?: string } = {}) {
  const store = crearStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, sesionDePrueba(rol)));
  const router = createMemoryRouter([{ path: '/app/dashboard', element: <PaginaDashboard /> }], { initialEntries: [ruta] });
  const vista = render(
    <Provider store={store}>
      <ThemeProvider theme={crearTema({ primario: '#274c77', secundario: '#6096ba' })}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <RouterProvider router={router} />
        </LocalizationProvider>
      </ThemeProvider>
    </Provider>,
  );
  return { ...vista, usuario: userEvent.setup({ delay: null }), direccion: () => router.state.location.search };
}

/** Answers of the network in order, the last one for ever: a body, or 'caida' when none comes. What was asked is kept. */
export function simularRed(...respuestas: readonly (object | 'caida' | Promise<object>)[]): { pedidas: URL[] } {
  const pedidas: URL[] = [];
  globalThis.fetch = async (entrada) => {
    pedidas.push(new URL(String(entrada), 'http://lavanda.prueba'));
    const respuesta = await respuestas[Math.min(pedidas.length, respuestas.length) - 1];
    if (respuesta === 'caida') throw new TypeError('fetch failed');
    return new Response(JSON.stringify(respuesta), { status: 200 });
  };
  return { pedidas };
}
