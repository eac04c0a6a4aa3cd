import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const ClientesPage = lazy(() => import('./list/ClientesPage'));
const RegisterPage = lazy(() => import('./detail/RegisterPage'));
const ClientePage = lazy(() => import('./detail/ClientePage'));

/** 'Tus Clientes': the list, a new customer, one customer (spec 2). */
export function App() {
  return (
    <Routes>
      <Route path="/app/clientes" element={<ClientesPage />} />
      <Route path="/app/clientes/registrar" element={<RegisterPage />} />
      <Route path="/app/clientes/:cliente" element={<ClientePage />} />
      {/* An address that isn't one of its pages. */}
      <Route path="/app/clientes/*" element={<Navigate to="/app/clientes" replace />} />
      {/* On the way to another section, until the shell takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
