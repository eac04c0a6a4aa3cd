import EmptyState from '@lavanda/shared/ui/EmptyState';
import PageHeader from '@lavanda/shared/ui/PageHeader';
import Icono from '@mui/icons-material/ReceiptLongOutlined';
import Paper from '@mui/material/Paper';
import { TEXTOS } from './textos';

/** The section's title and, until it has content of its own, where its work is done meanwhile. */
export function App() {
  return (
    <>
      <PageHeader titulo={TEXTOS.titulo} />
      <Paper variant="outlined" sx={{ borderRadius: '14px' }}>
        <EmptyState icono={<Icono />} titulo={TEXTOS.vacio} detalle={TEXTOS.vacioDetalle} />
      </Paper>
    </>
  );
}
