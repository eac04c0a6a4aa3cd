import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Frame } from './frame/Frame';

const ServiciosPage = lazy(() => import('./servicios/ServiciosPage'));
const TeamPage = lazy(() => import('./team/TeamPage'));
const LaundryPage = lazy(() => import('./laundry/LaundryPage'));
const PermissionsPage = lazy(() => import('./permissions/PermissionsPage'));
const TrailPage = lazy(() => import('./auditTrail/TrailPage'));

/** Routes of 'Configuración', with the section's menu beside each page; only superusers have this section. */
export function App() {
  return (
    <Routes>
      <Route path="/app/configuracion" element={<Frame />}>
        <Route index element={<Navigate to="servicios" replace />} />
        <Route path="servicios" element={<ServiciosPage />} />
        <Route path="usuarios" element={<TeamPage />} />
        <Route path="lavanderia" element={<LaundryPage />} />
        <Route path="permisos" element={<PermissionsPage />} />
        <Route path="bitacora" element={<TrailPage />} />
        <Route path="*" element={<Navigate to="/app/configuracion/servicios" replace />} />
      </Route>
      {/* At another section's address, this section draws nothing until the shell unmounts it. */}
      <Route path="*" element={null} />
    </Routes>
  );
}
