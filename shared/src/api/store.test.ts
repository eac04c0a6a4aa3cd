import { waitFor } from '@testing-library/dom';
import { mockNetwork } from '../testing/network.ts';
import { api } from './api.ts';
import { queue } from './outbox/queue.ts';
import { findServer } from './outbox/queueThunks.ts';
import { createStore } from './store.ts';

/** Endpoints of a section, one of which can't read its answer. */
const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    storeTestBroken: build.query<string, void>({
      query: () => ({ method: 'GET', address: '/api/servicios/all' }),
      transformResponse: () => {
        throw new TypeError('no total');
      },
    }),
    storeTestWhole: build.query<unknown, number>({ query: () => ({ method: 'GET', address: '/api/servicios/all' }) }),
    storeTestOther: build.query<unknown, void>({ query: () => ({ method: 'GET', address: '/api/tenant/sucursales' }) }),
  }),
}).endpoints;

let reported: ErrorEvent[];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event);
};
beforeEach(() => {
  reported = [];
  addEventListener('error', note);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  removeEventListener('error', note);
  jest.restoreAllMocks();
});

test('what an endpoint’s own code throws is reported with its stack, because its page shows a failed call', async () => {
  mockNetwork().route('GET /api/servicios/all', { body: { servicios: [] } });
  const { error } = await createStore().dispatch(endpoints.storeTestBroken.initiate());
  expect(error).toMatchObject({ message: 'no total' });
  expect(reported.map(({ error: thrown }) => thrown)).toEqual([
    expect.objectContaining({ name: 'TypeError', message: 'no total', stack: expect.stringContaining('store.test.ts') }),
  ]);
});

test('a call that the server refuses, or that has no answer, isn’t', async () => {
  const network = mockNetwork();
  network.route('GET /api/servicios/all', { status: 403, body: { detail: 'No tienes permiso.' } });
  await createStore().dispatch(endpoints.storeTestWhole.initiate(0));
  network.route('GET /api/servicios/all', () => Promise.reject(new TypeError('Failed to fetch')));
  await createStore().dispatch(endpoints.storeTestWhole.initiate(0));
  expect(reported).toEqual([]);
});

describe('when the server answers again', () => {
  const { storeTestWhole: whole, storeTestOther: other } = endpoints;
  const address = 'GET /api/servicios/all';
  const toldOf = (store: ReturnType<typeof createStore>) => queue.selectors.queueOf(store.getState());
  beforeEach(() => localStorage.clear());

  test('what a page shows as failed is read again, and nothing else', async () => {
    const network = mockNetwork();
    network.route('GET /api/tenant/sucursales', { body: { sucursales: [] } });
    network.route(address, 'caida');
    const store = createStore();
    const answered = store.dispatch(other.initiate());
    await answered;
    const shown = store.dispatch(whole.initiate(1));
    const left = store.dispatch(whole.initiate(2));
    await Promise.all([shown, left]);
    left.unsubscribe();
    expect(toldOf(store).connected).toBe(false);
    network.route(address, { body: { servicios: [] } });
    await store.dispatch(findServer());
    await waitFor(() => expect(whole.select(1)(store.getState()).data).toEqual({ servicios: [] }));
    expect(network.seen(address)).toHaveLength(3);
    expect(network.seen('GET /api/tenant/sucursales')).toHaveLength(1);
  });

  test('a read that is under way goes on, also when its answer is the first one', async () => {
    const network = mockNetwork();
    network.route(address, 'caida');
    const store = createStore();
    await store.dispatch(whole.initiate(1));
    const there = 'GET /api/tenant/sucursales';
    network.route(there, { body: { sucursales: [] } });
    network.route(address, { body: { servicios: [] } });
    const { data } = await store.dispatch(other.initiate(undefined, { subscribe: false }));
    expect(data).toEqual({ sucursales: [] });
    await waitFor(() => expect(whole.select(1)(store.getState()).isSuccess).toBe(true));
    expect(network.seen(there)).toHaveLength(1);
  });

  test('the moment of its last answer was kept, also for a page that opens without it', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-10T19:42:00Z'));
    const network = mockNetwork();
    network.route(address, { body: { servicios: [] } });
    await createStore().dispatch(whole.initiate(1));
    now.mockReturnValue(Date.parse('2026-12-10T20:05:00Z'));
    network.route(address, 'caida');
    const reloaded = createStore();
    await reloaded.dispatch(whole.initiate(1));
    expect(toldOf(reloaded)).toMatchObject({ connected: false, since: '2026-12-10T19:42:00.000Z' });
    network.route(address, { body: { servicios: [] } });
    await reloaded.dispatch(findServer());
    expect(toldOf(reloaded)).toMatchObject({ connected: true, since: '2026-12-10T20:05:00.000Z' });
  });
});
