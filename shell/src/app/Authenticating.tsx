import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { TEXTS } from './texts';

/** Shown during a check of the session while no session is known yet. */
export function Authenticating() {
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <Box role="status" aria-busy sx={{ display: 'grid', justifyItems: 'center', gap: 5, fontSize: 18, fontWeight: 600 }}>
        <img src="/logo.ico" alt="" width={72} height={72} />
        <CircularProgress aria-hidden size={36} thickness={4.5} sx={{ color: 'primary.graphic' }} />
        <Box component="h1" sx={{ m: 0, font: 'inherit' }}>
          {TEXTS.authenticating}
        </Box>
      </Box>
    </Box>
  );
}
