import type { Seccion } from '@lavanda/shared/domain/roles';
import { type ComponentType, lazy } from 'react';

type Modulo = Promise<{ App: ComponentType }>;

function perezosa(cargar: () => Modulo) {
  return { cargar, Seccion: lazy(async () => ({ default: (await cargar()).App })) };
}

const pos = perezosa(() => import('../../../../mfe-pos/src/App'));

/** The remotes' Apps, imported directly. */
export const SECCIONES_SPA: Record<Seccion, ReturnType<typeof perezosa>> = {
  activos: pos,
  pos,
  ventas: perezosa(() => import('../../../../mfe-ventas/src/App')),
  clientes: perezosa(() => import('../../../../mfe-clientes/src/App')),
  dashboard: perezosa(() => import('../../../../mfe-dashboard/src/App')),
  configuracion: perezosa(() => import('../../../../mfe-config/src/App')),
};
