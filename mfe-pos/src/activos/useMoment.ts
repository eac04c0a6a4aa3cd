import { useCurrentUser } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { useEffect, useState } from 'react';
import type { Moment } from './groupNotas';

/** Clock polling interval, ms. Limits the delay in noticing midnight or the end of a window. */
const PULSE = 30_000;

function read(zone: string): Moment {
  const now = new Date();
  return { today: dayIn(zone, now), hour: hourIn(zone, now) };
}

/** Current date and time at the user's sucursal, kept up to date. */
export function useMoment(): Moment {
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const [moment, setMoment] = useState(() => read(zone));
  useEffect(() => {
    const update = () =>
      setMoment((previous) => {
        const now = read(zone);
        return now.today === previous.today && now.hour === previous.hour ? previous : now;
      });
    update();
    const clock = setInterval(update, PULSE);
    return () => clearInterval(clock);
  }, [zone]);
  return moment;
}
