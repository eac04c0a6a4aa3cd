import { onServerClock, serverNow, useCurrentUser } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { useEffect, useState } from 'react';
import type { Moment } from './groupNotas';

/** Clock polling interval, ms. Limits the delay in noticing midnight or the end of a window. */
const PULSE = 30_000;

/** Date and time at a sucursal right now, by the server's clock. */
export function momentIn(zone: string): Moment {
  const now = serverNow();
  return { today: dayIn(zone, now), hour: hourIn(zone, now) };
}

/** Current date and time at the user's sucursal, kept up to date. */
export function useMoment(): Moment {
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const [moment, setMoment] = useState(() => momentIn(zone));
  useEffect(() => {
    const read = () => setMoment(momentIn(zone));
    read();
    const clock = setInterval(read, PULSE);
    const end = onServerClock(read);
    // A tablet that slept over midnight has missed the clock's ticks.
    document.addEventListener('visibilitychange', read);
    return () => {
      clearInterval(clock);
      end();
      document.removeEventListener('visibilitychange', read);
    };
  }, [zone]);
  return moment;
}
