import { useVisitKey } from '@lavanda/shared/federation/useVisitKey';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const ActivosPage = lazy(() => import('./activos/ActivosPage'));
const PuntoDeVentaPage = lazy(() => import('./punto-de-venta/PuntoDeVentaPage'));

/** A note is begun, or taken up where its draft says, on each visit. */
function PointOfSale() {
  return <PuntoDeVentaPage key={useVisitKey()} />;
}

/** The sections of this remote: Activos and Punto de Venta (spec 2). */
export function App() {
  return (
    <Routes>
      <Route path="/app/activos" element={<ActivosPage />} />
      <Route path="/app/pos/:nota?" element={<PointOfSale />} />
      {/* An address that isn't one of their pages. */}
      <Route path="/app/activos/*" element={<Navigate to="/app/activos" replace />} />
      <Route path="/app/pos/*" element={<Navigate to="/app/pos" replace />} />
      {/* On the way to another section, until the shell takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
