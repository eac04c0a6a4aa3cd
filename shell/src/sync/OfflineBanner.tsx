import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import { TEXTS as T } from './texts';
import { useQueue } from './useQueue';

/** Only while the server doesn't answer: that work goes on, and of when is what the page shows. */
export function OfflineBanner() {
  const { connected, since } = useQueue();
  if (connected) return null;
  return (
    <Box role="status" sx={BANNER}>
      <CloudOffRounded aria-hidden />
      <span>
        <b>{T.bannerTitle}</b> {T.banner} {since !== null && T.bannerReading(since)}
      </span>
    </Box>
  );
}

const BANNER = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: { xs: 3, lg: 5 },
  py: 2.5,
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: 14,
  lineHeight: '20px',
  borderBottom: 1,
  borderColor: 'warning.main',
} as const;
