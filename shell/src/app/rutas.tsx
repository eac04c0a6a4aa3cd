import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { SalidaRemota } from '../remotos/SalidaRemota';
import { Acceso } from './Acceso';
import { Activacion } from './Activacion';
import { FallaDePagina } from './FallaDePagina';
import { Puerta } from './Puerta';

/** The route table of the specification (2). Sections are drawn by their remotes, below app/. */
export const RUTAS: RouteObject[] = [
  { path: '/', element: <Acceso />, errorElement: <FallaDePagina /> },
  { path: '/login', element: <Acceso />, errorElement: <FallaDePagina /> },
  { path: '/usuarios/verification/:token', element: <Activacion />, errorElement: <FallaDePagina /> },
  {
    path: '/app',
    element: <Puerta />,
    errorElement: <FallaDePagina />,
    children: [{ path: '*', element: <SalidaRemota /> }],
  },
  { path: '*', element: <Navigate to="/app/activos" replace /> },
];

/** The one router of the page. */
export function crearRouter() {
  return createBrowserRouter(RUTAS);
}
