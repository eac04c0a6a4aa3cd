import { DATE_TEXTS } from '@lavanda/shared/federation/defineRemote';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type ComponentType, lazy, Suspense } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import clientes from '../../../mfe-clientes/remoto.json';
import config from '../../../mfe-config/remoto.json';
import dashboard from '../../../mfe-dashboard/remoto.json';
import pos from '../../../mfe-pos/remoto.json';
import routes from '../../../mfe-rutas/remoto.json';
import sales from '../../../mfe-ventas/remoto.json';
import { SectionSkeleton } from '../../../shell/src/federation/outlet/SectionSkeleton';
import { receiveComposition } from '../../../shell/src/sections/composition';
import { sectionOf } from '../../../shell/src/sections/sections';

type Module = Promise<{ App: ComponentType }>;

function lazySection(load: () => Module) {
  return { load, Section: lazy(async () => ({ default: (await load()).App })) };
}

const counter = lazySection(() => import('../../../mfe-pos/src/App'));
const books = lazySection(() => import('../../../mfe-ventas/src/App'));

/** The remotes' Apps, imported directly, by the first segment of their paths. */
const SECTIONS: Readonly<Partial<Record<string, ReturnType<typeof lazySection>>>> = {
  activos: counter,
  pos: counter,
  caja: books,
  ventas: books,
  clientes: lazySection(() => import('../../../mfe-clientes/src/App')),
  dashboard: lazySection(() => import('../../../mfe-dashboard/src/App')),
  ruta: lazySection(() => import('../../../mfe-rutas/src/App')),
  configuracion: lazySection(() => import('../../../mfe-config/src/App')),
};

// Gives the shell the sections' links, because one application fetches no list of remotes.
receiveComposition({
  remotes: [pos, sales, routes, clientes, dashboard, config].map(({ secciones: sections }) => ({ enlaces: sections })),
});

/** Replaces the shell's loader of remotes in the one-application build, where each section is an import of the same build. */
export const remoteLoader = {
  preload: async (section: string) => void (await SECTIONS[section]?.load()),
};

/** Resets the route context: a section's routes start at the root, as in a remote, not below the shell's app/ route. */
const ROOT = { outlet: null, matches: [], isDataRoute: false };

/** Replaces the shell's outlet in the one-application build: renders a section as a lazy component, not as a parcel. */
export function RemoteOutlet() {
  const section = sectionOf(useLocation().pathname) ?? '';
  const Section = SECTIONS[section]?.Section;
  if (!Section) return null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={DATE_TEXTS}>
      <Suspense fallback={<SectionSkeleton section={section} />}>
        <RouteContext.Provider value={ROOT}>
          <Section />
        </RouteContext.Provider>
      </Suspense>
    </LocalizationProvider>
  );
}
