import { api, store } from '@lavanda/shared';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { HOME, sectionOf } from '../sections/sections';
import { createRouter } from './routes';

let early = false;

/** Starts downloading the section most roles open first, once per page. */
export function preloadSections(): void {
  if (early) return;
  early = true;
  void remoteLoader.preload(sectionOf(HOME) ?? '');
}

let router: ReturnType<typeof createRouter> | undefined;

/** The app after sign-in. The router is created on the first render, so it starts at the current path. */
export function App() {
  if (!router) {
    router = createRouter();
    if (location.pathname.startsWith('/app/')) {
      // The session request starts before AuthGate renders, to save time.
      void store.dispatch(api.endpoints.authData.initiate(undefined, { subscribe: false }));
      // Preloads the open section, and with it the list of sections, while the session is checked.
      void remoteLoader.preload(sectionOf(location.pathname) ?? '');
    }
  }
  return (
    <Provider store={store}>
      {/* Without transitions, the section and the bar change at once. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
