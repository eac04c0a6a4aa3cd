import { mensajeDeFallo } from '@lavanda/shared';
import type { Servicio } from '@lavanda/shared/contract/servicios';
import EmptyState from '@lavanda/shared/ui/EmptyState';
import ErrorPanel from '@lavanda/shared/ui/ErrorPanel';
import PageSkeleton from '@lavanda/shared/ui/PageSkeleton';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { AlTocarServicio } from './AccionesServicio';
import Categoria from './Categoria';
import { porCategoria } from './porCategoria';
import { TEXTOS as T } from './textos';

interface ContenidoProps extends AlTocarServicio {
  lista: { error?: unknown; isFetching: boolean; refetch(): unknown };
  /** What there is to show; undefined until the list came for the first time. */
  servicios: readonly Servicio[] | undefined;
  abiertas: ReadonlySet<string>;
  onAbrir(categoria: string, abierta: boolean): void;
  onAgregar(categoria: string): void;
  onNuevaCategoria(): void;
}

/** The categories, or what there is instead: rows on their way, why they didn't come, or that there are none. */
export default function Contenido({
  lista,
  servicios,
  abiertas,
  onAbrir,
  onAgregar,
  onNuevaCategoria,
  ...alTocar
}: ContenidoProps) {
  const { error, isFetching, refetch } = lista;
  const grupos = porCategoria(servicios ?? []);
  if (!servicios) {
    if (!error || isFetching) return <PageSkeleton cantidad={5} alto={60} sx={{ gap: 2.5 }} />;
    return (
      <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
        <ErrorPanel titulo={T.noCargo} fallo={error} onReintentar={refetch} />
      </Paper>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {Boolean(error) && !isFetching && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" onClick={refetch}>
              {T.reintentar}
            </Button>
          }
        >
          {T.noSeActualizo(mensajeDeFallo(error))}
        </Alert>
      )}
      {grupos.map((grupo) => (
        <Categoria
          key={grupo.categoria}
          grupo={grupo}
          abierta={abiertas.has(grupo.categoria)}
          onAbrir={(abierta) => onAbrir(grupo.categoria, abierta)}
          onAgregar={() => onAgregar(grupo.categoria)}
          {...alTocar}
        />
      ))}
      {grupos.length === 0 && (
        <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
          <EmptyState
            icono={<LocalLaundryServiceOutlined />}
            titulo={T.vacio}
            detalle={T.vacioAyuda}
            accion={
              <Button variant="contained" aria-haspopup="dialog" onClick={onNuevaCategoria}>
                {T.agregar}
              </Button>
            }
          />
        </Paper>
      )}
    </Box>
  );
}
