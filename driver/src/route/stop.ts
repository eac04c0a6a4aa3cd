import type { Entry } from '@lavanda/shared/api/outbox/entry';
import type { DriverDay, FinishStop, StopOfDriver } from '@lavanda/shared/contract/schemas/driver';
import { hourIn } from '@lavanda/shared/domain/dates';
import { centavosToPesos, toCents } from '@lavanda/shared/domain/money';
import { keptOf } from './capture';

/** Key of a stop, unique among a day's stops. */
export function stopKey({ nota, tipo: kind }: Pick<StopOfDriver, 'nota' | 'tipo'>): string {
  return `${nota} ${kind}`;
}

/** Path of the call that finishes a stop; the part in the middle is the token of the driver's link. */
const FINISH = /^\/r\/[^/]+\/parada$/;

/** What an entry says of a stop; null for one that only tells that the driver is on the way. */
export function finishOf({ path, body }: Pick<Entry, 'path' | 'body'>): FinishStop | null {
  return FINISH.test(path) ? (body as unknown as FinishStop) : null;
}

/** A stop as it was left. @param zone of the sucursal, IANA name */
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

/** Cash that a capture brings, centavos. */
function cashOf({ pago }: FinishStop): number {
  return pago?.metodo === 'Efvo' ? toCents(pago.monto) : 0;
}

/** Whether the server told of the stop what waits of it, or newer. */
function isAsNew({ momento: moment }: StopOfDriver, { capturado: captured }: FinishStop): boolean {
  return moment !== null && Date.parse(moment) >= Date.parse(captured);
}

/** The day with what waits, as if the server had it already; a stop that it has is as it tells. */
export function dayWith(day: DriverDay, entries: readonly Entry[]): DriverDay {
  const stops = new Map(day.paradas.map((stop) => [stopKey(stop), stop]));
  let inHand = toCents(day.en_mano);
  for (const entry of entries) {
    const done = finishOf(entry);
    if (!done) continue;
    // The dispatcher may have taken it from the route meanwhile.
    const stop = stops.get(stopKey(done)) ?? keptOf(entry).parada;
    if (stop.estado === 'hecha' || isAsNew(stop, done)) continue;
    stops.set(stopKey(done), finished(stop, done, day.zona_horaria));
    inHand += cashOf(done);
  }
  return { ...day, paradas: [...stops.values()], en_mano: centavosToPesos(inHand) };
}

/** The day with a stop as the server answered it. */
export function dayWithAnswer(day: DriverDay, stop: StopOfDriver, inHand: number): DriverDay {
  const isKnown = day.paradas.some((one) => stopKey(one) === stopKey(stop));
  const stops = isKnown ? day.paradas.map((one) => (stopKey(one) === stopKey(stop) ? stop : one)) : [...day.paradas, stop];
  return { ...day, paradas: stops, en_mano: inHand };
}
