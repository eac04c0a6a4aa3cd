import { esFallo, useAuthDataQuery } from '@lavanda/shared';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import { enfocarTitulo, nadieTieneElFoco } from '@lavanda/shared/ui/foco';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { TEXTOS_NOTA as T } from '../textos';
import { useVentasNotaQuery } from '../ventas/endpoints';
import AccionesNota from './AccionesNota';
import EncabezadoNota from './EncabezadoNota';
import Nota from './Nota';

/** What the server answers for a note that isn't there, or whose id isn't one. */
const SIN_NOTA = [400, 404, 422];

/** One sale, to be read: for whoever has no point of sale, and for anyone's link (decisions "Roles"). */
export default function PaginaNota() {
  const { nota: id = '' } = useParams();
  const { currentData: nota, error, isFetching, refetch } = useVentasNotaQuery(id, { refetchOnMountOrArgChange: true });
  const { data: sesion } = useAuthDataQuery();
  useEffect(() => {
    window.scrollTo(0, 0);
    if (nadieTieneElFoco()) enfocarTitulo();
  }, []);

  if (nota) {
    return (
      <>
        <EncabezadoNota titulo={T.folio(nota.folio)}>
          <AccionesNota id={nota._id} conPos={sesion?.permissions.includes('pos') ?? false} />
        </EncabezadoNota>
        <Nota nota={nota} />
      </>
    );
  }
  const noExiste = esFallo(error) && SIN_NOTA.includes(Number(error.status));
  return (
    <>
      <EncabezadoNota titulo={noExiste ? T.noExiste : error ? T.noCargo : T.cargando} />
      {!error || isFetching ? (
        <PageSkeleton cantidad={2} alto={220} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          {noExiste ? (
            <EmptyState
              icono={<SearchOffRounded />}
              titulo={T.noExiste}
              detalle={T.noExisteDetalle}
              accion={
                <Button variant="contained" component={Link} to="/app/ventas">
                  {T.verVentas}
                </Button>
              }
            />
          ) : (
            <ErrorPanel titulo={T.noCargo} fallo={error} onReintentar={refetch} />
          )}
        </Paper>
      )}
    </>
  );
}
