import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const RutaPage = lazy(() => import('./day/RutaPage'));

export function App() {
  return (
    <Routes>
      <Route path="/app/ruta" element={<RutaPage />} />
      <Route path="/app/ruta/*" element={<Navigate to="/app/ruta" replace />} />
      {/* At another section's address, this section draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
