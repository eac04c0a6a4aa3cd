import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { stopKey } from '../route/stop';

/** The number of a stop in its day, from 1. */
export function numberOf({ paradas: stops }: DriverDay, stop: StopOfDriver): number {
  return stop.orden ?? stops.findIndex((one) => stopKey(one) === stopKey(stop)) + 1;
}
