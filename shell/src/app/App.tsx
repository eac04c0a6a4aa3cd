import { api, deviceTexts, store } from '@lavanda/shared';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { HOME, sectionOf } from '../sections/sections';
import { createRouter } from './routes';

/**
 * Settles once the texts stored on this device, such as drafts, are in memory. The app is drawn only then, because sections read
 * drafts as they start.
 */
export const restored = deviceTexts.restore();

let early = false;

/** Starts downloading the section that most roles open first, once per page. */
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
      // The session is requested here, before AuthGate renders, to save time.
      void store.dispatch(api.endpoints.authData.initiate(undefined, { subscribe: false }));
      // While the session is checked, the open section is preloaded, and with it the list of sections.
      void remoteLoader.preload(sectionOf(location.pathname) ?? '');
    }
  }
  return (
    <Provider store={store}>
      {/* Without transitions, the section and the bar change at the same moment. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
