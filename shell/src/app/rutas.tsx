import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RUTA_OLVIDE } from '../account/direcciones';
import { RemoteOutlet } from '../federation/outlet/RemoteOutlet';
import { INICIO } from '../sections/secciones';
import { RUTA_VERSIONES } from '../versions/direccion';
import { Acceso } from './Acceso';
import { FallaDePagina } from './FallaDePagina';
import { Puerta } from './Puerta';

/** Drawn without the app when the page is opened there (src/index.tsx). */
const CUENTA = {
  Component: async () => (await import(/* webpackChunkName: "cuenta" */ '../account/PaginaDeCuenta')).PaginaDeCuenta,
};

const VERSIONES = {
  Component: async () => (await import(/* webpackChunkName: "versiones" */ '../versions/PaginaVersiones')).PaginaVersiones,
};

/** The route table of the specification (2). Sections are drawn by their remotes, below app/. */
export const RUTAS: RouteObject[] = [
  { path: '/', element: <Acceso />, errorElement: <FallaDePagina /> },
  { path: '/login', element: <Acceso />, errorElement: <FallaDePagina /> },
  { path: '/usuarios/verification/:token', lazy: CUENTA, errorElement: <FallaDePagina /> },
  { path: '/usuarios/restablecer/:token', lazy: CUENTA, errorElement: <FallaDePagina /> },
  { path: RUTA_OLVIDE, lazy: CUENTA, errorElement: <FallaDePagina /> },
  // Nothing is drawn until its code is here, and the router is told so.
  { path: RUTA_VERSIONES, lazy: VERSIONES, HydrateFallback: () => null, errorElement: <FallaDePagina /> },
  {
    path: '/app',
    element: <Puerta />,
    errorElement: <FallaDePagina />,
    children: [{ path: '*', element: <RemoteOutlet /> }],
  },
  { path: '*', element: <Navigate to={INICIO} replace /> },
];

/** The one router of the page. */
export function crearRouter() {
  return createBrowserRouter(RUTAS);
}
