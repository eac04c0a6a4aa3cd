import { onServerClock, serverNow, useCurrentUser } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { useEffect, useState } from 'react';
import type { Moment } from './groupNotas';

/** Clock polling interval, ms. Limits the delay in noticing midnight or the end of a recoleccion's window. */
const PULSE = 30_000;

/** Date and time at a sucursal right now, by the server's clock. */
export function momentIn(zone: string): Moment {
  const now = serverNow();
  return { today: dayIn(zone, now), hour: hourIn(zone, now) };
}

/** Current date and time at the user's sucursal; updates by itself. */
export function useMoment(): Moment {
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const [moment, setMoment] = useState(() => momentIn(zone));
  useEffect(() => {
    const update = () =>
      setMoment((previous) => {
        const now = momentIn(zone);
        return now.today === previous.today && now.hour === previous.hour ? previous : now;
      });
    update();
    const clock = setInterval(update, PULSE);
    const end = onServerClock(update);
    // A tablet that slept over midnight has missed the interval's ticks.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(clock);
      end();
      document.removeEventListener('visibilitychange', update);
    };
  }, [zone]);
  return moment;
}
