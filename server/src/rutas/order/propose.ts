import type { Proposal, Propose, ProposedRoute } from '@lavanda/shared/contract/schemas/rutas';
import { type ShareMode, STOP_MINUTES } from '@lavanda/shared/domain/ruta';
import type { Database } from '../../db/connection.ts';
import { withTenant } from '../../db/tenancy.ts';
import type { Session } from '../../http/session.ts';
import { clockOf, kilometres } from '../day/clock.ts';
import { type Departure, departureOf, driverFrom, isBehind, solverStop } from '../day/planRoute.ts';
import { stopsOf } from '../day/readDay.ts';
import type { DayStop } from '../day/readStops.ts';
import { attendedAt, type PlannedRoute } from '../solver/problem.ts';
import { driversOf, type OpenDay, readOpenDay } from './openDay.ts';
import { type PlannedDriver, solve } from './solve.ts';
import { demandOf, withinCapacity } from './withinCapacity.ts';

/** Maximum stops given to the solver at once: with more, it would block this single-threaded process for seconds. */
const MOST_STOPS = 80;

/** A driver for whom a route is proposed, and the driver's pending stops that have coordinates (`order`). */
interface Participant extends PlannedDriver {
  departure: Departure;
  /** The driver's stops that stay at the end, such as those without coordinates, which can't be ordered. */
  fixed: DayStop[];
}

/** The stops to give to the solver (`shared`), and those left for the dispatcher to assign (`leftOut`). */
interface Parts {
  participants: Participant[];
  shared: DayStop[];
  leftOut: DayStop[];
}

function participantsOf(of: OpenDay, asked: Propose['choferes']): Participant[] {
  const drivers = driversOf(
    of,
    asked.map(({ chofer }) => chofer),
  );
  return drivers.map(({ _id: id, capacidad: capacity }, i) => {
    const leavesAt = asked[i]?.sale ?? '';
    const own = stopsOf(of.stops, id);
    const departure = departureOf(of, own.filter(isBehind), leavesAt);
    const waiting = own.filter((stop) => !isBehind(stop));
    return {
      ...{ id, leavesAt, capacity, departure, driver: driverFrom(id, departure) },
      order: waiting.filter(({ place }) => place !== null),
      fixed: waiting.filter(({ place }) => place === null),
    };
  });
}

/** 'Ordenar': every driver keeps their stops. Stops beyond the solver's maximum stay unordered at the end of their route. */
function partsToOrder(participants: readonly Participant[]): Parts {
  let room = MOST_STOPS;
  const taking = participants.map((participant) => {
    const order = participant.order.slice(0, room);
    room -= order.length;
    return { ...participant, order, fixed: [...participant.order.slice(order.length), ...participant.fixed] };
  });
  return { participants: taking, shared: taking.flatMap(({ order }) => order), leftOut: [] };
}

/**
 * 'Repartir': distributes the pending stops of these drivers and the unassigned ones. Left out are unassigned stops without
 * coordinates, stops beyond the solver's maximum, and stops that fit in no vehicle.
 */
function partsToShare(of: OpenDay, participants: readonly Participant[], mode: ShareMode): Parts {
  const fixed = new Set(participants.flatMap((participant) => participant.fixed));
  const theirs = new Set<string | null>([null, ...participants.map(({ id }) => id)]);
  const waiting = of.stops.filter((stop) => !isBehind(stop) && theirs.has(stop.chofer) && !fixed.has(stop));
  const placed = waiting.filter(({ place }) => place !== null).slice(0, MOST_STOPS);
  const given = participants.map(({ driver, fixed: own, order, ...rest }) => {
    const load = own.reduce((sum, stop) => sum + demandOf(stop), 0);
    const capacity = rest.capacity === null ? null : Math.max(0, rest.capacity - load);
    const limits = capacity === null ? driver : { ...driver, capacity };
    return { ...rest, capacity, driver: limits, fixed: own, order: order.filter((stop) => placed.includes(stop)) };
  });
  const { drivers, stops } = withinCapacity(given, placed, of.day);
  const fairShare = mode === 'parejo' ? Math.ceil(stops.length / drivers.length) : undefined;
  const sharing = drivers.map((participant) => ({
    ...participant,
    driver: { ...participant.driver, ...(fairShare !== undefined && { fairShare }) },
  }));
  return { participants: sharing, shared: stops, leftOut: waiting.filter((stop) => !stops.includes(stop)) };
}

/** A driver's proposed route. Stops that weren't ordered come at its end. */
function proposedRoute(
  { id, leavesAt, departure, fixed }: Participant,
  route: PlannedRoute | undefined,
  byKey: ReadonlyMap<string, DayStop>,
  day: string,
): ProposedRoute {
  const planned = (route?.stops ?? []).flatMap(({ id: key, arrival, late }) => {
    const stop = byKey.get(key);
    if (!stop) return [];
    const hour = clockOf(attendedAt(arrival, solverStop(stop, day)));
    return [{ nota: stop.nota, tipo: stop.tipo, llega: hour, minutos_tarde: Math.round(late) }];
  });
  const done = planned.length > 0 && route ? route.done : departure.minute;
  const last = fixed.map(({ nota, tipo: kind }, i) => ({
    ...{ nota, tipo: kind, llega: clockOf(done + i * STOP_MINUTES), minutos_tarde: 0 },
  }));
  const paradas = [...planned, ...last];
  const end = paradas.length > 0 ? done + fixed.length * STOP_MINUTES : departure.last;
  return {
    ...{ chofer: id, sale: leavesAt, paradas, km: kilometres(departure.metres + (route?.metres ?? 0)) },
    termina: end === null ? null : clockOf(end),
  };
}

/**
 * Proposes which driver does which of a day's stops, and in what order. Stores nothing.
 * @param vroom `onFailure` is called with the reason when VROOM gives no plan
 * @throws HttpProblem 404 for a driver of another sucursal; 422 for a past day, or an inactive or repeated driver
 */
export async function propose(
  db: Database,
  session: Session,
  { fecha: day, choferes, reparto: mode }: Propose,
  vroom: { url: string | undefined; onFailure: (reason: string) => void },
): Promise<Proposal> {
  // The solver runs outside the transaction, because a long transaction would keep the laundry's other calls waiting.
  const of = await withTenant(db, session.tenantId, (tx) => readOpenDay(tx, session, day));
  const all = participantsOf(of, choferes);
  const { participants, shared, leftOut } = mode === undefined ? partsToOrder(all) : partsToShare(of, all, mode);
  const keeps = mode === undefined;
  const stops = shared.map((stop) => ({ ...solverStop(stop, day), ...(!keeps && { demand: demandOf(stop) }) }));
  const answer = await solve(participants, stops, { keeps, vroom: vroom.url });
  if (answer.failure !== undefined) vroom.onFailure(answer.failure);
  const byKey = new Map(shared.map((stop) => [stop.key, stop]));
  const rutas = participants.map((participant, i) => proposedRoute(participant, answer.plan.routes[i], byKey, of.day));
  const late = rutas.flatMap(({ paradas }) => paradas).filter(({ minutos_tarde: minutes }) => minutes > 0);
  return {
    rutas,
    km: Math.round(rutas.reduce((sum, { km }) => sum + km, 0) * 10) / 10,
    tarde: late.sort((a, b) => b.minutos_tarde - a.minutos_tarde).map(({ nota, tipo: kind }) => ({ nota, tipo: kind })),
    fuera: leftOut.map(({ nota, tipo: kind }) => ({ nota, tipo: kind })),
    en_linea_recta: answer.solver === 'own',
  };
}
