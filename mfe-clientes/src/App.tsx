import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const ClientesPage = lazy(() => import('./list/ClientesPage'));
const RegisterPage = lazy(() => import('./detail/RegisterPage'));
const ClientePage = lazy(() => import('./detail/ClientePage'));

/** Routes of 'Tus Clientes': the list, the registration, and the page of a cliente. */
export function App() {
  return (
    <Routes>
      <Route path="/app/clientes" element={<ClientesPage />} />
      <Route path="/app/clientes/registrar" element={<RegisterPage />} />
      <Route path="/app/clientes/:cliente" element={<ClientePage />} />
      {/* Unknown addresses of this section redirect to its list. */}
      <Route path="/app/clientes/*" element={<Navigate to="/app/clientes" replace />} />
      {/* At another section's address, this section draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
