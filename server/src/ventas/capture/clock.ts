import { acceptedCapture, MAX_AHEAD } from '@lavanda/shared/domain/capture';
import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { correctedClock, type Odd } from './oddity.ts';

/** The moment and the local days that count for a save. */
export interface Clock {
  /** Null when the call has no capture time, or an impossible one; the save then counts as made now. */
  moment: Date | null;
  /** Local days in the nota's sucursal: `today` by the server's clock, `day` that of `moment`, else today. */
  today: LocalDay;
  day: LocalDay;
  /** Points to review of a late capture, to which later checks add more; null for a save that isn't late. */
  odds: Odd[] | null;
  /** Whether a late capture's time is over `MAX_AHEAD` (5 minutes) ahead of the server's clock. */
  isAhead: boolean;
}

/**
 * Decides which moment and days count for a save, from the capture time that its register sent.
 * @param zone IANA time zone of the sucursal
 */
export function readClock(input: { captured: Date | null; late: boolean }, zone: string, now: Date): Clock {
  const { captured, late } = input;
  const moment = captured && acceptedCapture(captured, now);
  const [today, day] = [dayIn(zone, now), dayIn(zone, moment ?? now)];
  const told = captured && !Number.isNaN(captured.getTime()) ? captured : null;
  const isWrong = late && told !== null && moment === null;
  const isAhead = late && told !== null && told.getTime() - now.getTime() > MAX_AHEAD;
  const odds = isWrong ? [correctedClock(`${dayIn(zone, told)} ${hourIn(zone, told)}`, today)] : [];
  return { moment, today, day, odds: late ? odds : null, isAhead };
}
