import type { Lifecycles } from '@lavanda/shared/federation/remote';
import { mockTwoVersions } from '../../testing/twoVersions';
import { RemoteLoader } from './RemoteLoader';

/** The frames that the profiler sees in each of its samples, innermost first: the script and the line of a function. */
let seen: [script: string, line: number][][];

/** A profiler of functions, as Chromium has. */
class Profiler {
  async stop() {
    const resources = [...new Set(seen.flat().map(([script]) => script))];
    const frames = seen
      .flat()
      .map(([script, line]) => ({ name: 'spin', resourceId: resources.indexOf(script), line, column: 7 }));
    const stacks = frames.map((_, id) => ({ frameId: id, ...(hasCaller(id) && { parentId: id + 1 }) }));
    let first = 0;
    const samples = seen.map((one) => {
      first += one.length;
      return { stackId: first - one.length };
    });
    return { resources, frames, stacks, samples };
  }
}

/** Whether another frame of the same sample called this frame: it isn't the sample's last. */
function hasCaller(id: number): boolean {
  let end = -1;
  return !seen.some((one) => {
    end += one.length;
    return end === id;
  });
}

/** URL of a script in a version's folder. */
const scriptOf = (version: string, name = 'mfe-pos') => `${location.origin}/mf/${name}/${version}/static/js/a.js`;

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
    Profiler,
  });
  seen = Array.from({ length: 20 }, () => [
    [scriptOf(v2), 5],
    ['react.js', 1],
    [scriptOf(v2), 9],
    ['react.js', 3],
  ]);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'Profiler']) Reflect.deleteProperty(globalThis, name);
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

/** Lets the page be busy for a minute. @returns the reports sent */
async function beBusy() {
  await jest.advanceTimersByTimeAsync(60_000);
  return reports;
}

test('a section that leaves the page no idle moment for 30 s is reported once, with the outermost function that ran most of the time', async () => {
  await openPage();
  jest.advanceTimersByTime(29_000);
  expect(reports).toEqual([]);
  seen.push([[scriptOf(v2), 4]], [[scriptOf(v2), 4]]);
  await beBusy();
  expect(await beBusy()).toEqual([
    expect.objectContaining({
      remoto: 'mfe-pos',
      version: v2,
      suceso: 'error',
      etapa: 'uso',
      mensaje: 'Ocupa el procesador sin descanso',
      pila: `    at spin (${scriptOf(v2)}:9:7)\n    at spin (${scriptOf(v2)}:5:7)`,
    }),
  ]);
});

test.each<[string, () => void]>([
  ['code that is no section keeps the page busy', () => (seen = seen.map(() => [['react.js', 1]]))],
  ['the section has only a clock, which is seen by chance', () => seen.splice(2)],
  ['the browser has no profiler', () => Reflect.deleteProperty(globalThis, 'Profiler')],
  [
    "the page's policy forbids it",
    () =>
      Object.assign(globalThis, {
        Profiler: class {
          constructor() {
            throw new DOMException('no', 'NotAllowedError');
          }
        },
      }),
  ],
])('no section is reported when %s', async (_when, prepare) => {
  await openPage();
  prepare();
  expect(await beBusy()).toEqual([]);
});

test('the section whose code runs is reported, not the one on screen', async () => {
  const loader = await openPage();
  loader.noteAlive(undefined);
  expect(await beBusy()).toMatchObject([{ remoto: 'mfe-pos', version: v2 }]);
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
