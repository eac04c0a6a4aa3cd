import type { Parada, RouteDay, RouteOfDriver } from '@lavanda/shared/contract/schemas/rutas';
import { daysBetween, hourIn, type LocalDay } from '@lavanda/shared/domain/dates';
import { centavosToPesos } from '@lavanda/shared/domain/money';
import { amountDue } from '@lavanda/shared/domain/nota';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../db/schema.ts';
import type { Session } from '../../http/session.ts';
import { driverPath } from '../links/driverPath.ts';
import { clockOf, kilometres } from './clock.ts';
import { type Departure, departureOf, isBehind, type TimedRoute, timeRoute, windowOf } from './planRoute.ts';
import { type DayStop, readStops } from './readStops.ts';
import { type KeptRuta, readSucursalDay, type SucursalDay } from './sucursalDay.ts';
import { suggestionOf } from './suggestion.ts';

/** A driver's whole day: visited stops, then pending ones with their expected times. */
interface PlannedRuta {
  kept: KeptRuta;
  stops: DayStop[];
  departure: Departure;
  timed: TimedRoute;
}

/** A driver's stops: visited ones first, then the pending ones in their order. */
export function stopsOf(stops: readonly DayStop[], chofer: string): DayStop[] {
  return stops.filter((stop) => stop.chofer === chofer);
}

/**
 * Converts a stop to the contract's `Parada`.
 * @param place number in the driver's route, and time of the visit ('HH:MM', expected or actual); both null without a driver, and
 * the time also for a visit at an unknown time
 */
function toParada(
  stop: DayStop,
  of: SucursalDay,
  place: { orden: number | null; llega: string | null; minutos_tarde: number },
): Parada {
  const { nota, tipo: kind, cliente, clienteName, domicilio, clave } = stop;
  return {
    ...{ nota, tipo: kind, cliente, cliente_name: clienteName, cliente_telefono: stop.telefono, clave, ...place },
    ...{ bultos: stop.bultos, fecha: stop.fecha },
    domicilio,
    ventana: windowOf(stop, of.day),
    lista: kind === 'recoleccion' || stop.etapa === 'lista',
    cobrar: kind === 'recoleccion' ? 0 : centavosToPesos(amountDue(stop.saldo)),
    estado: stop.estado,
    bolsas: stop.bolsas,
    cobrado: centavosToPesos(stop.cobrado ?? 0),
    metodo: stop.metodo,
    motivo: stop.motivo ?? '',
    detalle: stop.detalle ?? '',
    dias_tarde: Math.max(0, daysBetween(stop.fecha, of.day)),
    chofer: stop.chofer,
    avisada: stop.avisada === null ? null : new Date(stop.avisada).toISOString(),
    foto: stop.foto,
    problema: stop.problema ?? '',
  };
}

function toRuta({ kept, stops, departure, timed }: PlannedRuta, { day, today }: SucursalDay): RouteOfDriver {
  const done = timed.done ?? departure.last;
  return {
    chofer: kept.chofer,
    sale: kept.sale,
    km: kilometres(departure.metres + timed.metres),
    termina: done === null ? null : clockOf(done),
    en_camino: stops.some((stop) => isBehind(stop) || stop.avisada !== null),
    enlace: kept.token === null || day < today ? null : driverPath(kept.token),
  };
}

function paradasOf({ stops, timed }: PlannedRuta, of: SucursalDay): Parada[] {
  const behind = stops.filter(isBehind);
  const done = behind.map((stop, i) => {
    const at = stop.momento === null ? null : hourIn(of.sucursal.zona_horaria, new Date(stop.momento));
    return toParada(stop, of, { orden: i + 1, llega: at, minutos_tarde: 0 });
  });
  const waiting = timed.stops.map(({ stop, arrival, late }, i) =>
    toParada(stop, of, { orden: behind.length + i + 1, llega: clockOf(arrival), minutos_tarde: Math.round(late) }),
  );
  return [...done, ...waiting];
}

/** Stops without a driver, sorted by window; stops without a window come last. */
function unassigned(stops: readonly DayStop[], of: SucursalDay): Parada[] {
  const begins = (parada: Parada): string => parada.ventana?.hora_inicio ?? '~';
  return stops
    .filter(({ chofer }) => chofer === null)
    .map((stop) => toParada(stop, of, { orden: null, llega: null, minutos_tarde: 0 }))
    .sort((a, b) => begins(a).localeCompare(begins(b)) || a.fecha.localeCompare(b.fecha));
}

/** Reads a day's stops, drivers and times inside a transaction, so that the result includes the transaction's own changes. */
export async function readDay(tx: Transaction<DatabaseSchema>, session: Session, day: LocalDay): Promise<RouteDay> {
  const of = await readSucursalDay(tx, session, day);
  return composeDay(of, await readStops(tx, session, of));
}

/** Builds the contract's `RouteDay` from the rows of a day. */
export function composeDay(of: SucursalDay, stops: readonly DayStop[]): RouteDay {
  const kept = new Map(of.rutas.map((ruta) => [ruta.chofer, ruta]));
  const planned = of.choferes.flatMap(({ _id }): PlannedRuta[] => {
    const ruta = kept.get(_id);
    const own = stopsOf(stops, _id);
    if (!ruta || (own.length === 0 && ruta.token === null)) return [];
    const departure = departureOf(of, own.filter(isBehind), ruta.sale);
    const waiting = own.filter((stop) => !isBehind(stop));
    return [{ kept: ruta, stops: own, departure, timed: timeRoute(waiting, departure, of.day) }];
  });
  const waiting = planned.map(({ kept: { chofer }, departure, timed }) => ({ chofer, departure, timed }));
  return {
    fecha: of.day,
    hoy: of.today,
    hora: of.hour,
    sucursal: of.sucursal,
    choferes: of.choferes.filter(({ _id, activo: isActive }) => isActive || stops.some(({ chofer }) => chofer === _id)),
    rutas: planned.map((ruta) => toRuta(ruta, of)),
    paradas: [...planned.flatMap((ruta) => paradasOf(ruta, of)), ...unassigned(stops, of)],
    en_linea_recta: true,
    sugerencia: of.day < of.today ? null : suggestionOf(waiting, of.day),
  };
}
