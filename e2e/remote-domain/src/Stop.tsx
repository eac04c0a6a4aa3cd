import Paper from '@mui/material/Paper';
import { usePlantillaStopsQuery } from './endpoints';

/** Line that the section adds to a nota's page: how many stops its team's service still has. */
export default function Stop({ notaId }: { notaId: string }) {
  const { data } = usePlantillaStopsQuery();
  if (!data) return null;
  return (
    <Paper component="section" aria-label="Parada" variant="outlined" sx={{ p: 4 }} data-nota={notaId}>
      {`Quedan ${data.length} paradas en su ruta`}
    </Paper>
  );
}
