import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const TurnoPage = lazy(() => import('./caja/turno/TurnoPage'));
const CortePage = lazy(() => import('./caja/count/CortePage'));
const CortesPage = lazy(() => import('./caja/cortes/CortesPage'));
const PastCortePage = lazy(() => import('./caja/cortes/corte/CortePage'));
const SalesPage = lazy(() => import('./list/SalesPage'));
const NotaPage = lazy(() => import('./nota/NotaPage'));

/** Routes of 'Tus Ventas' (the list and the page of a nota) and of 'Caja' (turno, corte and past cortes). */
export function App() {
  return (
    <Routes>
      <Route path="/app/ventas" element={<SalesPage />} />
      <Route path="/app/ventas/:nota" element={<NotaPage />} />
      <Route path="/app/caja" element={<TurnoPage />} />
      <Route path="/app/caja/corte" element={<CortePage />} />
      <Route path="/app/caja/cortes" element={<CortesPage />} />
      <Route path="/app/caja/cortes/:corte" element={<PastCortePage />} />
      {/* Unknown addresses redirect to the section's main page. */}
      <Route path="/app/ventas/*" element={<Navigate to="/app/ventas" replace />} />
      <Route path="/app/caja/*" element={<Navigate to="/app/caja" replace />} />
      {/* After navigating to another section, this one draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
