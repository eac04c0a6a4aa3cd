import PhonelinkLockRounded from '@mui/icons-material/PhonelinkLockRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { TEXTS as T } from './texts';

/** Interval at which the page asks the server for the session again, ms. */
const ASKED_EVERY = 10_000;

interface LockedProps {
  busy: boolean;
  /** Called to ask the server for the session again. */
  onRetry(): void;
}

/** Replaces the app when this device was used too long without a server, until the server answers again. */
export function Locked({ busy, onRetry }: LockedProps) {
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    document.title = T.lockedTitle;
    const clock = setInterval(() => retry.current(), ASKED_EVERY);
    return () => clearInterval(clock);
  }, []);
  return (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 5 }}>
      <Box sx={{ maxWidth: 480, display: 'grid', justifyItems: 'center', gap: 4, textAlign: 'center' }}>
        <PhonelinkLockRounded aria-hidden sx={{ fontSize: 56, color: 'primary.graphic' }} />
        <Typography variant="h1">{T.lockedTitle}</Typography>
        <Typography>{T.lockedWhy}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{T.lockedQueue}</Typography>
        <Button variant="contained" size="large" loading={busy} onClick={onRetry}>
          {T.tryAgain}
        </Button>
      </Box>
    </Box>
  );
}
