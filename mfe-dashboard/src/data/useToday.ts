import { serverNow, useCurrentUser } from '@lavanda/shared';
import { dayIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { useEffect, useState } from 'react';

/** Interval at which the clock is read, ms. The date changes at most this long after midnight. */
const PULSE = 60_000;

/** Today's date in the time zone of the user's sucursal, by the server's clock; updates after midnight. */
export function useToday(): LocalDay {
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const [today, setToday] = useState(() => dayIn(zone, serverNow()));
  useEffect(() => {
    const read = () => setToday(dayIn(zone, serverNow()));
    read();
    const clock = setInterval(read, PULSE);
    return () => clearInterval(clock);
  }, [zone]);
  return today;
}
