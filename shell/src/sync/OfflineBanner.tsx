import { type AppDispatch, findServer, readDeviceState, useLive } from '@lavanda/shared';
import type { User } from '@lavanda/shared/contract/schemas/auth';
import CloudOffRounded from '@mui/icons-material/CloudOffRounded';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { BANNER } from '../app/banner';
import { momentOf } from './momentOf';
import { TEXTS as T } from './texts';
import { useQueue } from './useQueue';

/** Interval between the calls that check whether the server answers again, ms. */
const ASKED_EVERY = 3_000;

/** Says, while the server doesn't answer, that the user can go on working, and how old the shown data are. */
export function OfflineBanner({ usuario: user }: { usuario: User }) {
  const { connected } = useQueue(user);
  const read = useCopyMoment(connected, user.sucursalData.zona_horaria);
  const dispatch = useDispatch<AppDispatch>();
  const isLive = useLive();
  const wasLive = useRef(false);
  // The end of the live stream is the first sign that the server doesn't answer, so a call checks it at once.
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
      <GlobalStyles styles={{ ':root': { '--lavanda-tirilla-red': `${BANNER.height}px` } }} />
      <CloudOffRounded aria-hidden />
      <span>
        <b>{T.bannerTitle}</b> <span className="how">{T.banner}</span> {read !== null && T.bannerReading(read)}
      </span>
    </Box>
  );
}

/** When the copy of the laundry's data that is shown without a connection was read; null with a connection or without a copy. */
function useCopyMoment(connected: boolean, zone: string): string | null {
  const [moment, setMoment] = useState<string | null>(null);
  useEffect(() => {
    if (connected) return setMoment(null);
    void readDeviceState().then((copy) => copy?.at && setMoment(momentOf(copy.at, zone)));
  }, [connected, zone]);
  return moment;
}
