import type { DriverDay, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { useRef, useState } from 'preact/hooks';
import { captureOnTheWay, captureStop, keptOf, type StopOutcome } from '../route/capture';
import type { DriverRoute } from '../route/driverRoute';
import { stopKey } from '../route/stop';
import { TEXTS } from '../texts';

/**
 * Captures what the driver does at a day's stops.
 * @param onFinished called once a finished stop is saved on the phone or, if the phone stores nothing, by the server
 */
export function useCaptures(route: DriverRoute, day: DriverDay, onFinished: () => void) {
  const [said, setSaid] = useState('');
  const told = useRef(new Set<string>());

  const finish = async (stop: StopOfDriver, outcome: StopOutcome) => {
    const failure = await route.capture(captureStop(day, stop, outcome));
    if (failure === null) {
      onFinished();
      setSaid(TEXTS.saved(stop.cliente_name));
      window.scrollTo({ top: 0 });
    }
    return failure;
  };
  const refusedNotice = (stop: StopOfDriver) =>
    route.state.refusedNotices.find((entry) => stopKey(keptOf(entry).parada) === stopKey(stop));
  const tell = async (stop: StopOfDriver) => {
    const refused = refusedNotice(stop);
    if (refused) return route.retry(refused).then(() => null);
    if (told.current.has(stopKey(stop))) return null;
    told.current.add(stopKey(stop));
    const failure = await route.capture(captureOnTheWay(day, stop));
    if (failure !== null) told.current.delete(stopKey(stop));
    return failure;
  };
  return {
    /** Sentence for screen readers about the last finished stop; '' before the first one. */
    said,
    /** @returns why the capture couldn't be saved, in Spanish; null when it was */
    finish,
    /**
     * Captures 'Vamos en camino', once for each stop while the page is open; again after a failure.
     * @returns why the capture couldn't be saved, in Spanish; null when it was, and when an earlier call for the stop hasn't
     * failed
     */
    tell,
    /** @returns why the server refused to record the stop's 'Vamos en camino', in Spanish; null while it hasn't */
    refusalOf: (stop: StopOfDriver) => refusedNotice(stop)?.refusal?.problem.detail ?? null,
  };
}
