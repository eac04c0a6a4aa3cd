import Skeleton from '@mui/material/Skeleton';
import { ServiceGrid } from './ServiceGrid';

const TILES = Array.from({ length: 12 }, (_, i) => i);

export function ServicesSkeleton() {
  return (
    <ServiceGrid aria-hidden sx={{ pt: '40px' }}>
      {TILES.map((i) => (
        <Skeleton key={i} variant="rounded" height={78} sx={{ borderRadius: '12px' }} />
      ))}
    </ServiceGrid>
  );
}
