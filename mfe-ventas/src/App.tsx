import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const SalesPage = lazy(() => import('./list/SalesPage'));
const NotaPage = lazy(() => import('./nota/NotaPage'));

/** 'Tus Ventas': the list, and one note for whoever reads it here (spec 2; decisions "Roles"). */
export function App() {
  return (
    <Routes>
      <Route path="/app/ventas" element={<SalesPage />} />
      <Route path="/app/ventas/:nota" element={<NotaPage />} />
      {/* An address that isn't one of its pages. */}
      <Route path="/app/ventas/*" element={<Navigate to="/app/ventas" replace />} />
      {/* On the way to another section, until the shell takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
