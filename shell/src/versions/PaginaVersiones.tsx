import { esFallo, useAuthDataQuery } from '@lavanda/shared';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { Link as Enlace, Navigate } from 'react-router-dom';
import { Marca } from '../app/Marca';
import { remoteLoader } from '../federation/loader/pageLoader';
import type { RemoteLoader } from '../federation/loader/RemoteLoader';
import { FormaDesvio } from './FormaDesvio';
import { Librerias } from './Librerias';
import { Secciones } from './Secciones';
import { TEXTOS as T } from './textos';
import { useComposicion } from './useComposicion';

const recargar = () => location.reload();

interface PropsPaginaVersiones {
  cargador?: RemoteLoader;
  /** Sections are loaded once in a page: another build needs another one. */
  onCambio?: () => void;
}

/** Which build of each section this tab has, from where, and what they share; a superuser's, for those who develop and operate. */
export function PaginaVersiones({ cargador = remoteLoader, onCambio = recargar }: PropsPaginaVersiones) {
  const { data, error, refetch } = useAuthDataQuery();
  useEffect(() => {
    document.title = `Lavanda | ${T.titulo}`;
  }, []);
  if (esFallo(error) && error.status === 401) return <Navigate to="/login" replace />;
  if (!data) {
    if (!error) return <Hoja>{null}</Hoja>;
    return (
      <Hoja>
        <ErrorPanel nivel="h1" titulo={T.noCargo} fallo={error} onReintentar={refetch} />
      </Hoja>
    );
  }
  return (
    <Hoja colores={data.usuario.tenantData.colores}>
      <PageHeader titulo={T.titulo} />
      {data.usuario.rol === 'superuser' ? (
        <Contenido cargador={cargador} onCambio={onCambio} />
      ) : (
        <Typography>{T.sinPermiso}</Typography>
      )}
    </Hoja>
  );
}

function Contenido({ cargador, onCambio }: Required<PropsPaginaVersiones>) {
  const { estado, leer } = useComposicion();
  if (estado.tipo === 'cargando') return <Typography role="status">{T.cargando}</Typography>;
  if (estado.tipo === 'falla') return <ErrorPanel titulo={T.noCargo} detalle={T.noCargoDetalle} onReintentar={leer} />;
  const { composicion } = estado;
  const faltan = composicion.remotes.flatMap(({ secciones: [seccion] }) =>
    seccion && !cargador.lifecyclesOf(seccion) ? [seccion] : [],
  );
  const origenes = composicion.desvios ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {T.ayuda} {composicion.id !== undefined && T.composicion(composicion.id)}
      </Typography>
      <Typography variant="h2">{T.secciones}</Typography>
      <Secciones composicion={composicion} cargador={cargador} onCambio={onCambio} />
      {faltan.length > 0 && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void Promise.all(faltan.map((seccion) => cargador.preload(seccion))).then(leer)}
        >
          {T.cargarLasQueFaltan}
        </Button>
      )}
      <Typography variant="h2">{T.librerias}</Typography>
      <Librerias />
      <Typography variant="h2">{T.desvio}</Typography>
      {origenes.length > 0 ? (
        <FormaDesvio remotos={composicion.remotes.map(({ name }) => name)} origenes={origenes} onCambio={onCambio} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{T.desvioNoPermitido}</Typography>
      )}
    </Box>
  );
}

function Hoja({ colores, children }: { colores?: { primario: string; secundario: string }; children: ReactNode }) {
  return (
    <Marca {...(colores && { colores })}>
      <Box component="main" sx={{ maxWidth: 1200, mx: 'auto', p: { xs: 3, sm: 5 } }}>
        <Link
          component={Enlace}
          to="/app/activos"
          sx={{ display: 'inline-block', py: 3, fontWeight: 600, color: 'primary.text' }}
        >
          {T.regresar}
        </Link>
        {children}
      </Box>
    </Marca>
  );
}
