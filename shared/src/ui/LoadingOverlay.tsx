import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { TEXTOS } from './textos.ts';

export interface LoadingOverlayProps {
  /** What is going on. */
  texto?: string;
}

/** Covers the nearest positioned ancestor while something is loaded that can't be shown half done. */
export default function LoadingOverlay({ texto = TEXTOS.cargando }: LoadingOverlayProps) {
  return (
    <Box role="status" sx={VELO}>
      <CircularProgress aria-hidden size={36} thickness={4} />
      <Typography sx={{ fontWeight: 600 }}>{texto}</Typography>
    </Box>
  );
}

const VELO = {
  position: 'absolute',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  bgcolor: 'background.default',
} as const;
