import type { StopRef } from '@lavanda/shared/contract/schemas/rutas';
import fc from 'fast-check';
import type { Actor } from '../../testing/scenario.ts';
import { createRouteScenario, type RouteScenario } from '../testing/routeScenario.ts';

let e: RouteScenario;
beforeAll(async () => {
  e = await createRouteScenario();
});
afterAll(() => e?.server.close());

const STOPS = 5;
const ACTORS: readonly Actor[] = ['user', 'admin'];

/** An action of a dispatcher: moves a stop (to nobody if the driver is 3), or distributes several stops. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('move' as const), stop: fc.nat(STOPS - 1), driver: fc.nat(3), place: fc.nat(STOPS) }),
  fc.record({
    kind: fc.constant('share' as const),
    stops: fc.shuffledSubarray([...Array(STOPS).keys()]),
    cut: fc.nat(STOPS),
    driver: fc.nat(1),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

test('whatever two dispatchers do at once, every stop is there once and each driver’s order goes from 1', async () => {
  const drivers = e.drivers.map(({ _id }) => _id);
  const day = e.emptyDay();
  const stops: StopRef[] = [];
  for (let km = 1; km <= STOPS; km++) stops.push(km % 2 === 0 ? await e.pickup(day, km) : await e.delivery(day, km));
  const refs = (indexes: readonly number[]) => indexes.flatMap((index) => stops[index] ?? []);
  const take = async (actor: Actor, steps: readonly Step[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const taken of steps) {
      const [first = '', second = ''] = taken.driver === 1 ? [drivers[2], drivers[1]] : [drivers[0], drivers[2]];
      const answer =
        taken.kind === 'move'
          ? e.move(day, stops[taken.stop] as StopRef, drivers[taken.driver] ?? null, taken.place, actor)
          : e.shareOut(
              day,
              [
                [first, refs(taken.stops.slice(0, taken.cut))],
                [second, refs(taken.stops.slice(taken.cut))],
              ],
              actor,
            );
      statuses.push((await answer).status);
    }
    return statuses;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 4 }), fc.array(step, { maxLength: 4 }), async (one, other) => {
      const statuses = await Promise.all(ACTORS.map((actor, i) => take(actor, i === 0 ? one : other)));
      expect(statuses.flat().every((status) => status === 200)).toBe(true);
      const { paradas } = await e.day(day);
      expect(paradas.map(({ nota }) => nota).toSorted()).toEqual(stops.map(({ nota }) => nota).toSorted());
      for (const driver of drivers) {
        const orders = paradas.filter(({ chofer }) => chofer === driver).map((stop) => stop.orden);
        expect(orders).toEqual(orders.map((_, i) => i + 1));
      }
    }),
    { numRuns: 30 },
  );
}, 60_000);
