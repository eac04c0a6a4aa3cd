import Paper from '@mui/material/Paper';
import { usePlantillaStopsQuery } from './endpoints';

/** In the page of a nota, how far its route is. */
export default function Stop({ notaId }: { notaId: string }) {
  const { data } = usePlantillaStopsQuery();
  if (!data) return null;
  return (
    <Paper component="section" aria-label="Parada" variant="outlined" sx={{ p: 4 }} data-nota={notaId}>
      {`Quedan ${data.length} paradas en su ruta`}
    </Paper>
  );
}
