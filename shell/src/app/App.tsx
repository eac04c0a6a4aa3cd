import { api, store } from '@lavanda/shared';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { remoteLoader } from '../federation/loader/pageLoader';
import { INICIO, seccionDe } from '../sections/secciones';
import { crearRouter } from './rutas';

let adelantadas = false;

/** Starts downloading the section that most roles open first, once per page. */
export function adelantarSecciones(): void {
  if (adelantadas) return;
  adelantadas = true;
  void remoteLoader.preload(seccionDe(INICIO) ?? '');
}

let router: ReturnType<typeof crearRouter> | undefined;

/** Everything after sign-in. The router is made when the app is first shown, so it starts at the path of that moment. */
export function App() {
  if (!router) {
    router = crearRouter();
    if (location.pathname.startsWith('/app/')) {
      // The gate takes its time to be drawn: its question is on its way by then.
      void store.dispatch(api.endpoints.authData.initiate(undefined, { subscribe: false }));
      // The open section comes while the session is checked, and with it what all of them are.
      void remoteLoader.preload(seccionDe(location.pathname) ?? '');
    }
  }
  return (
    <Provider store={store}>
      {/* Sections change places at once, and the bar with them. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
