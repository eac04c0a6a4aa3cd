import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { TEXTS } from '../texts.ts';

export interface PageSkeletonProps {
  count?: number;
  /** Height of each block, px; match the content's to avoid layout shifts. */
  height?: number;
  /** 'lista' stacks full-width rows; 'tarjetas' fills a grid of `minmax(304px, 1fr)`. */
  shape?: 'lista' | 'tarjetas';
  sx?: SxProps<Theme>;
}

/** Grey placeholder blocks. They occupy their space at once, but become visible only after 150 ms. */
export default function PageSkeleton({ count = 6, height = 72, shape = 'lista', sx }: PageSkeletonProps) {
  const visible = useAfter(150);
  const columns = shape === 'tarjetas' ? 'repeat(auto-fill, minmax(min(304px, 100%), 1fr))' : '1fr';
  return (
    <Box
      role="status"
      aria-busy
      aria-label={TEXTS.loading}
      sx={[
        { display: 'grid', gap: 3, gridTemplateColumns: columns, visibility: visible ? 'visible' : 'hidden' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {Array.from({ length: count }, (_, index) => `hueso-${index}`).map((bone) => (
        <Skeleton key={bone} variant="rounded" height={height} animation="wave" sx={{ borderRadius: '14px' }} />
      ))}
    </Box>
  );
}

function useAfter(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setElapsed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
