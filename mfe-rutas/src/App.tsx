import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const RutaPage = lazy(() => import('./day/RutaPage'));

export function App() {
  return (
    <Routes>
      <Route path="/app/ruta" element={<RutaPage />} />
      <Route path="/app/ruta/*" element={<Navigate to="/app/ruta" replace />} />
      {/* After navigating to another section, this one draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
