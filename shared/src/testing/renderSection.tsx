import '@testing-library/jest-dom';
import { api, createStore, toasts } from '@lavanda/shared';
import type { SessionData } from '@lavanda/shared/contract/auth';
import { createTenantTheme } from '@lavanda/shared/design/theme';
import { testSession } from '@lavanda/shared/testing/fixtures';
import { ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, type InitialEntry, type RouteObject, RouterProvider } from 'react-router-dom';

interface Options {
  session?: SessionData;
  /** Places visited, the last one open. */
  places: InitialEntry[];
  /** Of the user's hands: without a pause between keys, unless told. */
  hands?: Parameters<typeof userEvent.setup>[0];
}

/** Mounts what a section draws as the shell does: somebody signed in, the real store, the page's router, the tenant's theme. */
export async function renderSection(paths: RouteObject[], { session = testSession(), places, hands }: Options) {
  const store = createStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, session));
  const router = createMemoryRouter(paths, { initialEntries: places });
  const user = userEvent.setup({ delay: null, ...hands });
  const view = render(
    <Provider store={store}>
      <ThemeProvider theme={createTenantTheme(session.usuario.tenantData.colores)}>
        <LocalizationProvider dateAdapter={AdapterDayjs}>
          <RouterProvider router={router} />
        </LocalizationProvider>
      </ThemeProvider>
    </Provider>,
  );
  const messages = () => toasts.selectSlice(store.getState());
  return {
    ...view,
    usuario: user,
    store,
    router,
    /** Where the page is. */
    lugar: () => router.state.location.pathname + router.state.location.search,
    /** The browser's Back. */
    back: () => act(() => router.navigate(-1)),
    /** Messages the shell would show, in order. */
    messages,
    /** Their words. */
    avisos: () => messages().map(({ text }) => text),
  };
}
