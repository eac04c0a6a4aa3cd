import { acceptedCapture, MAX_AHEAD } from '@lavanda/shared/domain/capture';
import { dayIn, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { correctedClock, type Odd } from './oddity.ts';

/** When something was captured, as the server takes it. */
export interface Clock {
  /** Null when nobody told, or told what can't be true: then it is of now. */
  moment: Date | null;
  /** Local days in the nota's sucursal: of the server, and of the capture. */
  today: LocalDay;
  day: LocalDay;
  /** What is odd about a late capture, to be added to; null for a save that isn't late. */
  odds: Odd[] | null;
  /** The register's clock is ahead, so that its today is none yet. */
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
