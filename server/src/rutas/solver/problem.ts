/** Distance and time from one place to another. */
export interface Leg {
  metres: number;
  minutes: number;
}

/** Gives the leg from one place to another. Neither figure is negative, and the way back may differ. */
export type Travel<P> = (from: P, to: P) => Leg;

/** A driver's day. Times are minutes since midnight. */
export interface Driver<P> {
  id: string;
  start: P;
  /** Place where the route ends; by default its last stop. */
  end?: P;
  /** Earliest departure, minute of the day. */
  from: number;
  /** Minute by which the day should be over: at `end`, or with the last stop served. */
  to: number;
  /** Maximum sum of the stops' demands; unlimited by default. */
  capacity?: number;
  /** Number of stops above which the driver has more than a fair share. Unlimited by default. */
  fairShare?: number;
}

/** A pickup or a delivery. */
export interface Stop<P> {
  id: string;
  place: P;
  /** Minutes of the day between which the service has to start; any time by default. */
  window?: { from: number; to: number };
  /** Minutes that the service takes. */
  service: number;
  /** Id of the only driver that may serve the stop; any driver by default. */
  driver?: string;
  /** Part of the driver's capacity that the stop needs; 0 by default. */
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
  /** Minute of the day. If the window isn't open yet, the driver waits. */
  arrival: number;
  /** Minutes of arrival after the end of the window; 0 when in time. */
  late: number;
}

export interface PlannedRoute {
  driver: string;
  stops: PlannedStop[];
  metres: number;
  /** Minute of the day at which the driver finishes; `from` without stops. */
  done: number;
  /** Minutes worked after the driver's `to`; 0 without overtime. */
  overtime: number;
}

export interface Plan {
  /** One per driver, in the drivers' order. A route may be empty. */
  routes: PlannedRoute[];
  metres: number;
  /** Sum of the minutes by which stops are late and drivers work overtime. */
  late: number;
}

/** Minute of the day at which service starts: on arrival, or when the window opens. */
export function attendedAt(arrival: number, stop: Pick<Stop<unknown>, 'window'> | undefined): number {
  return Math.max(arrival, stop?.window?.from ?? arrival);
}
