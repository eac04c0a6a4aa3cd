import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';

const PaginaClientes = lazy(() => import('./lista/PaginaClientes'));
const PaginaRegistrar = lazy(() => import('./detalle/PaginaRegistrar'));
const PaginaCliente = lazy(() => import('./detalle/PaginaCliente'));

/** 'Tus Clientes': the list, a new customer, one customer (spec 2). */
export function App() {
  return (
    <Routes>
      <Route path="/app/clientes" element={<PaginaClientes />} />
      <Route path="/app/clientes/registrar" element={<PaginaRegistrar />} />
      <Route path="/app/clientes/:cliente" element={<PaginaCliente />} />
      {/* An address that isn't one of its pages. */}
      <Route path="/app/clientes/*" element={<Navigate to="/app/clientes" replace />} />
      {/* On the way to another section, until the shell takes this one down. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
