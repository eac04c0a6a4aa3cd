import { acceptedCapture, MAX_AHEAD } from '@lavanda/shared/domain/capture';
import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { correctedClock, type Odd } from './oddity.ts';

/** When something was captured, as the server takes it. */
export interface Clock {
  /** When it was captured; null when that wasn't told or can't be true, and then the capture counts as of now. */
  moment: Date | null;
  /** Days by the sucursal's clock: the server's today, and the day of the capture. */
  today: LocalDay;
  day: LocalDay;
  /** Oddities of a late capture, to which more are added; null for a save that isn't late. */
  odds: Odd[] | null;
  /** True when the register's clock is so far ahead that its day hasn't begun yet. */
  isAhead: boolean;
}

/** @param zone IANA time zone of the sucursal */
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
