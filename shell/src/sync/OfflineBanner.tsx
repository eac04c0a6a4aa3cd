import { type AppDispatch, findServer, useLive } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { TEXTS as T } from './texts';
import { useQueue } from './useQueue';

/** Height of the banner, px: pages that fill the window leave it free by the CSS variable '--lavanda-tirilla'. */
const HEIGHT = 44;

/** How often the server is asked whether it is back, ms. */
const ASKED_EVERY = 3_000;

/** Only while the server doesn't answer: that work goes on, and of when is what the page shows. */
export function OfflineBanner({ usuario: user }: { usuario: User }) {
  const { connected, since } = useQueue(user);
  const dispatch = useDispatch<AppDispatch>();
  const isLive = useLive();
  const wasLive = useRef(false);
  // A stream that ends is the first sign that the server is gone.
  useEffect(() => {
    if (wasLive.current && !isLive) void dispatch(findServer());
    wasLive.current = isLive;
  }, [isLive, dispatch]);
  useEffect(() => {
    if (connected) return;
    const clock = setInterval(() => void dispatch(findServer()), ASKED_EVERY);
    return () => clearInterval(clock);
  }, [connected, dispatch]);
  if (connected) return null;
  return (
    <Box role="status" sx={BANNER}>
      <GlobalStyles styles={{ ':root': { '--lavanda-tirilla': `${HEIGHT}px` } }} />
      <CloudOffRounded aria-hidden />
      <span>
        <b>{T.bannerTitle}</b> <span className="how">{T.banner}</span> {since !== null && T.bannerReading(since)}
      </span>
    </Box>
  );
}

const BANNER = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  height: HEIGHT,
  overflow: 'hidden',
  px: { xs: 3, lg: 5 },
  bgcolor: 'warning.light',
  color: 'warning.main',
  fontSize: 14,
  lineHeight: '20px',
  borderBottom: 1,
  borderColor: 'warning.main',
  // One line has to be enough, because pages that fill the window know its height.
  '& .how': { display: { xs: 'none', lg: 'inline' } },
} as const;
