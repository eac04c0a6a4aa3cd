import { act, renderHook } from '@testing-library/react';
import { api } from '../api/api.ts';
import { createStore } from '../api/store.ts';
import type { LiveEvent } from '../contract/schemas/events.ts';
import { onRelease, useFreshness } from './liveState.ts';
import { startLive } from './startLive.ts';
import { windowId } from './windowId.ts';

/** Stands in for the browser's EventSource, which jsdom lacks. */
class FakeEventSource extends EventTarget {
  static opened: FakeEventSource[] = [];
  readonly url: string;
  isClosed = false;
  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  say(name: string, lastEventId = '', data: unknown = '') {
    act(() => void this.dispatchEvent(new MessageEvent(name, { lastEventId, data })));
  }
  tell(id: string, event: Partial<LiveEvent>) {
    this.say('message', id, JSON.stringify({ ids: [], origen: null, ...event }));
  }
}

let reads: Record<string, number>;
const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probeList: build.query<number, void>({
      queryFn: () => ({ data: read('list') }),
      providesTags: [{ type: 'Nota', id: 'LIST' }],
    }),
    probeServices: build.query<number, void>({ queryFn: () => ({ data: read('services') }), providesTags: ['Servicio'] }),
  }),
});
function read(name: string): number {
  reads[name] = (reads[name] ?? 0) + 1;
  return reads[name];
}

let store: ReturnType<typeof createStore>;
let end: () => void;
const stream = () => FakeEventSource.opened.at(-1) as FakeEventSource;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  jest.useFakeTimers();
  FakeEventSource.opened = [];
  Object.assign(globalThis, { EventSource: FakeEventSource });
  reads = {};
  store = createStore();
  void store.dispatch(probe.endpoints.probeList.initiate());
  void store.dispatch(probe.endpoints.probeServices.initiate());
  end = startLive('u1', store.dispatch);
  await pass(2_000);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('many events in a moment are one read of what they make stale, and of nothing else', async () => {
  stream().say('listo', 'a');
  for (let n = 0; n < 30; n++) stream().tell(`b${n}`, { tipo: 'nota', ids: [`n${n}`] });
  await pass(500);
  expect(reads).toEqual({ list: 2, services: 1 });
  stream().tell('c', { tipo: 'servicio' });
  await pass(500);
  expect(reads).toEqual({ list: 2, services: 2 });
});

test('a change of this window is not read a second time', async () => {
  stream().say('listo', 'a');
  stream().tell('b', { tipo: 'nota', ids: ['n'], origen: windowId });
  await pass(500);
  expect(reads.list).toBe(1);
});

test('a hidden page reads once, when it is seen again', async () => {
  stream().say('listo', 'a');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  for (const id of ['b', 'c']) {
    stream().tell(id, { tipo: 'nota', ids: [id] });
    await pass(5_000);
  }
  // Without Web Locks, a hidden page stops listening, but keeps the events that it already received.
  expect(reads.list).toBe(1);
  hidden.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(500);
  expect(reads.list).toBe(2);
});

test('a lost stream is made again from the last event, and meanwhile it is read by the clock', async () => {
  const { result } = renderHook(() => useFreshness(30_000));
  expect(result.current).toMatchObject({ pollingInterval: 30_000, refetchOnFocus: true });
  expect(stream().url).toMatch(/^\/api\/eventos\?hace=\d+$/);
  stream().say('listo', 'a');
  expect(result.current).toMatchObject({ pollingInterval: 0, refetchOnFocus: false });
  stream().tell('b.0', { tipo: 'nota', ids: ['n'] });
  stream().say('error');
  expect(stream().isClosed).toBe(true);
  expect(result.current.pollingInterval).toBe(30_000);
  await pass(1_000);
  expect(FakeEventSource.opened).toHaveLength(2);
  expect(stream().url).toBe('/api/eventos?desde=b.0');
  stream().say('todo');
  stream().say('listo', 'z');
  await pass(500);
  expect(reads).toEqual({ list: 3, services: 2 });
  expect(result.current.pollingInterval).toBe(0);
});

test('a stream that opens and says nothing, as behind a proxy that holds it back, does not count', async () => {
  const { result } = renderHook(() => useFreshness(30_000));
  await pass(60_000);
  expect(result.current.pollingInterval).toBe(30_000);
  stream().say('listo', 'a');
  for (let beats = 0; beats < 3; beats++) {
    await pass(23_000);
    stream().say('latido');
    expect(result.current.pollingInterval).toBe(0);
  }
  // A router that drops packets doesn't end the stream, so only the silence shows that the stream is lost.
  await pass(27_500);
  expect(result.current.pollingInterval).toBe(30_000);
  expect(FakeEventSource.opened.length).toBeGreaterThan(1);
});

test('a released version is told', () => {
  const told = jest.fn();
  const stop = onRelease(told);
  stream().say('listo', 'a');
  stream().tell('b', { tipo: 'entrega' });
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('a stream that fails before it was up has the session read again, once an outage', async () => {
  const sessions = jest.fn();
  const probed = probe.injectEndpoints({
    endpoints: (build) => ({
      probeSession: build.query<null, void>({
        queryFn: () => {
          sessions();
          return { data: null };
        },
        providesTags: ['Sesion'],
      }),
    }),
  });
  void store.dispatch(probed.endpoints.probeSession.initiate());
  stream().say('error');
  await pass(3_000);
  stream().say('error');
  await pass(10_000);
  expect(sessions).toHaveBeenCalledTimes(2);
  stream().say('listo', 'a');
  stream().say('error');
  await pass(3_000);
  expect(sessions).toHaveBeenCalledTimes(2);
  stream().say('error');
  await pass(3_000);
  expect(sessions).toHaveBeenCalledTimes(3);
});
