import fc from 'fast-check';
import type { Driver, Order, Plan, RouteProblem, Stop, Travel } from './problem.ts';
import { orderStops, shareStops, timeOrders } from './solver.ts';
import { straightLine } from './straightLine.ts';

interface Point {
  x: number;
  y: number;
}

/** Plane on which a unit is 1 km, driven at 30 km/h. */
const plane: Travel<Point> = (a, b) => {
  const kilometres = Math.hypot(a.x - b.x, a.y - b.y);
  return { metres: kilometres * 1000, minutes: kilometres * 2 };
};

/** Legs of random lengths that differ by direction. They come from no map, so few moves improve a route. */
const maze: Travel<Point> = (a, b) => {
  const mixed = Math.imul(a.x * 31 + a.y * 17 + b.x * 57 + b.y * 91 + 7, 0x9e3779b1) >>> 8;
  return { metres: 1 + (mixed % 97), minutes: 1 + (mixed % 89) };
};

const place = fc.record({ x: fc.integer({ min: 0, max: 20 }), y: fc.integer({ min: 0, max: 20 }) });
const window = fc
  .tuple(fc.integer({ min: 500, max: 900 }), fc.integer({ min: 0, max: 120 }))
  .map(([from, length]) => ({ from, to: from + length }));
const stopParts = fc.record(
  { place, service: fc.integer({ min: 0, max: 15 }), window, demand: fc.integer({ min: 0, max: 5 }) },
  { requiredKeys: ['place', 'service'] },
);
const driverParts = fc.record(
  {
    start: place,
    end: place,
    from: fc.integer({ min: 480, max: 600 }),
    to: fc.integer({ min: 700, max: 1100 }),
    capacity: fc.integer({ min: 5, max: 40 }),
    fairShare: fc.integer({ min: 1, max: 8 }),
  },
  { requiredKeys: ['start', 'from', 'to'] },
);

/** A problem, and its stops distributed and ordered at random. Some stops are fixed to their driver. */
function byHand(most: { drivers: number; stops: number }): fc.Arbitrary<{ problem: RouteProblem<Point>; orders: Order[] }> {
  return fc
    .record({
      drivers: fc.array(driverParts, { minLength: 1, maxLength: most.drivers }),
      stops: fc.array(fc.tuple(stopParts, fc.nat(), fc.boolean()), { maxLength: most.stops }),
    })
    .map(({ drivers: driversParts, stops: stopsParts }) => {
      const drivers: Driver<Point>[] = driversParts.map((parts, i) => ({ id: `d${i}`, ...parts }));
      const owner = (number: number) => `d${number % drivers.length}`;
      const stops: Stop<Point>[] = stopsParts.map(([parts, number, isFixed], i) => ({
        id: `s${i}`,
        ...parts,
        ...(isFixed && { driver: owner(number) }),
      }));
      const orders = drivers.map(({ id }) => ({
        driver: id,
        stops: stops.filter((_, i) => owner(stopsParts[i]?.[1] ?? 0) === id).map((stop) => stop.id),
      }));
      return { problem: { drivers, stops }, orders };
    });
}

const driverOf = ({ routes }: Plan) => new Map(routes.flatMap(({ driver, stops }) => stops.map(({ id }) => [id, driver])));
const ids = ({ routes }: Plan) => routes.flatMap(({ stops }) => stops.map(({ id }) => id)).sort();

function overload({ drivers, stops }: RouteProblem<Point>, plan: Plan): number {
  const owner = driverOf(plan);
  return drivers.reduce((sum, { id, capacity = Number.POSITIVE_INFINITY }) => {
    const load = stops.reduce((total, stop) => total + (owner.get(stop.id) === id ? (stop.demand ?? 0) : 0), 0);
    return sum + Math.max(0, load - capacity);
  }, 0);
}

/** Number of stops beyond the drivers' fair shares. */
function excess({ drivers }: RouteProblem<Point>, { routes }: Plan): number {
  return drivers.reduce((sum, driver, i) => sum + Math.max(0, (routes[i]?.stops.length ?? 0) - (driver.fairShare ?? 99)), 0);
}

/** Whether a plan's figures are no worse than the others: all are equal, or the first that differs is smaller. */
function isNoWorse(figures: number[], others: number[]): boolean {
  const i = figures.findIndex((figure, k) => Math.abs(figure - (others[k] ?? 0)) > 1e-5);
  return i < 0 || (figures[i] ?? 0) < (others[i] ?? 0);
}

it('orders every stop of the orders once, with the driver that had it, never later nor as late and longer', () => {
  fc.assert(
    fc.property(byHand({ drivers: 3, stops: 9 }), ({ problem, orders }) => {
      const plan = orderStops(problem, orders, plane);
      const hand = timeOrders(problem, orders, plane);
      expect(ids(plan)).toEqual(ids(hand));
      expect(driverOf(plan)).toEqual(driverOf(hand));
      expect(isNoWorse([plan.late, plan.metres], [hand.late, hand.metres])).toBe(true);
    }),
  );
});

it('keeps an order by hand that its search would not find', () => {
  // A few short legs mislead the search, while the given order uses no long leg.
  const hidden: Travel<Point> = (a, b) => {
    const isShort = b.x === a.x + 1 || maze(a, b).metres < 10;
    return { metres: isShort ? 1 : 1000, minutes: 1 };
  };
  const stops = Array.from({ length: 40 }, (_, i) => ({ id: `s${i}`, place: { x: i + 1, y: (i * 7) % 13 }, service: 0 }));
  const problem = { drivers: [{ id: 'd0', start: { x: 0, y: 0 }, from: 0, to: 10_000 }], stops };
  const orders = [{ driver: 'd0', stops: stops.map(({ id }) => id) }];
  expect(shareStops(problem, [], hidden).metres).toBeGreaterThan(40);
  expect(orderStops(problem, orders, hidden).metres).toBe(40);
});

it('shares every stop once, fixed ones with their driver, never worse than by hand', () => {
  fc.assert(
    fc.property(byHand({ drivers: 3, stops: 9 }), ({ problem, orders }) => {
      const plan = shareStops(problem, orders, plane);
      const hand = timeOrders(problem, orders, plane);
      expect(ids(plan)).toEqual(problem.stops.map(({ id }) => id).sort());
      const owner = driverOf(plan);
      for (const { id, driver } of problem.stops) if (driver) expect(owner.get(id)).toBe(driver);
      const figures = (of: Plan) => [overload(problem, of), of.late, excess(problem, of), of.metres];
      expect(isNoWorse(figures(plan), figures(hand))).toBe(true);
    }),
  );
});

it('says the times and distances of the order that it gives', () => {
  fc.assert(
    fc.property(byHand({ drivers: 3, stops: 8 }), ({ problem, orders }) => {
      const plan = shareStops(problem, orders, plane);
      const given = plan.routes.map(({ driver, stops }) => ({ driver, stops: stops.map(({ id }) => id) }));
      expect(timeOrders(problem, given, plane)).toEqual(plan);
    }),
  );
});

it('answers the same for the same question', () => {
  fc.assert(
    fc.property(byHand({ drivers: 3, stops: 8 }), ({ problem, orders }) => {
      expect(shareStops(problem, orders, plane)).toEqual(shareStops(problem, orders, plane));
    }),
    { numRuns: 30 },
  );
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, i) => permutations(items.filter((_, k) => k !== i)).map((rest) => [item, ...rest]));
}

it('finds the best of all orders of up to 6 stops of a driver: windows are kept where any order keeps them', () => {
  fc.assert(
    fc.property(byHand({ drivers: 1, stops: 6 }), fc.constantFrom(plane, maze), ({ problem, orders }, travel) => {
      const plan = orderStops(problem, orders, travel);
      for (const stops of permutations(problem.stops.map(({ id }) => id))) {
        const other = timeOrders(problem, [{ driver: 'd0', stops }], travel);
        expect(isNoWorse([plan.late, plan.metres], [other.late, other.metres])).toBe(true);
      }
    }),
    { numRuns: 40 },
  );
});

it('keeps every window of a day of 8 to 16 stops around the times of an order that is lost', () => {
  const parts = fc.array(fc.tuple(place, fc.boolean(), fc.integer({ min: 0, max: 30 })), { minLength: 8, maxLength: 16 });
  // The search isn't exhaustive for these sizes, so the test uses the same days in every run.
  fc.assert(
    fc.property(parts, (visited) => {
      const driver = { id: 'd0', start: { x: 10, y: 10 }, from: 540, to: 2000 };
      const free = visited.map(([at], i) => ({ id: `s${i}`, place: at, service: 5 }));
      const lost = timeOrders({ drivers: [driver], stops: free }, [{ driver: 'd0', stops: free.map(({ id }) => id) }], plane);
      const stops = free.map((stop, i) => {
        const [, hasWindow = false, before = 0] = visited[i] ?? [];
        const from = (lost.routes[0]?.stops[i]?.arrival ?? 0) - before;
        return { ...stop, ...(hasWindow && { window: { from, to: from + 30 } }) };
      });
      expect(shareStops({ drivers: [driver], stops }, [], plane).late).toBe(0);
    }),
    { seed: 46, numRuns: 60 },
  );
});

it('never adds lateness when a window is taken away, with up to 6 stops of a driver', () => {
  fc.assert(
    fc.property(byHand({ drivers: 1, stops: 6 }), fc.nat(5), ({ problem, orders }, which) => {
      const stops = problem.stops.map(({ window: kept, ...stop }, i) =>
        i === which || !kept ? stop : { ...stop, window: kept },
      );
      const free = orderStops({ ...problem, stops }, orders, plane);
      expect(free.late).toBeLessThanOrEqual(orderStops(problem, orders, plane).late + 1e-5);
    }),
  );
});

it('times a day: it waits for a window, and says who is late and how long past the end of the day', () => {
  const driver = { id: 'Beto', start: { x: 0, y: 0 }, end: { x: 0, y: 0 }, from: 540, to: 600 };
  const stops = [
    { id: 'waits', place: { x: 5, y: 0 }, window: { from: 560, to: 570 }, service: 5 },
    { id: 'late', place: { x: 10, y: 0 }, window: { from: 500, to: 560 }, service: 5 },
  ];
  const plan = timeOrders({ drivers: [driver], stops }, [{ driver: 'Beto', stops: ['waits', 'late'] }], plane);
  expect(plan).toEqual({
    routes: [
      {
        driver: 'Beto',
        stops: [
          { id: 'waits', arrival: 550, late: 0 },
          { id: 'late', arrival: 575, late: 15 },
        ],
        metres: 20_000,
        done: 600,
        overtime: 0,
      },
    ],
    metres: 20_000,
    late: 15,
  });
  const short = timeOrders({ drivers: [{ ...driver, to: 590 }], stops }, [{ driver: 'Beto', stops: ['waits', 'late'] }], plane);
  expect(short.routes[0]?.overtime).toBe(10);
  expect(short.late).toBe(25);
});

it('shares 25 stops between 2 drivers: nobody late as by hand, no more than a fair share each', () => {
  const center = { lat: 19.41, lon: -99.16 };
  const stops = Array.from({ length: 25 }, (_, i) => ({
    id: `s${i}`,
    place: { lat: 19.37 + ((i * 37) % 25) * 0.0032, lon: -99.2 + ((i * 11) % 25) * 0.0032 },
    service: 5,
    ...(i % 3 > 0 && { window: { from: 540 + ((i * 7) % 8) * 60, to: 660 + ((i * 7) % 8) * 60 } }),
  }));
  const drivers = ['Ana', 'Beto'].map((id) => ({ id, start: center, end: center, from: 540, to: 1140, fairShare: 13 }));
  const orders = drivers.map(({ id }, k) => ({ driver: id, stops: stops.filter((_, i) => i % 2 === k).map((stop) => stop.id) }));
  const hand = timeOrders({ drivers, stops }, orders, straightLine);
  const ordered = orderStops({ drivers, stops }, orders, straightLine);
  const shared = shareStops({ drivers, stops }, [], straightLine);
  expect(ids(shared)).toEqual(stops.map(({ id }) => id).sort());
  expect(hand.late).toBeGreaterThan(0);
  expect([ordered.late, shared.late]).toEqual([0, 0]);
  expect(shared.routes.map((route) => route.stops.length).sort()).toEqual([12, 13]);
  expect(shared.metres).toBeLessThan(ordered.metres);
});

it('refuses ids that are unknown or repeated, a fixed stop with another driver, and stops without drivers', () => {
  const driver = { id: 'Ana', start: { x: 0, y: 0 }, from: 540, to: 600 };
  const other = { ...driver, id: 'Beto' };
  const stop = { id: 's', place: { x: 1, y: 1 }, service: 5 };
  const refused = (drivers: Driver<Point>[], stops: Stop<Point>[], orders: Order[]) =>
    expect(() => shareStops({ drivers, stops }, orders, plane)).toThrow(RangeError);
  refused([driver], [stop], [{ driver: 'Ana', stops: ['t'] }]);
  refused([driver], [stop], [{ driver: 'Beto', stops: ['s'] }]);
  refused([driver], [stop], [{ driver: 'Ana', stops: ['s', 's'] }]);
  refused([driver, other], [{ ...stop, driver: 'Ana' }], [{ driver: 'Beto', stops: ['s'] }]);
  refused([driver], [{ ...stop, driver: 'Beto' }], []);
  refused([driver, driver], [stop], []);
  refused([driver], [stop, stop], []);
  refused([], [stop], []);
});

it('measures by the sphere, a third longer for the streets, at 24 km/h', () => {
  // On a sphere with the mean radius, one degree of latitude is 111.195 km.
  const leg = straightLine({ lat: 19, lon: -99 }, { lat: 20, lon: -99 });
  expect(leg.metres / 1.3).toBeCloseTo(111_195, -1);
  expect(leg.minutes).toBeCloseTo(leg.metres / 1000 / (24 / 60), 6);
  expect(straightLine({ lat: 19, lon: -99 }, { lat: 19, lon: -99 })).toEqual({ metres: 0, minutes: 0 });
});
