import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { TEXTS } from '../texts.ts';

export interface LoadingOverlayProps {
  /** Progress text. */
  text?: string;
}

/** Covers the nearest positioned ancestor while its content loads. */
export default function LoadingOverlay({ text = TEXTS.loading }: LoadingOverlayProps) {
  return (
    <Box role="status" sx={VEIL}>
      <CircularProgress aria-hidden size={36} thickness={4} />
      <Typography sx={{ fontWeight: 600 }}>{text}</Typography>
    </Box>
  );
}

const VEIL = {
  position: 'absolute',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  bgcolor: 'background.default',
} as const;
