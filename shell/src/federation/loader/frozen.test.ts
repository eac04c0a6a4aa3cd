import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { mockNetwork } from '@lavanda/shared/testing/network';
import { waitFor } from '@testing-library/react';
import { RemoteLoader } from './RemoteLoader';

let reports: Record<string, unknown>[];
let fallback: object;
/** Each version is reported once per page, so each test uses its own versions. */
let number = 0;
let [v1, v2] = ['', ''];

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['queueMicrotask', 'setImmediate'] });
  localStorage.clear();
  sessionStorage.clear();
  number += 1;
  [v1 = '', v2 = ''] = [1, 2].map((smallest) => `9.${number}.${smallest}-aaaaaaaa`);
  fallback = { respaldo: { version: v1, manifest: '/1' } };
  reports = [];
  const red = mockNetwork();
  red.route('GET /remotes.json', () => ({
    body: {
      id: 'c0',
      usuario: 'u',
      remotes: [{ name: 'mfe-pos', version: v2, manifest: '/m', secciones: ['pos'], ...fallback }],
    },
  }));
  red.route('POST /api/entregas/informe', (request) => {
    reports.push(request.body);
    return { body: {} };
  });
});
afterEach(() => jest.useRealTimers());

/** The loader of a page of this tab, with its section on screen. */
async function openPage() {
  const cycle = async (): Promise<unknown> => undefined;
  const lifecycles: Lifecycles = { bootstrap: cycle, mount: cycle, unmount: cycle };
  const loader = new RemoteLoader(async () => ({ load: async () => ({ ...lifecycles }) }));
  const result = await loader.load('pos');
  if (result.ok) loader.noteAlive('pos');
  return { loader, result, version: loader.remoteOf('pos')?.version };
}

/** A page that stops answering: no timer of its runs any more, and it doesn't end in order. */
function freeze(seconds: number): void {
  jest.clearAllTimers();
  jest.setSystemTime(Date.now() + seconds * 1000);
}

const hide = (hidden: boolean) => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
afterEach(() => jest.restoreAllMocks());

test('a section that froze its tab opens in the version before, in every page of that tab, and is reported once', async () => {
  expect((await openPage()).version).toBe(v2);
  freeze(10);
  const { loader, version } = await openPage();
  expect(version).toBe(v1);
  expect(loader.isFallback('pos')).toBe(true);
  dispatchEvent(new Event('pagehide'));
  expect((await openPage()).version).toBe(v1);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({
    remoto: 'mfe-pos',
    version: v2,
    suceso: 'fallida',
    etapa: 'congelada',
    mensaje: 'La pestaña dejó de responder al montarla',
  });
});

test('one that froze its tab later is reported so', async () => {
  await openPage();
  jest.advanceTimersByTime(3_000);
  freeze(10);
  await openPage();
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({ mensaje: 'La pestaña dejó de responder con la sección ya en pantalla' });
});

test('without another version the failure is shown, and it is opened again when its user asks for it', async () => {
  fallback = {};
  await openPage();
  freeze(10);
  const { loader, result } = await openPage();
  expect(result).toMatchObject({ ok: false, error: { stage: 'congelada' } });
  expect(await loader.load('pos')).toMatchObject({ ok: false });
  loader.allowFrozen('pos');
  expect(await loader.load('pos')).toMatchObject({ ok: true });
  expect(loader.remoteOf('pos')?.version).toBe(v2);
});

test.each<[string, () => void]>([
  ['a page that ended in order', () => dispatchEvent(new Event('pagehide'))],
  ['a hidden tab that the browser discarded', () => hide(true)],
  ['a tab that the browser suspended', () => document.dispatchEvent(new Event('freeze'))],
  ['a section that was left', () => undefined],
])('%s is no freeze', async (what, end) => {
  const { loader } = await openPage();
  jest.advanceTimersByTime(2_000);
  if (what === 'a section that was left') loader.noteAlive(undefined);
  end();
  freeze(60);
  expect((await openPage()).version).toBe(v2);
  expect(reports).toEqual([]);
});

test.each([
  ['a copied tab, whose sign of life is fresh', 1],
  ['a laptop that was closed and lost its power', 3_600],
])('%s is no freeze', async (_what, seconds) => {
  await openPage();
  freeze(seconds);
  expect((await openPage()).version).toBe(v2);
  expect(reports).toEqual([]);
});

test('a tab that is shown again is watched again', async () => {
  await openPage();
  hide(true);
  hide(false);
  freeze(10);
  expect((await openPage()).version).toBe(v1);
});
