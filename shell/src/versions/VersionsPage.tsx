import { isApiError, useAuthDataQuery } from '@lavanda/shared';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import ErrorPanel from '@lavanda/shared/ui/feedback/ErrorPanel';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Navigate, Link as NavLink } from 'react-router-dom';
import { Brand } from '../app/Brand';
import { remoteLoader } from '../federation/loader/pageLoader';
import type { RemoteLoader } from '../federation/loader/RemoteLoader';
import { LibrariesTable } from './LibrariesTable';
import { OverrideForm } from './OverrideForm';
import { PreviewNotice } from './PreviewNotice';
import { PublishedVersions } from './PublishedVersions';
import { SectionsTable } from './SectionsTable';
import { TEXTS as T } from './texts';
import { useComposition } from './useComposition';

const reload = () => location.reload();

interface VersionsPageProps {
  loader?: RemoteLoader;
  /** Called after an override changes or a preview ends. By default reloads the page, which may have loaded another build. */
  onChange?: () => void;
}

/** The versions page, for superusers: the builds of each section, their measures, shared libraries, and forms to try a build. */
export function VersionsPage({ loader = remoteLoader, onChange = reload }: VersionsPageProps) {
  const { data, error, refetch } = useAuthDataQuery();
  useEffect(() => {
    document.title = `Lavanda | ${T.title}`;
  }, []);
  if (isApiError(error) && error.status === 401) return <Navigate to="/login" replace />;
  if (!data) {
    if (!error) return <Sheet>{null}</Sheet>;
    return (
      <Sheet>
        <ErrorPanel level="h1" title={T.notLoaded} error={error} onRetry={refetch} />
      </Sheet>
    );
  }
  return (
    <Sheet colores={data.usuario.tenantData.colores}>
      <PageHeader title={T.title} />
      {data.usuario.rol === 'superuser' ? (
        <Content loader={loader} onChange={onChange} />
      ) : (
        <Typography>{T.forbidden}</Typography>
      )}
    </Sheet>
  );
}

function Content({ loader, onChange }: Required<VersionsPageProps>) {
  const { state, read } = useComposition();
  if (state.type === 'cargando') return <Typography role="status">{T.loading}</Typography>;
  if (state.type === 'failure') return <ErrorPanel title={T.notLoaded} detail={T.notLoadedDetail} onRetry={read} />;
  const { composicion: composition } = state;
  const missing = composition.remotes.flatMap(({ secciones: [section] }) =>
    section && !loader.lifecyclesOf(section) ? [section] : [],
  );
  const origins = composition.desvios ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <PreviewNotice onLeave={onChange} />
      <Typography sx={{ color: 'text.secondary' }}>
        {T.help} {composition.id !== undefined && T.composicion(composition.id)}
      </Typography>
      <Typography variant="h2">{T.secciones}</Typography>
      <SectionsTable composicion={composition} loader={loader} onChange={onChange} />
      {missing.length > 0 && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void Promise.all(missing.map((section) => loader.preload(section))).then(read)}
        >
          {T.loadMissing}
        </Button>
      )}
      <PublishedVersions />
      <Typography variant="h2">{T.libraries}</Typography>
      <LibrariesTable />
      <Typography variant="h2">{T.overrideTitle}</Typography>
      {origins.length > 0 ? (
        <OverrideForm remotes={composition.remotes.map(({ name }) => name)} origins={origins} onChange={onChange} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{T.overrideNotAllowed}</Typography>
      )}
    </Box>
  );
}

function Sheet({ colores: colors, children }: { colores?: { primario: string; secundario: string }; children: ReactNode }) {
  return (
    <Brand {...(colors && { colores: colors })}>
      <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', p: { xs: 3, sm: 5 } }}>
        <Link
          component={NavLink}
          to="/app/activos"
          sx={{ display: 'inline-block', py: 3, fontWeight: 600, color: 'primary.text' }}
        >
          {T.goBack}
        </Link>
        {children}
      </Box>
    </Brand>
  );
}
