import { mockNetwork } from '../testing/network.ts';
import { api } from './api.ts';
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
    storeTestWhole: build.query<unknown, void>({ query: () => ({ method: 'GET', address: '/api/servicios/all' }) }),
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
  await createStore().dispatch(endpoints.storeTestWhole.initiate());
  network.route('GET /api/servicios/all', () => Promise.reject(new TypeError('Failed to fetch')));
  await createStore().dispatch(endpoints.storeTestWhole.initiate());
  expect(reported).toEqual([]);
});
