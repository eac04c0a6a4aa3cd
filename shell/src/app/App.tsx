import { store } from '@lavanda/shared';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router-dom';
import { cargador } from '../remotos/cargador';
import { crearRouter } from './rutas';

let adelantadas = false;

/** Starts downloading the section that most roles open first, once per page. */
export function adelantarSecciones(): void {
  if (adelantadas) return;
  adelantadas = true;
  void cargador.precargar('activos');
}

let router: ReturnType<typeof crearRouter> | undefined;

/** Everything after sign-in. The router is made when the app is first shown, so it starts at the path of that moment. */
export function App() {
  router ??= crearRouter();
  return (
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  );
}
