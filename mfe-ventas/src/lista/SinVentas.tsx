import EmptyState from '@lavanda/shared/ui/EmptyState';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SearchOffRounded from '@mui/icons-material/SearchOffRounded';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { TEXTOS as T } from '../textos';

/** No sale to show: none with these filters, which can be taken off, or none yet. */
export default function SinVentas({ filtradas, onQuitar }: { filtradas: boolean; onQuitar(): void }) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
      {filtradas ? (
        <EmptyState
          titulo={T.vacio}
          detalle={T.vacioDetalle}
          icono={<SearchOffRounded />}
          accion={
            <Button onClick={onQuitar} sx={{ bgcolor: 'primary.light', color: 'primary.text' }}>
              {T.quitarFiltros}
            </Button>
          }
        />
      ) : (
        <EmptyState titulo={T.sinVentas} detalle={T.sinVentasDetalle} icono={<ReceiptLongOutlined />} />
      )}
    </Paper>
  );
}
