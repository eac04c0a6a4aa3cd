import { callTotals } from '@lavanda/shared';
import { type MockNetwork, mockNetwork } from '@lavanda/shared/testing/network';
import { waitFor } from '@testing-library/react';
import { RemoteLoader } from '../loader/RemoteLoader';

const LIFECYCLES = { bootstrap: async () => null, mount: async () => null, unmount: async () => null };

/** The page's PerformanceObservers, by type of entry. */
let observers: Map<string, (entries: object[]) => void>;
let now: number;
let net: MockNetwork;
let loader: RemoteLoader;

class Observer {
  static readonly supportedEntryTypes = ['event', 'layout-shift', 'largest-contentful-paint'];
  readonly #take: (list: { getEntries: () => object[] }) => void;
  constructor(take: (list: { getEntries: () => object[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { type: string }) {
    observers.set(type, (entries) => this.#take({ getEntries: () => entries }));
  }
  takeRecords = () => [];
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  observers = new Map();
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  Object.assign(globalThis, { PerformanceObserver: Observer });
  net = mockNetwork();
  net.route('POST /api/entregas/informe', { body: {} });
  net.route('POST /api/entregas/medidas', { body: {} });
});
afterEach(() => {
  // Without this, the measuring of this test's page would continue in the next test.
  loader.noteAlive(undefined);
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

const remote = (name: string, section: string, sample?: number) => ({
  name,
  version: '1.0.0-11111111',
  manifest: `/mf/${name}/1.0.0-11111111/mf-manifest.json`,
  secciones: [section],
  candidata: false,
  ...(sample !== undefined && { muestra: sample }),
});

/** Opens a page whose sections are measured in a share of the sessions, and notes that `section` works. */
async function openPage(sample?: number, section = 'ventas') {
  const remotes = [remote('mfe-ventas', 'ventas', sample), remote('mfe-pos', 'pos', sample)];
  net.route('GET /remotes.json', { body: { id: 'a', usuario: 'u', remotes } });
  loader = new RemoteLoader(async () => ({ load: async () => LIFECYCLES }));
  await Promise.all([loader.load('ventas'), loader.load('pos')]);
  loader.noteAlive(section);
  loader.noteSettled(section);
}

const interaction = (startTime: number, duration: number, interactionId: number) => ({ startTime, duration, interactionId });
const tell = (type: string, ...entries: object[]) => observers.get(type)?.(entries);
const leavePage = () => dispatchEvent(new Event('pagehide'));
const told = () => net.seen('POST /api/entregas/medidas').map(({ body }) => body.secciones);

test('each section is told what happened while it was shown: the slowest touch, shifts and the largest paint', async () => {
  await openPage(1);
  await waitFor(() => expect(observers.size).toBe(3));
  now = 20_000;
  loader.noteAlive('pos');
  now = 40_000;
  tell('event', interaction(100, 80, 1), interaction(110, 240, 1), interaction(900, 64, 2), interaction(25_000, 512, 3));
  tell('event', { startTime: 950, duration: 4000, interactionId: 0 });
  tell('largest-contentful-paint', { startTime: 300 }, { startTime: 1200 });
  tell(
    'layout-shift',
    { startTime: 500, value: 0.1, hadRecentInput: false },
    { startTime: 900, value: 0.05, hadRecentInput: false },
  );
  tell(
    'layout-shift',
    { startTime: 9000, value: 0.12, hadRecentInput: false },
    { startTime: 9100, value: 3, hadRecentInput: true },
  );
  leavePage();
  const none = { llamadas: 0, fallidas: 0 };
  expect(told()).toEqual([
    [
      { remoto: 'mfe-ventas', version: '1.0.0-11111111', ...none, inp: 240, lcp: 1200, cls: expect.closeTo(0.15) },
      { remoto: 'mfe-pos', version: '1.0.0-11111111', ...none, inp: 512, cls: 0 },
    ],
  ]);
  now = 60_000;
  leavePage();
  expect(told()).toHaveLength(1);
});

test('what was shown for a moment alone tells nothing', async () => {
  await openPage(1);
  await waitFor(() => expect(observers.size).toBe(3));
  now = 9_000;
  leavePage();
  expect(told()).toEqual([]);
});

test.each([
  ['isn’t drawn', 0.4],
  ['is on a server that asks for none', undefined],
])('a session that %s is not measured', async (_what, sample) => {
  await openPage(sample);
  await new Promise((resolve) => setTimeout(resolve, 50));
  now = 60_000;
  leavePage();
  expect([observers.size, told()]).toEqual([0, []]);
});

test('names nobody and no address', async () => {
  await openPage(1);
  await waitFor(() => expect(observers.size).toBe(3));
  now = 60_000;
  leavePage();
  const [[section]] = told() as [[object]];
  expect(Object.keys(section).sort()).toEqual(['cls', 'fallidas', 'llamadas', 'remoto', 'version']);
  expect(callTotals()).toEqual({ calls: 0, failed: 0 });
});
