import { api, store } from '@lavanda/shared';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { cargador } from '../remotos/cargador';
import { crearRouter } from './rutas';
import { INICIO, seccionDe } from './secciones';

let adelantadas = false;

/** Starts downloading the section that most roles open first, once per page. */
export function adelantarSecciones(): void {
  if (adelantadas) return;
  adelantadas = true;
  void cargador.precargar(seccionDe(INICIO) ?? '');
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
      void cargador.precargar(seccionDe(location.pathname) ?? '');
    }
  }
  return (
    <Provider store={store}>
      {/* Sections change places at once, and the bar with them. */}
      <RouterProvider router={router} useTransitions={false} />
    </Provider>
  );
}
