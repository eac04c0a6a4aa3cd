import { type ComponentType, lazy } from 'react';
import clientes from '../../../../mfe-clientes/remoto.json';
import config from '../../../../mfe-config/remoto.json';
import dashboard from '../../../../mfe-dashboard/remoto.json';
import caja from '../../../../mfe-pos/remoto.json';
import ventas from '../../../../mfe-ventas/remoto.json';
import { recibirComposicion } from '../../../../shell/src/sections/composicion';

type Modulo = Promise<{ App: ComponentType }>;

function perezosa(cargar: () => Modulo) {
  return { cargar, Seccion: lazy(async () => ({ default: (await cargar()).App })) };
}

const pos = perezosa(() => import('../../../../mfe-pos/src/App'));

/** The remotes' Apps, imported directly, by the first segment of their paths. */
export const SECCIONES_SPA: Readonly<Partial<Record<string, ReturnType<typeof perezosa>>>> = {
  activos: pos,
  pos,
  ventas: perezosa(() => import('../../../../mfe-ventas/src/App')),
  clientes: perezosa(() => import('../../../../mfe-clientes/src/App')),
  dashboard: perezosa(() => import('../../../../mfe-dashboard/src/App')),
  configuracion: perezosa(() => import('../../../../mfe-config/src/App')),
};

// One application knows what its sections are called without asking.
recibirComposicion({ remotes: [caja, ventas, clientes, dashboard, config].map(({ secciones }) => ({ enlaces: secciones })) });
