import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { waitFor } from '@testing-library/react';
import { mockTwoVersions } from '../../testing/twoVersions';
import { RemoteLoader } from './RemoteLoader';

let reports: Record<string, unknown>[];
let v2 = '';
/** Callbacks that wait until the page is idle. */
let waiting: Map<number, () => void>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), doNotFake: ['queueMicrotask', 'setImmediate'] });
  ({ v2, reports } = mockTwoVersions());
  waiting = new Map();
  let last = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (callback: () => void) => {
      last += 1;
      waiting.set(last, callback);
      return last;
    },
    cancelIdleCallback: (which: number) => void waiting.delete(which),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
});

/** Opens the section in a page. */
async function openPage() {
  const cycle = async (): Promise<unknown> => undefined;
  const lifecycles: Lifecycles = { bootstrap: cycle, mount: cycle, unmount: cycle };
  const loader = new RemoteLoader(async () => ({ load: async () => lifecycles }));
  await loader.load('pos');
  loader.noteAlive('pos');
  return loader;
}

function beIdle() {
  const callbacks = [...waiting.values()];
  waiting.clear();
  for (const callback of callbacks) callback();
}

test('a section that leaves the page no idle moment for 30 s is reported, once', async () => {
  await openPage();
  jest.advanceTimersByTime(29_000);
  expect(reports).toEqual([]);
  jest.advanceTimersByTime(60_000);
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]).toMatchObject({
    remoto: 'mfe-pos',
    version: v2,
    suceso: 'error',
    etapa: 'uso',
    mensaje: 'Ocupa el procesador sin descanso',
  });
});

test.each<[string, () => void]>([
  ['one idle moment in a while', () => beIdle()],
  ['somebody who types, which a slow machine may answer without a rest,', () => void dispatchEvent(new Event('keydown'))],
  ['a hidden tab', () => void jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['a suspended laptop', () => jest.setSystemTime(Date.now() + 60_000)],
])('%s is no reason to report', async (_what, meanwhile) => {
  await openPage();
  for (let n = 0; n < 4; n += 1) {
    jest.advanceTimersByTime(20_000);
    meanwhile();
  }
  expect(reports).toEqual([]);
});

test('a section that was left is not watched', async () => {
  const loader = await openPage();
  jest.advanceTimersByTime(20_000);
  loader.noteAlive(undefined);
  jest.advanceTimersByTime(60_000);
  expect(reports).toEqual([]);
});
