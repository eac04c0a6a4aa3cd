import type { ServerResponse } from 'node:http';
import { startSectionService } from '../../testing/sectionService.ts';
import type { Driver, Order, Stop } from './problem.ts';
import { orderStops, shareStops } from './solver.ts';
import { straightLine } from './straightLine.ts';
import { orderByStreet, shareByStreet } from './vroom.ts';

const shop = { lat: 19.41, lon: -99.16 };
const drivers: Driver<typeof shop>[] = [
  { id: 'Ana', start: shop, end: shop, from: 540, to: 1080, capacity: 20, fairShare: 2 },
  { id: 'Beto', start: shop, from: 600, to: 900 },
];
const stops: Stop<typeof shop>[] = [
  { id: 'norte', place: { lat: 19.44, lon: -99.15 }, service: 5, window: { from: 600, to: 660 }, driver: 'Beto', demand: 3 },
  { id: 'sur', place: { lat: 19.37, lon: -99.17 }, service: 4 },
  { id: 'este', place: { lat: 19.4, lon: -99.12 }, service: 5, window: { from: 540, to: 560 } },
];
const problem = { drivers, stops };
const own = shareStops(problem, [], straightLine);

/** VROOM's answer to this problem: Ana serves `este`, two minutes after its window, and `sur`; Beto waits at `norte`. */
const GOOD = {
  code: 0,
  summary: { cost: 2400, routes: 2, unassigned: 0, distance: 18_400 },
  unassigned: [],
  routes: [
    {
      vehicle: 1,
      cost: 600,
      distance: 5200,
      steps: [
        { type: 'start', location: [-99.16, 19.41], arrival: 35_000 },
        { type: 'job', id: 0, location: [-99.15, 19.44], arrival: 35_600, waiting_time: 400, setup: 0, service: 300 },
      ],
    },
    {
      vehicle: 0,
      cost: 1800,
      distance: 13_200,
      steps: [
        { type: 'start', location: [-99.16, 19.41], arrival: 32_400 },
        { type: 'job', id: 2, arrival: 33_720, waiting_time: 0, setup: 0, service: 300 },
        { type: 'job', id: 1, arrival: 35_000, waiting_time: 0, setup: 0, service: 240 },
        { type: 'end', location: [-99.16, 19.41], arrival: 36_000 },
      ],
    },
  ],
};

let vroom: Awaited<ReturnType<typeof startSectionService>>;
const json = (body: unknown, status = 200) =>
  vroom.answer((_request, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });

beforeEach(async () => {
  vroom = await startSectionService();
});
afterEach(() => vroom.close());

it('asks in seconds, with points as longitude and latitude, and a skill of its own for each driver', async () => {
  json(GOOD);
  await shareByStreet(problem, [], { url: vroom.url });
  expect(vroom.received).toHaveLength(1);
  const [request] = vroom.received;
  expect(request).toMatchObject({ method: 'POST', path: '/interno/' });
  expect(request?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(request?.body ?? '')).toEqual({
    vehicles: [
      {
        id: 0,
        start: [-99.16, 19.41],
        end: [-99.16, 19.41],
        time_window: [32_400, 64_800],
        skills: [0],
        capacity: [20],
        max_tasks: 2,
      },
      { id: 1, start: [-99.16, 19.41], time_window: [36_000, 54_000], skills: [1], capacity: [1_000_000_000] },
    ],
    jobs: [
      { id: 0, location: [-99.15, 19.44], service: 300, time_windows: [[36_000, 39_600]], skills: [1], delivery: [3] },
      { id: 1, location: [-99.17, 19.37], service: 240, delivery: [0] },
      { id: 2, location: [-99.12, 19.4], service: 300, time_windows: [[32_400, 33_600]], delivery: [0] },
    ],
    options: { g: true },
  });
});

it("answers with VROOM's order, minutes and metres", async () => {
  json(GOOD);
  expect(await shareByStreet(problem, [], { url: vroom.url })).toEqual({
    solver: 'vroom',
    plan: {
      routes: [
        {
          driver: 'Ana',
          stops: [
            { id: 'este', arrival: 562, late: 2 },
            { id: 'sur', arrival: 35_000 / 60, late: 0 },
          ],
          metres: 13_200,
          done: 600,
          overtime: 0,
        },
        { driver: 'Beto', stops: [{ id: 'norte', arrival: 35_600 / 60, late: 0 }], metres: 5200, done: 605, overtime: 0 },
      ],
      metres: 18_400,
      late: 2,
    },
  });
});

it('orders with every stop fixed to its driver, and only the stops of the orders', async () => {
  json({ code: 0, unassigned: [], routes: [] });
  const orders: Order[] = [{ driver: 'Ana', stops: ['sur', 'este'] }];
  const answer = await orderByStreet(problem, orders, { url: vroom.url });
  expect(vroom.received.map(({ body }) => JSON.parse(body).jobs)).toContainEqual([
    expect.objectContaining({ id: 0, skills: [0], location: [-99.17, 19.37] }),
    expect.objectContaining({ id: 1, skills: [0], location: [-99.12, 19.4] }),
  ]);
  expect(answer).toEqual({ plan: orderStops(problem, orders, straightLine), solver: 'own', failure: 'incomplete' });
});

/** Answers with Ana's order `este`, `sur` of 12,500 m, and each leg of another order as the route of a vehicle of its own. */
function answerLegs(leg: { metres: number; seconds: number }, status = 200) {
  vroom.answer(({ body }, response) => {
    const { vehicles } = JSON.parse(body) as { vehicles: { id: number }[] };
    const legs = vehicles.map(({ id }) => ({
      ...{ vehicle: id, distance: leg.metres },
      steps: [{ type: 'job', id, arrival: leg.seconds, service: 0 }],
    }));
    const steps = [
      { type: 'job', id: 1, arrival: 33_000, service: 300 },
      { type: 'job', id: 0, arrival: 34_000, service: 240 },
      { type: 'end', arrival: 34_600 },
    ];
    const isOrder = vehicles.length === drivers.length;
    const routes = isOrder ? [{ vehicle: 0, distance: 12_500, steps }] : legs;
    response.writeHead(isOrder ? 200 : status).end(JSON.stringify({ code: 0, unassigned: [], routes }));
  });
}

it.each([
  ['which is longer, is left for the one of now', { metres: 4000, seconds: 120 }, ['sur', 'este'], 12_000],
  ['which is shorter, is taken', { metres: 4500, seconds: 120 }, ['este', 'sur'], 12_500],
  [
    'with which nobody is served late any more, is taken though it is longer',
    { metres: 4000, seconds: 1200 },
    ['este', 'sur'],
    12_500,
  ],
])('an order of VROOM %s', async (_, leg, order, metres) => {
  answerLegs(leg);
  const answer = await orderByStreet(problem, [{ driver: 'Ana', stops: ['sur', 'este'] }], { url: vroom.url });
  expect(answer).toMatchObject({ solver: 'vroom', plan: { metres, late: 0 } });
  expect(answer.plan.routes.map(({ stops: planned }) => planned.map(({ id }) => id))).toEqual([order, []]);
});

it('orders by itself when VROOM can’t measure the order of now', async () => {
  answerLegs({ metres: 1, seconds: 1 }, 500);
  const orders: Order[] = [{ driver: 'Ana', stops: ['sur', 'este'] }];
  expect(await orderByStreet(problem, orders, { url: vroom.url })).toEqual({
    plan: orderStops(problem, orders, straightLine),
    solver: 'own',
    failure: 'state 500',
  });
});

const [first, second] = GOOD.routes;
it.each([
  ['another status', { code: 0 }, 500, 'state 500'],
  ['an error of its own', { code: 2, error: 'Invalid location' }, 400, 'state 400'],
  ['an error with 200', { code: 3, error: 'Routing' }, 200, 'malformed'],
  ['a list', [], 200, 'malformed'],
  ['times as text', { ...GOOD, routes: [{ ...first, steps: [{ type: 'job', id: 0, arrival: '9:00' }] }] }, 200, 'malformed'],
  ['no distances', { ...GOOD, routes: [{ vehicle: 0, steps: [] }] }, 200, 'malformed'],
  ['a stop left out', { ...GOOD, unassigned: [{ id: 1, type: 'job' }], routes: [first] }, 200, 'unassigned'],
  ['a stop that is in no route', { ...GOOD, routes: [first] }, 200, 'incomplete'],
  [
    'a stop twice',
    { ...GOOD, routes: [first, { ...second, steps: [...(second?.steps ?? []), second?.steps[1]] }] },
    200,
    'foreign',
  ],
  [
    'a stop that nobody asked for',
    { ...GOOD, routes: [{ ...first, steps: [{ type: 'job', id: 9, arrival: 0 }] }] },
    200,
    'foreign',
  ],
  [
    "another driver's stop",
    {
      ...GOOD,
      routes: [
        { ...first, vehicle: 0 },
        { ...second, vehicle: 1 },
      ],
    },
    200,
    'foreign',
  ],
])('answers itself when VROOM answers %s', async (_, body, status, failure) => {
  json(body, status);
  expect(await shareByStreet(problem, [], { url: vroom.url })).toEqual({ plan: own, solver: 'own', failure });
});

it('answers itself when VROOM answers no JSON, a redirect, breaks off, is too slow or is not there', async () => {
  const answers = async (url: string, timeMs?: number) => {
    const { plan, solver, failure } = await shareByStreet(problem, [], { url, ...(timeMs && { timeMs }) });
    expect(plan).toEqual(own);
    expect(solver).toBe('own');
    return failure;
  };
  vroom.answer((_request, response) => response.end('<h1>Bad gateway</h1>'));
  expect(await answers(vroom.url)).toBe('respuesta');
  vroom.answer((_request, response) => response.writeHead(302, { location: '/otra' }).end());
  expect(await answers(vroom.url)).toBe('red');
  vroom.answer((_request, response) => {
    response.writeHead(200, { 'content-length': 500 }).write('{"code":0,');
    setImmediate(() => response.destroy());
  });
  expect(await answers(vroom.url)).toBe('red');
  vroom.answer((_request, response) => response.writeHead(200).write('{'));
  expect(await answers(vroom.url, 100)).toBe('tiempo');
  await vroom.close();
  expect(await answers(vroom.url)).toBe('red');
  expect(await answers('not an address')).toContain('Invalid URL');
});

it('asks nobody without an address or without stops, and nobody about wrong orders', async () => {
  expect(await shareByStreet(problem, [], {})).toEqual({ plan: own, solver: 'own' });
  const empty = await shareByStreet({ drivers, stops: [] }, [], { url: vroom.url });
  expect(empty).toMatchObject({ solver: 'own', plan: { metres: 0, late: 0 } });
  const wrong = shareByStreet(problem, [{ driver: 'Ana', stops: ['oeste'] }], { url: vroom.url });
  await expect(wrong).rejects.toThrow(RangeError);
  expect(vroom.received).toEqual([]);
});
