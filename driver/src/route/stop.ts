import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay, FinishStop, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { hourIn } from '@lavanda/shared/domain/dates';
import { centavosToPesos, toCents } from '@lavanda/shared/domain/money';
import { keptOf } from './capture';

/** Key of a stop, unique among a day's stops. */
export function stopKey({ nota, tipo: kind }: Pick<StopOfDriver, 'nota' | 'tipo'>): string {
  return `${nota} ${kind}`;
}

/** Path of the call that finishes a stop: '/r/{token of the link}/parada'. */
const FINISH = /^\/r\/[^/]+\/parada$/;

/** The finished stop in an entry of the queue; null when the entry is a 'Vamos en camino'. */
export function finishOf({ path, body }: Pick<Entry, 'path' | 'body'>): FinishStop | null {
  return FINISH.test(path) ? (body as unknown as FinishStop) : null;
}

/** Whether an entry is a 'Vamos en camino' that the server refused. It helps nobody once the driver has left its stop. */
export function isRefusedNotice(entry: Entry): boolean {
  return entry.refusal !== null && finishOf(entry) === null;
}

/** A stop as it looks after it was finished. @param zone IANA time zone of the sucursal */
export function finished(stop: StopOfDriver, done: FinishStop, zone: string): StopOfDriver {
  const { estado: state, capturado: moment, bolsas: bags, pago, motivo: reason = '', detalle: detail } = done;
  const taken = toCents(pago?.monto ?? 0);
  return {
    ...stop,
    estado: state,
    momento: moment,
    llega: hourIn(zone, new Date(moment)),
    bolsas: bags ?? stop.bolsas,
    cobrar: centavosToPesos(Math.max(0, toCents(stop.cobrar) - taken)),
    cobrado: centavosToPesos(taken),
    metodo: pago?.metodo ?? null,
    motivo: reason,
    detalle: detail ?? stop.detalle,
  };
}

/** Cash that the driver took with a capture, centavos. */
function cashOf({ pago }: FinishStop): number {
  return pago?.metodo === 'Efvo' ? toCents(pago.monto) : 0;
}

/** Whether the stop was finished on the server at the captured time or later; false while it is pending there. */
function isAsNew({ momento: moment }: StopOfDriver, { capturado: captured }: FinishStop): boolean {
  return moment !== null && Date.parse(moment) >= Date.parse(captured);
}

/**
 * The day as it will be once the server has accepted the captures in the queue. A stop that the server has as 'hecha', or that
 * isn't older there than its capture, stays as is.
 */
export function dayWith(day: DriverDay, entries: readonly Entry[]): DriverDay {
  const stops = new Map(day.paradas.map((stop) => [stopKey(stop), stop]));
  let inHand = toCents(day.en_mano);
  for (const entry of entries) {
    const done = finishOf(entry);
    if (!done) continue;
    // The dispatcher may meanwhile have moved the stop to another driver.
    const stop = stops.get(stopKey(done)) ?? keptOf(entry).parada;
    if (stop.estado === 'hecha' || isAsNew(stop, done)) continue;
    stops.set(stopKey(done), finished(stop, done, day.zona_horaria));
    inHand += cashOf(done);
  }
  return { ...day, paradas: [...stops.values()], en_mano: centavosToPesos(inHand) };
}

/** The day with the cash in hand, pesos, and one stop as the server answered them. A stop that the day lacks is added. */
export function dayWithAnswer(day: DriverDay, stop: StopOfDriver, inHand: number): DriverDay {
  const isKnown = day.paradas.some((one) => stopKey(one) === stopKey(stop));
  const stops = isKnown ? day.paradas.map((one) => (stopKey(one) === stopKey(stop) ? stop : one)) : [...day.paradas, stop];
  return { ...day, paradas: stops, en_mano: inHand };
}
