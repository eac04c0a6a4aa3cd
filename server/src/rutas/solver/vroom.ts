import type { Coordinates } from '../../maps/geocoder.ts';
import { requestJson } from '../../maps/requestJson.ts';
import type { Order, Plan, PlannedRoute, RouteProblem, Travel } from './problem.ts';
import { fixedTo, shareStops, summed, timeOrders } from './solver.ts';
import { straightLine } from './straightLine.ts';
import { readVroom, toVroom } from './vroomFormat.ts';

/** Time limit of a request to VROOM, ms. */
const TIME_MS = 5_000;

const MINUTES_A_DAY = 24 * 60;

export interface VroomOptions {
  /** Address of a vroom-express server; without it, the built-in solver answers. */
  url?: string;
  timeMs?: number;
}

export interface Answer {
  plan: Plan;
  /**
   * Solver that made the plan. VROOM's distances and times are by street, those of the built-in solver (`own`) by straight
   * line.
   */
  solver: 'vroom' | 'own';
  /** Why VROOM gave no plan, for the log. */
  failure?: string;
}

/** Sends a problem to VROOM. @throws Error when VROOM gives no plan */
type Ask = (problem: RouteProblem<Coordinates>) => Promise<Plan>;

/**
 * Does what `orderStops` does, but by VROOM. A driver keeps the given order when it is better by street. Without VROOM, or when
 * VROOM fails, the built-in solver answers.
 * @throws RangeError as `orderStops`
 */
export function orderByStreet(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  options: VroomOptions,
): Promise<Answer> {
  const fixed = fixedTo(problem, orders);
  return askOrSolve(fixed, orders, options, async (ask) => {
    const [plan, travel] = await Promise.all([ask(fixed), legsByStreet(fixed, orders, ask)]);
    const now = timeOrders(fixed, orders, travel);
    return summed(plan.routes.map((route, i) => betterRoute(route, now.routes[i] ?? route)));
  });
}

/**
 * Does what `shareStops` does, but by VROOM, which doesn't receive the given orders. The built-in solver answers without VROOM,
 * when VROOM fails, and when VROOM leaves a late stop out, because the built-in solver plans late stops too.
 * @throws RangeError as `shareStops`
 */
export function shareByStreet(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  options: VroomOptions,
): Promise<Answer> {
  return askOrSolve(problem, orders, options, (ask) => ask(problem));
}

async function askOrSolve(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  { url, timeMs = TIME_MS }: VroomOptions,
  byVroom: (ask: Ask) => Promise<Plan>,
): Promise<Answer> {
  // VROOM doesn't receive the orders, so this call alone validates them.
  timeOrders(problem, orders, straightLine);
  const own = (): Plan => shareStops(problem, orders, straightLine);
  if (url === undefined || problem.stops.length === 0) return { plan: own(), solver: 'own' };
  try {
    return { plan: await byVroom((asked) => askVroom(url, asked, timeMs)), solver: 'vroom' };
  } catch (error) {
    return { plan: own(), solver: 'own', failure: error instanceof Error ? error.message : String(error) };
  }
}

/** Measures the legs of the given orders by street. VROOM measures routes, so it gets each leg as a driver with one stop. */
async function legsByStreet(
  { drivers, stops }: RouteProblem<Coordinates>,
  orders: readonly Order[],
  ask: Ask,
): Promise<Travel<Coordinates>> {
  const placeOf = new Map(stops.map(({ id, place }) => [id, place]));
  const legs = orders.flatMap(({ driver: id, stops: order }) => {
    const { start, end } = drivers.find((driver) => driver.id === id) ?? {};
    const places = [start, ...order.map((stop) => placeOf.get(stop)), end].filter((place) => place !== undefined);
    return order.length === 0 ? [] : places.slice(1).map((to, i) => ({ from: places[i] ?? to, to }));
  });
  const { routes } = await ask({
    drivers: legs.map(({ from }, i) => ({ id: `${i}`, start: from, from: 0, to: MINUTES_A_DAY })),
    stops: legs.map(({ to }, i) => ({ id: `${i}`, place: to, service: 0, driver: `${i}` })),
  });
  const keyOf = (from: Coordinates, to: Coordinates) => [from.lat, from.lon, to.lat, to.lon].join();
  const measured = new Map(
    legs.map(({ from, to }, i) => [keyOf(from, to), { metres: routes[i]?.metres ?? 0, minutes: routes[i]?.done ?? 0 }]),
  );
  // The orders use no other leg, so the straight lines only fill the solver's table.
  return (from, to) => measured.get(keyOf(from, to)) ?? straightLine(from, to);
}

/** The route with less lateness, else the shorter one. */
function betterRoute(planned: PlannedRoute, current: PlannedRoute): PlannedRoute {
  const [{ late }, { late: lateNow }] = [summed([planned]), summed([current])];
  return lateNow < late || (lateNow === late && current.metres <= planned.metres) ? current : planned;
}

async function askVroom(url: string, problem: RouteProblem<Coordinates>, timeMs: number): Promise<Plan> {
  const body = JSON.stringify(toVroom(problem));
  const headers = { 'content-type': 'application/json' };
  const answer = await requestJson(new URL(url), { method: 'POST', body, headers }, timeMs);
  if (answer.status !== 200) throw new Error(`state ${answer.status}`);
  return readVroom(problem, answer.body);
}
