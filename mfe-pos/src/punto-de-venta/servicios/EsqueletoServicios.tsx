import Skeleton from '@mui/material/Skeleton';
import { Rejilla } from './Rejilla';

const FICHAS = Array.from({ length: 12 }, (_, i) => i);

/** Tiles that are loading, of their final height. */
export function EsqueletoServicios() {
  return (
    <Rejilla aria-hidden sx={{ pt: '40px' }}>
      {FICHAS.map((i) => (
        <Skeleton key={i} variant="rounded" height={78} sx={{ borderRadius: '12px' }} />
      ))}
    </Rejilla>
  );
}
