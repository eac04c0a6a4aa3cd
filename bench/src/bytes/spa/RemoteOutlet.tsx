import { DATE_TEXTS } from '@lavanda/shared/federation/defineRemote';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Suspense } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';
import { SectionSkeleton } from '../../../../shell/src/federation/outlet/SectionSkeleton';
import { sectionOf } from '../../../../shell/src/sections/sections';
import { SPA_SECTIONS } from './sections';

/** Resets the route context: a section's routes start at the root, as in a remote, not below the shell's app/ route. */
const ROOT = { outlet: null, matches: [], isDataRoute: false };

/** Replaces the shell's outlet in the one-application build: renders a section as a lazy component, not as a parcel. */
export function RemoteOutlet() {
  const section = sectionOf(useLocation().pathname) ?? '';
  const Section = SPA_SECTIONS[section]?.Section;
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
