import EmptyState from '@lavanda/shared/ui/EmptyState';
import AddRounded from '@mui/icons-material/AddRounded';
import LocalLaundryServiceOutlined from '@mui/icons-material/LocalLaundryServiceOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import Button from '@mui/material/Button';
import type { Filtro } from './filtrar';
import { TEXTOS } from './textos';

const T = TEXTOS.activos;

interface SinNotasProps {
  filtro: Filtro;
  /** There are active notes, only not with these filters. */
  filtradas: boolean;
  onVerTodas(): void;
  onAgendar(): void;
}

/** Nothing on the board, and the way on: schedule a pickup, or take the filters off. */
export default function SinNotas({ filtro, filtradas, onVerTodas, onAgendar }: SinNotasProps) {
  if (filtradas) {
    const titulo = { todas: T.vacio, recolectar: T.vacioRecolectar, sucursal: T.vacioSucursal }[filtro];
    return (
      <EmptyState
        titulo={titulo}
        detalle={T.vacioFiltro}
        icono={filtro === 'recolectar' ? <LocalShippingOutlined /> : <LocalLaundryServiceOutlined />}
        accion={
          <Button onClick={onVerTodas} sx={{ bgcolor: 'primary.light', color: 'primary.text' }}>
            {T.verTodas}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      titulo={T.vacio}
      detalle={T.vacioAyuda}
      icono={<LocalLaundryServiceOutlined />}
      accion={
        <Button variant="contained" startIcon={<AddRounded />} onClick={onAgendar}>
          {TEXTOS.agenda.agendar}
        </Button>
      }
    />
  );
}
