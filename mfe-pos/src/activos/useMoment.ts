import { useCurrentUser } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { useEffect, useState } from 'react';
import type { Moment } from './groupNotas';

/** How often the clock is read, ms: a window that passes or a midnight is seen within half a minute. */
const PULSE = 30_000;

function read(zone: string): Moment {
  const now = new Date();
  return { today: dayIn(zone, now), hour: hourIn(zone, now) };
}

/** Today and the hour at the user's branch, kept current. */
export function useMoment(): Moment {
  const zone = useCurrentUser().sucursalData.zona_horaria;
  const [moment, setMoment] = useState(() => read(zone));
  useEffect(() => {
    setMoment(read(zone));
    const clock = setInterval(() => setMoment(read(zone)), PULSE);
    return () => clearInterval(clock);
  }, [zone]);
  return moment;
}
