import { useCurrentUser, useSucursalesQuery } from '@lavanda/shared';
import { dayIn, hourIn } from '@lavanda/shared/domain/dates';
import { TURNO_TEXTS as T } from '../texts';

type Moment = string | number | Date;

/** Writes moments by the clock of a sucursal. */
export interface LocalTimes {
  /** IANA time zone. */
  zone: string;
  /** Formats a moment as 'HH:MM'. */
  hour(moment: Moment): string;
  /** Formats a moment as 'YYYY-MM-DD HH:MM'. */
  full(moment: Moment): string;
  /** 'las 08:02' if `moment` is on the day of `now`, otherwise 'el 2026-12-09 08:02'. */
  since(moment: Moment, now: Moment): string;
}

export function localTimes(zone: string): LocalTimes {
  const hour = (moment: Moment) => hourIn(zone, new Date(moment));
  const day = (moment: Moment) => dayIn(zone, new Date(moment));
  return {
    zone,
    hour,
    full: (moment) => `${day(moment)} ${hour(moment)}`,
    since: (moment, now) => (day(moment) === day(now) ? T.atHour(hour(moment)) : T.onDay(day(moment), hour(moment))),
  };
}

/** Formats in a sucursal's time zone; without an id, or while that zone isn't known, in the zone of the user's sucursal. */
export function useLocalTimes(sucursalId: string | undefined): LocalTimes {
  const { idSucursal: ownId, sucursalData: own } = useCurrentUser();
  const isOwn = sucursalId === undefined || sucursalId === ownId;
  const { data } = useSucursalesQuery(undefined, { skip: isOwn });
  const other = isOwn ? undefined : data?.find(({ _id }) => _id === sucursalId);
  return localTimes(other?.zona_horaria ?? own.zona_horaria);
}
