import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const SalesPage = lazy(() => import('./list/SalesPage'));
const NotaPage = lazy(() => import('./nota/NotaPage'));

/** Routes of 'Tus Ventas': the list, and one read-only nota. */
export function App() {
  return (
    <Routes>
      <Route path="/app/ventas" element={<SalesPage />} />
      <Route path="/app/ventas/:nota" element={<NotaPage />} />
      {/* Unknown addresses redirect to the list. */}
      <Route path="/app/ventas/*" element={<Navigate to="/app/ventas" replace />} />
      {/* After navigating to another section, this one draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
