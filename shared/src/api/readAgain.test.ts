import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/dom';
import { mockNetwork } from '../testing/network.ts';
import { api } from './api.ts';
import { answerOfCopy } from './copy/copy.ts';
import { findServer } from './outbox/queueThunks.ts';
import { createStore } from './store.ts';

const { readAgainTestServicios: servicios } = api.injectEndpoints({
  endpoints: (build) => ({
    readAgainTestServicios: build.query<unknown, void>({ query: () => ({ method: 'GET', address: '/api/servicios/all' }) }),
  }),
}).endpoints;

const ADDRESS = 'GET /api/servicios/all';
const PILLOW = { _id: 'a', servicio: 'Almohada', categoria: 'Edredones', medida: 'pz', precio: 60 };

test('what a page shows from this device’s copy is read again once the server answers', async () => {
  const network = mockNetwork();
  network.route(ADDRESS, { body: { servicios: [PILLOW] } });
  const store = createStore();
  const shown = store.dispatch(servicios.initiate());
  await shown;
  await waitFor(async () => expect(await answerOfCopy({ method: 'GET', address: '/api/servicios/all' })).toBeDefined());
  network.route(ADDRESS, 'caida');
  await shown.refetch();
  expect(servicios.select()(store.getState())).toMatchObject({ isSuccess: true, data: { servicios: [PILLOW] } });
  network.route(ADDRESS, { body: { servicios: [] } });
  await store.dispatch(findServer());
  await waitFor(() => expect(servicios.select()(store.getState()).data).toEqual({ servicios: [] }));
});
