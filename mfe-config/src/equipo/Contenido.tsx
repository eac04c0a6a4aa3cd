import { mensajeDeFallo } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import { SOLO_LECTOR } from '@lavanda/shared/ui/soloLector';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useState } from 'react';
import type { AbrirMenu } from './BotonMenu';
import { useConfigEquipoQuery } from './endpoints';
import ListaTelefono from './ListaTelefono';
import { buscarMiembros } from './miembro';
import TablaEquipo from './TablaEquipo';
import { TEXTOS as T } from './textos';

/** Below this width the table has no room for its columns. */
const ANGOSTO = '(max-width: 899.95px)';

/** While a mail is on its way the list asks what became of it, ms. */
const PREGUNTAR = 10_000;

interface ContenidoProps {
  busqueda: string;
  onQuitarBusqueda(): void;
  onMenu: AbrirMenu;
}

/** The team, or what there is instead of it: rows on their way, why they didn't come, or nobody by that name. */
export default function Contenido({ busqueda, onQuitarBusqueda, onMenu }: ContenidoProps) {
  const angosto = useMediaQuery(ANGOSTO, { noSsr: true });
  const [enCamino, setEnCamino] = useState(false);
  const { data, error, isFetching, refetch } = useConfigEquipoQuery(undefined, { pollingInterval: enCamino ? PREGUNTAR : 0 });
  const hayEnCamino = data?.some(({ invitacion }) => invitacion?.correo === 'pendiente' && !invitacion.vencida) ?? false;
  useEffect(() => setEnCamino(hayEnCamino), [hayEnCamino]);

  if (!data && error && !isFetching) {
    return (
      <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
        <ErrorPanel titulo={T.noCargo} fallo={error} onReintentar={refetch} />
      </Paper>
    );
  }
  if (!data) return <PageSkeleton cantidad={7} alto={68} sx={{ gap: 0.25 }} />;
  const miembros = buscarMiembros(data, busqueda);
  const Forma = angosto ? ListaTelefono : TablaEquipo;
  return (
    <>
      {error && !isFetching && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={refetch}>
              {T.reintentar}
            </Button>
          }
          sx={{ mb: 3.5, alignItems: 'center' }}
        >
          {T.noSeActualizo(mensajeDeFallo(error))}
        </Alert>
      )}
      <Box role="status" sx={SOLO_LECTOR}>
        {T.cuenta(miembros.length)}
      </Box>
      {miembros.length > 0 ? (
        <Forma miembros={miembros} onMenu={onMenu} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <EmptyState
            icono={<SearchOffRounded />}
            titulo={T.ninguno}
            detalle={T.ningunoAyuda(busqueda.trim())}
            accion={<Button onClick={onQuitarBusqueda}>{T.verTodos}</Button>}
          />
        </Paper>
      )}
    </>
  );
}
