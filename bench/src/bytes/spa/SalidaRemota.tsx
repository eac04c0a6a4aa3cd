import { TEXTOS_DE_FECHAS } from '@lavanda/shared/federation/defineRemote';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Suspense } from 'react';
import { UNSAFE_RouteContext as ContextoRuta, useLocation } from 'react-router-dom';
import { SectionSkeleton } from '../../../../shell/src/federation/outlet/SectionSkeleton';
import { seccionDe } from '../../../../shell/src/sections/secciones';
import { SECCIONES_SPA } from './secciones';

/** A section's routes start at the root, as in a remote, not below the shell's route for app/. */
const RAIZ = { outlet: null, matches: [], isDataRoute: false };

/** In one application a section is a lazy component of the same tree. */
export function RemoteOutlet() {
  const seccion = seccionDe(useLocation().pathname) ?? '';
  const Seccion = SECCIONES_SPA[seccion]?.Seccion;
  if (!Seccion) return null;
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={TEXTOS_DE_FECHAS}>
      <Suspense fallback={<SectionSkeleton section={seccion} />}>
        <ContextoRuta.Provider value={RAIZ}>
          <Seccion />
        </ContextoRuta.Provider>
      </Suspense>
    </LocalizationProvider>
  );
}
