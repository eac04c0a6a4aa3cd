import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const PaginaActivos = lazy(() => import('./activos/PaginaActivos'));
const PaginaPuntoDeVenta = lazy(() => import('./punto-de-venta/PaginaPuntoDeVenta'));

/** The sections of this remote: Activos and Punto de Venta (spec 2). */
export function App() {
  return (
    <Routes>
      <Route path="/app/activos" element={<PaginaActivos />} />
      <Route path="/app/pos/:nota?" element={<PaginaPuntoDeVenta />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
