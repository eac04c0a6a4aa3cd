import { type ComponentType, lazy } from 'react';
import clientes from '../../../../mfe-clientes/remoto.json';
import config from '../../../../mfe-config/remoto.json';
import dashboard from '../../../../mfe-dashboard/remoto.json';
import pos from '../../../../mfe-pos/remoto.json';
import sales from '../../../../mfe-ventas/remoto.json';
import { receiveComposition } from '../../../../shell/src/sections/composition';

type Module = Promise<{ App: ComponentType }>;

function lazySection(load: () => Module) {
  return { load, Section: lazy(async () => ({ default: (await load()).App })) };
}

const counter = lazySection(() => import('../../../../mfe-pos/src/App'));
const books = lazySection(() => import('../../../../mfe-ventas/src/App'));

/** The remotes' Apps, imported directly, by the first segment of their paths. */
export const SPA_SECTIONS: Readonly<Partial<Record<string, ReturnType<typeof lazySection>>>> = {
  activos: counter,
  pos: counter,
  caja: books,
  ventas: books,
  clientes: lazySection(() => import('../../../../mfe-clientes/src/App')),
  dashboard: lazySection(() => import('../../../../mfe-dashboard/src/App')),
  configuracion: lazySection(() => import('../../../../mfe-config/src/App')),
};

// Gives the shell the sections' links, because one application fetches no list of remotes.
receiveComposition({
  remotes: [pos, sales, clientes, dashboard, config].map(({ secciones: sections }) => ({ enlaces: sections })),
});
