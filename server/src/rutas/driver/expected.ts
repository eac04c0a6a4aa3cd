import { STOP_MINUTES } from '@lavanda/shared/domain/ruta';
import { clockOf, minuteOf } from '../day/clock.ts';
import { type Departure, type MaybePlace, timeStops } from '../day/planRoute.ts';

/** What the expected time of a pending stop depends on. */
export interface WaitingStop {
  id: string;
  place: MaybePlace;
  /** Agreed window, each time 'HH:MM'; null for none. */
  window: { from: string; to: string } | null;
}

/** Expected time of each stop ('HH:MM', by id) in the given order, calculated as on the dispatcher's board. */
export function expectedHours(
  stops: readonly WaitingStop[],
  departure: Pick<Departure, 'place' | 'minute'>,
): Map<string, string> {
  const { stops: timed } = timeStops(
    stops.map(({ id, place, window }) => ({
      id,
      place,
      service: STOP_MINUTES,
      ...(window && { window: { from: minuteOf(window.from), to: minuteOf(window.to) } }),
    })),
    departure,
  );
  return new Map(stops.map(({ id }, i) => [id, clockOf(timed[i]?.arrival ?? departure.minute)]));
}
