import { api, store } from '@lavanda/shared';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { HOME, sectionOf } from '../sections/sections';
import { createRouter } from './routes';

let early = false;

/** Starts downloading the section that most roles open first, once per page. */
export function preloadSections(): void {
  if (early) return;
  early = true;
  void remoteLoader.preload(sectionOf(HOME) ?? '');
}

let router: ReturnType<typeof createRouter> | undefined;

/** Everything after sign-in. The router is made when the app is first shown, so it starts at the path of that moment. */
export function App() {
  if (!router) {
    router = createRouter();
    if (location.pathname.startsWith('/app/')) {
      // The gate takes its time to be drawn: its question is on its way by then.
      void store.dispatch(api.endpoints.authData.initiate(undefined, { subscribe: false }));
      // The open section comes while the session is checked, and with it what all of them are.
      void remoteLoader.preload(sectionOf(location.pathname) ?? '');
    }
  }
  return (
    <Provider store={store}>
      {/* Sections change places at once, and the bar with them. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
