import { type Rol, SECCIONES, type Seccion } from '@lavanda/shared/domain/roles';

/** The first path segment after app/, when it is one of the product's sections. */
export function seccionDe(pathname: string): Seccion | undefined {
  const segmento = pathname.split('/')[2];
  return SECCIONES.find((seccion) => seccion === segmento);
}

export interface Enlace {
  seccion: Seccion;
  ruta: string;
  texto: string;
  roles: readonly Rol[];
}

/** The navigation bar's links and who sees them (spec 2, "Shared navigation bar"). */
export const ENLACES: readonly Enlace[] = [
  { seccion: 'activos', ruta: '/app/activos', texto: 'Activos', roles: ['superuser', 'admin', 'user'] },
  { seccion: 'pos', ruta: '/app/pos', texto: 'Punto de Venta', roles: ['superuser', 'user', 'admin'] },
  { seccion: 'ventas', ruta: '/app/ventas', texto: 'Ventas', roles: ['superuser', 'user', 'admin', 'accountant'] },
  { seccion: 'clientes', ruta: '/app/clientes', texto: 'Clientes', roles: ['superuser', 'user', 'admin', 'accountant'] },
  { seccion: 'dashboard', ruta: '/app/dashboard', texto: 'Reportes', roles: ['superuser', 'accountant', 'admin'] },
];

/** 'Configuración' stands in the user menu, for the superuser only. */
export const ENLACE_CONFIGURACION: Enlace = {
  seccion: 'configuracion',
  ruta: '/app/configuracion/servicios',
  texto: 'Configuración',
  roles: ['superuser'],
};

const TITULOS: Record<Seccion, string> = {
  activos: 'Activos',
  pos: 'Punto de Venta',
  ventas: 'Tus Ventas',
  clientes: 'Tus Clientes',
  dashboard: 'Dashboard',
  configuracion: 'Configuración',
};

/** The part of the page title after '{tenant name} | ' (spec 1). */
export function tituloDe(pathname: string): string {
  const seccion = seccionDe(pathname);
  if (!seccion) return TITULOS.activos;
  return seccion === 'clientes' && pathname.split('/')[3] ? 'Editar Cliente' : TITULOS[seccion];
}
