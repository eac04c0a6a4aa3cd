import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';

const PaginaVentas = lazy(() => import('./lista/PaginaVentas'));
const PaginaNota = lazy(() => import('./nota/PaginaNota'));

/** 'Tus Ventas': the list, and one note for whoever reads it here (spec 2; decisions "Roles"). */
export function App() {
  return (
    <Routes>
      <Route path="/app/ventas" element={<PaginaVentas />} />
      <Route path="/app/ventas/:nota" element={<PaginaNota />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
