import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const PaginaDashboard = lazy(() => import('./PaginaDashboard'));

/** The section of this remote: Reportes (spec 2 "Dashboard"). */
export function App() {
  return (
    <Routes>
      <Route path="/app/dashboard" element={<PaginaDashboard />} />
    </Routes>
  );
}
