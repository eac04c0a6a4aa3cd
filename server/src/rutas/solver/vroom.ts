import type { Coordinates } from '../../maps/geocoder.ts';
import { requestJson } from '../../maps/requestJson.ts';
import type { Order, Plan, RouteProblem } from './problem.ts';
import { fixedTo, shareStops, timeOrders } from './solver.ts';
import { straightLine } from './straightLine.ts';
import { readVroom, toVroom } from './vroomFormat.ts';

/** How long VROOM may take, ms. */
const TIME_MS = 5_000;

export interface VroomOptions {
  /** Address of a vroom-express server; without it the product's own solver answers. */
  url?: string;
  timeMs?: number;
}

export interface Answer {
  plan: Plan;
  /** Who answered: distances and minutes are VROOM's by street, the own solver's by straight line. */
  solver: 'vroom' | 'own';
  /** Why VROOM didn't answer, for the log. */
  failure?: string;
}

/** `orderStops` by VROOM, or by the own solver when there is none or it fails. @throws RangeError as `orderStops` */
export function orderByStreet(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  options: VroomOptions,
): Promise<Answer> {
  return shareByStreet(fixedTo(problem, orders), orders, options);
}

/**
 * `shareStops` by VROOM. The own solver answers without VROOM, when VROOM fails, and when it leaves a stop out because
 * it would be late: the own solver plans late stops too.
 * @throws RangeError as `shareStops`
 */
export async function shareByStreet(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  { url, timeMs = TIME_MS }: VroomOptions,
): Promise<Answer> {
  // VROOM isn't told the orders, so nothing else would refuse wrong ones.
  timeOrders(problem, orders, straightLine);
  const own = (): Plan => shareStops(problem, orders, straightLine);
  if (url === undefined || problem.stops.length === 0) return { plan: own(), solver: 'own' };
  try {
    return { plan: await askVroom(url, problem, timeMs), solver: 'vroom' };
  } catch (error) {
    return { plan: own(), solver: 'own', failure: error instanceof Error ? error.message : String(error) };
  }
}

async function askVroom(url: string, problem: RouteProblem<Coordinates>, timeMs: number): Promise<Plan> {
  const body = JSON.stringify(toVroom(problem));
  const headers = { 'content-type': 'application/json' };
  const answer = await requestJson(new URL(url), { method: 'POST', body, headers }, timeMs);
  if (answer.state !== 200) throw new Error(`state ${answer.state}`);
  return readVroom(problem, answer.body);
}
