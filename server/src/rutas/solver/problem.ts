/** Distance and time from one place to another. */
export interface Leg {
  metres: number;
  minutes: number;
}

/** How far one place is from another; the way back may differ. Neither figure is negative. */
export type Travel<P> = (from: P, to: P) => Leg;

/** A driver's day. Minutes count from midnight. */
export interface Driver<P> {
  id: string;
  start: P;
  /** Where the day ends; without it, at the last stop. */
  end?: P;
  /** Earliest departure, minute of the day. */
  from: number;
  /** Minute by which the day should be over: at `end`, or with the last stop served. */
  to: number;
  /** Largest sum of the stops' demands; none = no limit. */
  capacity?: number;
  /** Stops past which the driver has more than a fair share; none = the shortest total decides. */
  fairShare?: number;
}

/** A pickup or a delivery. */
export interface Stop<P> {
  id: string;
  place: P;
  /** Minutes of the day between which the service starts; none = any time. */
  window?: { from: number; to: number };
  /** Minutes that the stop takes. */
  service: number;
  /** Id of the driver that must serve it; none = any. */
  driver?: string;
  /** What it takes of the driver's capacity; none = 0. */
  demand?: number;
}

export interface RouteProblem<P> {
  drivers: readonly Driver<P>[];
  stops: readonly Stop<P>[];
}

/** One driver's stops in order, by id. */
export interface Order {
  driver: string;
  stops: readonly string[];
}

export interface PlannedStop {
  id: string;
  /** Minute of the day. Before the window opens, the driver waits. */
  arrival: number;
  /** Minutes past the end of the window; 0 in time. */
  late: number;
}

export interface PlannedRoute {
  driver: string;
  stops: PlannedStop[];
  metres: number;
  /** Minute of the day at which the driver is done; `from` without stops. */
  done: number;
  /** Minutes past the driver's `to`; 0 in time. */
  overtime: number;
}

export interface Plan {
  /** One for each driver, in their order; a driver may have no stops. */
  routes: PlannedRoute[];
  metres: number;
  /** Minutes: late stops and overtime of every driver. */
  late: number;
}

/** When a driver who arrives then attends the stop: early, they wait until its window opens. Minutes of the day. */
export function attendedAt(arrival: number, stop: Pick<Stop<unknown>, 'window'> | undefined): number {
  return Math.max(arrival, stop?.window?.from ?? arrival);
}
