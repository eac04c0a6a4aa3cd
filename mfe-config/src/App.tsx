import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Marco } from './marco/Marco';

const PaginaServicios = lazy(() => import('./servicios/PaginaServicios'));
const PaginaEquipo = lazy(() => import('./equipo/PaginaEquipo'));
const PaginaLavanderia = lazy(() => import('./lavanderia/PaginaLavanderia'));

/** 'Configuración' (spec 2): the superuser's three pages beside their menu. */
export function App() {
  return (
    <Routes>
      <Route path="/app/configuracion" element={<Marco />}>
        <Route index element={<Navigate to="servicios" replace />} />
        <Route path="servicios" element={<PaginaServicios />} />
        <Route path="usuarios" element={<PaginaEquipo />} />
        <Route path="lavanderia" element={<PaginaLavanderia />} />
        <Route path="*" element={<Navigate to="/app/configuracion/servicios" replace />} />
      </Route>
      {/* On the way to another section, until the shell takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
