import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const DashboardPage = lazy(() => import('./DashboardPage'));

/** The section of this remote: Reportes (spec 2 "Dashboard"). */
export function App() {
  return (
    <Routes>
      <Route path="/app/dashboard" element={<DashboardPage />} />
      {/* An address that isn't one of its pages. */}
      <Route path="/app/dashboard/*" element={<Navigate to="/app/dashboard" replace />} />
      {/* On the way to another section, until the shell takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
