import { useToast } from '@lavanda/shared';
import { useVisitKey } from '@lavanda/shared/federation/useVisitKey';
import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useScannerGuard } from './punto-de-venta/keyboard/useScannerGuard';
import { TEXTS } from './punto-de-venta/texts';

const ActivosPage = lazy(() => import('./activos/ActivosPage'));
const PuntoDeVentaPage = lazy(() => import('./punto-de-venta/PuntoDeVentaPage'));

/**
 * True for the search field of Activos, where a scanned code is search text. Search fields of dialogs don't accept codes, because
 * the scanner's Enter would choose a cliente.
 */
function isSearch(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[type="search"]') && target.closest('[role="dialog"]') === null;
}

/** The page Activos. The guard keeps the Enter that a scanner types from pressing a focused button such as 'Cerrar nota'. */
function Activos() {
  const toast = useToast();
  useScannerGuard(() => toast(TEXTS.codeIgnoredOnBoard, 'info'), isSearch);
  return <ActivosPage />;
}

/** Resets the page whenever the section is hidden, so that no dialog of one visit is still open at the next. */
function PointOfSale() {
  return <PuntoDeVentaPage key={useVisitKey()} />;
}

/** Routes of this remote: Activos and Punto de Venta. */
export function App() {
  return (
    <Routes>
      <Route path="/app/activos" element={<Activos />} />
      <Route path="/app/pos/:nota?" element={<PointOfSale />} />
      {/* Unknown addresses redirect to the section's main page. */}
      <Route path="/app/activos/*" element={<Navigate to="/app/activos" replace />} />
      <Route path="/app/pos/*" element={<Navigate to="/app/pos" replace />} />
      {/* After navigating to another section, this one draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
