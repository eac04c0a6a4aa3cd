import type { Coordinates } from '../../maps/geocoder.ts';
import { requestJson } from '../../maps/requestJson.ts';
import type { Order, Plan, RouteProblem } from './problem.ts';
import { fixedTo, shareStops, timeOrders } from './solver.ts';
import { straightLine } from './straightLine.ts';
import { readVroom, toVroom } from './vroomFormat.ts';

/** Time limit of a request to VROOM, ms. */
const TIME_MS = 5_000;

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

/**
 * Does what `orderStops` does, but by VROOM, whose plan isn't compared with the given orders. Without VROOM, or when VROOM fails,
 * the built-in solver answers.
 * @throws RangeError as `orderStops`
 */
export function orderByStreet(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  options: VroomOptions,
): Promise<Answer> {
  return shareByStreet(fixedTo(problem, orders), orders, options);
}

/**
 * Does what `shareStops` does, but by VROOM, which doesn't receive the given orders. The built-in solver answers without VROOM,
 * when VROOM fails, and when VROOM leaves a late stop out, because the built-in solver plans late stops too.
 * @throws RangeError as `shareStops`
 */
export async function shareByStreet(
  problem: RouteProblem<Coordinates>,
  orders: readonly Order[],
  { url, timeMs = TIME_MS }: VroomOptions,
): Promise<Answer> {
  // VROOM doesn't receive the orders, so this call alone validates them.
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
  if (answer.status !== 200) throw new Error(`state ${answer.status}`);
  return readVroom(problem, answer.body);
}
