import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const DashboardPage = lazy(() => import('./DashboardPage'));

/** Routes of the section Reportes, which is a single page. */
export function App() {
  return (
    <Routes>
      <Route path="/app/dashboard" element={<DashboardPage />} />
      {/* Unknown addresses of this section redirect to the report. */}
      <Route path="/app/dashboard/*" element={<Navigate to="/app/dashboard" replace />} />
      {/* At another section's address, this section draws nothing until the shell hides or unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
