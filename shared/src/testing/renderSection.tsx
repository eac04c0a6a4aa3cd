import '@testing-library/jest-dom';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { api, createStore, toasts } from '@lavanda/shared';
import type { SessionData } from '@lavanda/shared/contract/schemas/auth';
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
  /** History entries, oldest first; the last one is open. */
  places: InitialEntry[];
  /** Options of userEvent; no delay between keys by default. */
  userOptions?: Parameters<typeof userEvent.setup>[0];
  /** True for tests that read styles; they are much slower with a large page. */
  styled?: boolean;
}

/**
 * Caches that insert styles in the page or outside it. Styles in the page slow tests down, because for each query by role jsdom
 * matches every element with every rule.
 */
const STYLES = {
  inPage: createCache({ key: 'css' }),
  beside: createCache({ key: 'css', container: document.createElement('div') }),
};

/** Renders a section's routes with a signed-in user, a real store, a router and the tenant's theme. */
export async function renderSection(
  paths: RouteObject[],
  { session = testSession(), places, userOptions, styled = false }: Options,
) {
  const store = createStore();
  await store.dispatch(api.util.upsertQueryData('authData', undefined, session));
  const router = createMemoryRouter(paths, { initialEntries: places });
  const user = userEvent.setup({ delay: null, ...userOptions });
  const view = render(
    <Provider store={store}>
      <CacheProvider value={styled ? STYLES.inPage : STYLES.beside}>
        <ThemeProvider theme={createTenantTheme(session.usuario.tenantData.colores)}>
          <LocalizationProvider dateAdapter={AdapterDayjs}>
            <RouterProvider router={router} />
          </LocalizationProvider>
        </ThemeProvider>
      </CacheProvider>
    </Provider>,
  );
  const messages = () => toasts.selectSlice(store.getState());
  return {
    ...view,
    usuario: user,
    store,
    router,
    /** The current path and query. */
    lugar: () => router.state.location.pathname + router.state.location.search,
    /** Goes back in history. */
    back: () => act(() => router.navigate(-1)),
    /** Toasts the shell would show, in order. */
    messages,
    /** Texts of the toasts. */
    avisos: () => messages().map(({ text }) => text),
  };
}
