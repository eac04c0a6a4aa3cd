import type { Coordinates } from '../../maps/geocoder.ts';
import type { MaybePlace } from '../day/planRoute.ts';
import { legOf } from '../day/planRoute.ts';
import type { DayStop } from '../day/readStops.ts';
import type { Driver, Plan, RouteProblem, Stop } from '../solver/problem.ts';
import { orderStops, shareStops } from '../solver/solver.ts';
import { orderByStreet, shareByStreet } from '../solver/vroom.ts';

/** A driver and the current order of the driver's stops. */
export interface PlannedDriver {
  id: string;
  leavesAt: string;
  /** Maximum number of bags and pieces; null for no limit. */
  capacity: number | null;
  driver: Driver<MaybePlace>;
  order: DayStop[];
}

interface Answer {
  plan: Plan;
  solver: 'vroom' | 'own';
  failure?: string;
}

function isPlaced(problem: RouteProblem<MaybePlace>): problem is RouteProblem<Coordinates> {
  return problem.drivers.every(({ start }) => start !== null) && problem.stops.every(({ place }) => place !== null);
}

/**
 * Finds routes by VROOM if it is configured, else by the built-in solver. Routes with `keeps`, and all of the built-in solver's,
 * are never worse than the current orders. The built-in solver is also used when VROOM gives no plan, and when the place of a
 * start or a stop is unknown, because VROOM needs coordinates.
 * @param keeps true when each driver keeps their stops
 */
export async function solve(
  drivers: readonly PlannedDriver[],
  stops: readonly Stop<MaybePlace>[],
  { keeps, vroom }: { keeps: boolean; vroom: string | undefined },
): Promise<Answer> {
  const problem = { drivers: drivers.map(({ driver }) => driver), stops };
  const orders = drivers.map(({ id, order }) => ({ driver: id, stops: order.map(({ key }) => key) }));
  if (vroom !== undefined && isPlaced(problem)) {
    return (keeps ? orderByStreet : shareByStreet)(problem, orders, { url: vroom });
  }
  return { plan: (keeps ? orderStops : shareStops)(problem, orders, legOf), solver: 'own' };
}
