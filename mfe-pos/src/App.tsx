import { useVisitKey } from '@lavanda/shared/federation/useVisitKey';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const ActivosPage = lazy(() => import('./activos/ActivosPage'));
const PuntoDeVentaPage = lazy(() => import('./punto-de-venta/PuntoDeVentaPage'));

/** Remounts the page on each visit, so that every visit starts a new nota or resumes the saved draft. */
function PointOfSale() {
  return <PuntoDeVentaPage key={useVisitKey()} />;
}

/** Routes of this remote: Activos and Punto de Venta. */
export function App() {
  return (
    <Routes>
      <Route path="/app/activos" element={<ActivosPage />} />
      <Route path="/app/pos/:nota?" element={<PointOfSale />} />
      {/* Unknown addresses redirect to the section's main page. */}
      <Route path="/app/activos/*" element={<Navigate to="/app/activos" replace />} />
      <Route path="/app/pos/*" element={<Navigate to="/app/pos" replace />} />
      {/* After navigating to another section, this one draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
