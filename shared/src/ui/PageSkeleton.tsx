import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { TEXTOS } from './textos.ts';

export interface PageSkeletonProps {
  cantidad?: number;
  /** Height of each piece, px: that of what will come, so nothing jumps. */
  alto?: number;
  /** 'lista' stacks full-width rows; 'tarjetas' fills a grid of `minmax(304px, 1fr)`. */
  forma?: 'lista' | 'tarjetas';
  sx?: SxProps<Theme>;
}

/** Grey blocks where content will come. They keep their height from the start and are painted after 150 ms. */
export default function PageSkeleton({ cantidad = 6, alto = 72, forma = 'lista', sx }: PageSkeletonProps) {
  const visible = useDespuesDe(150);
  const columnas = forma === 'tarjetas' ? 'repeat(auto-fill, minmax(min(304px, 100%), 1fr))' : '1fr';
  return (
    <Box
      role="status"
      aria-busy
      aria-label={TEXTOS.cargando}
      sx={[
        { display: 'grid', gap: 3, gridTemplateColumns: columnas, visibility: visible ? 'visible' : 'hidden' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {Array.from({ length: cantidad }, (_, indice) => `hueso-${indice}`).map((hueso) => (
        <Skeleton key={hueso} variant="rounded" height={alto} animation="wave" sx={{ borderRadius: '14px' }} />
      ))}
    </Box>
  );
}

function useDespuesDe(milisegundos: number): boolean {
  const [pasado, setPasado] = useState(false);
  useEffect(() => {
    const reloj = setTimeout(() => setPasado(true), milisegundos);
    return () => clearTimeout(reloj);
  }, [milisegundos]);
  return pasado;
}
